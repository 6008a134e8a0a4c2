/** A Vite plugin that makes one module of each language's texts: `virtual:words` lists them, each loads on demand. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'virtual:words';
/** What only the documentation says. */
const SITE = 'site.ftl';
const ONE = /^\0virtual:words\/(\w+)$/;

export function words(folder: string): Plugin {
  const languages = () => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    name: 'words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const lines = languages().map(
          ({ name }) => `${JSON.stringify(name)}: () => import('${LIST}/${name}')`,
        );
        return `export default { ${lines.join(', ')} };`;
      }
      const code = ONE.exec(id)?.[1];
      if (!code) return undefined;
      const files = readdirSync(join(folder, code)).filter((file) => file.endsWith('.ftl') && file !== SITE);
      const texts = files.sort().map((file) => {
        this.addWatchFile(join(folder, code, file));
        return withoutComments(readFileSync(join(folder, code, file), 'utf8'));
      });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

/** Comments are for translators; readers need not wait for them. */
function withoutComments(text: string): string {
  return text.replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n');
}
