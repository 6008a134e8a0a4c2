/** How the page is built: into the server's own folder, with compressed twins, so that the server needs no Node. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compressedTwins } from './scripts/compressed-twins.ts';
import { thirdParty } from './scripts/third-party-plugin.ts';
import { words } from './scripts/words-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.BLOCKCADE_SERVER ?? 'http://127.0.0.1:8000';

/** What every page needs: one chunk, so that a first visit does not ask twenty times. */
const BASE = new RegExp(
  [
    'node_modules/(svelte|esm-env|clsx|@fluent)/',
    'src/lib/(words|settings|router|options|ui/levels|ui/bot-names|ui/game-names|learn/progress|client/http)',
    'src/routes/(home/GameOnShelf|home/LearnLine|new/table-plan)',
    'src/lib/games/(index|contract|setups|turns|[a-z]+/index)\\.ts',
    'src/lib/ui/(Icon|Drawing|Dialog|Choice|Switch|Lazy|Waiting|Logo|LostPage|PaceChoice|PageHead|SettingsPanel)\\.svelte',
  ].join('|'),
);

export default defineConfig({
  plugins: [
    svelte(),
    words(here('../locales')),
    thirdParty(here('public/third-party.txt')),
    compressedTwins(),
  ],
  resolve: {
    alias: { $lib: here('src/lib') },
    // Tests run without a DOM, but with Svelte's reactive client, not its server renderer.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/blockcade/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
  server: {
    fs: { allow: [here('.'), here('../locales')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.svelte.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'effects',
          include: ['src/**/*.svelte.test.ts'],
          environment: here('scripts/client-environment.ts'),
        },
      },
    ],
  },
});
