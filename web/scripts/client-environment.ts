/** Runs a test file as a browser would get it: with Svelte's effects, which code compiled for a server leaves out. */
import type { Environment } from 'vitest/runtime';

export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
