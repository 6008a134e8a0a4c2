import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
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
  {
    // The client runs without a DOM framework: it may not know components.
    files: ['src/lib/client/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['$lib/ui/*', '$lib/games/*', '../ui/*'] }] },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);
