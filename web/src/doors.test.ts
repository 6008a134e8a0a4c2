import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

const eslint = new ESLint({ cwd: fileURLToPath(new URL('..', import.meta.url)) });

/** Whether ESLint lets a file import an address. */
async function mayImport(file: string, address: string): Promise<boolean> {
  const code = `import { x } from '${address}';\nexport const y = x;\n`;
  const [result] = await eslint.lintText(code, { filePath: `src/${file}` });
  return !result?.messages.some(({ ruleId }) => ruleId === 'no-restricted-imports');
}

// The first file loads ESLint with all its parsers.
beforeAll(() => mayImport('main.ts', './lib/router.svelte'), 60_000);

it.each([
  ['lib/client/x.ts', '$lib/play/seats'],
  ['lib/client/x.ts', '../ui/chairs'],
  ['lib/client/x.ts', '$lib/games'],
  ['lib/client/x.ts', '../../routes/table/status'],
  ['lib/ui/x.ts', '$lib/games/contract'],
  ['lib/ui/x.ts', '../play/seats'],
  ['lib/ui/x.ts', '../../routes/table/status'],
  ['lib/play/x.ts', '$lib/games/winners'],
  ['lib/play/x.ts', '../games/winners'],
  ['lib/play/x.ts', '../../routes/table/status'],
  ['lib/games/x.ts', '../../routes/table/status'],
  ['lib/games/blackout/x.ts', '../../../routes/table/status'],
  ['lib/games/blackout/x.ts', '../blokus/notation'],
  ['lib/games/blackout/boardtext/x.ts', '../../blokus/notation'],
  ['lib/games/blokus/x.ts', '$lib/games/blackout/notation'],
])('%s must not import %s', async (file, address) => {
  expect(await mayImport(file, address)).toBe(false);
});

it.each([
  ['lib/client/x.ts', './frames'],
  ['lib/client/x.ts', '$lib/wire/messages'],
  ['lib/ui/x.ts', '$lib/client/http'],
  ['lib/play/x.ts', '$lib/ui/chairs'],
  ['lib/games/blokus/x.ts', '$lib/play/seats'],
  ['lib/games/blokus/x.ts', '../contract'],
  ['lib/games/blokus/analysis/x.ts', '../notation'],
  ['lib/games/x.ts', './blokus/index'],
  ['routes/x.ts', '$lib/games/blokus/notation'],
])('%s may import %s', async (file, address) => {
  expect(await mayImport(file, address)).toBe(true);
});
