import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import doors from './eslint.doors.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/wire/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // TypeScript itself knows undefined names better.
    rules: {
      'no-undef': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // Not every Map is watched by a component: caches and look-up tables are plain on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  ...doors,
  {
    // Only the journeys' own `test` fails on errors that a page did not catch.
    files: ['e2e/**', 'pictures/**'],
    ignores: ['e2e/fixtures.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@playwright/test', importNames: ['test'], message: 'Take `test` from e2e/fixtures.' },
          ],
        },
      ],
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);
