/** Sees to it that the licence of every package in the page goes out with the page. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** `notices` has one heading for each package: `== name version (licence)`. */
export function thirdParty(notices: string): Plugin {
  return {
    name: 'third-party',
    apply: 'build',
    generateBundle() {
      const text = readFileSync(notices, 'utf-8');
      const named = new Set([...text.matchAll(/^== (\S+) /gm)].map((match) => match[1]));
      const bundled = [...this.getModuleIds()].map((id) => PACKAGE.exec(id)?.[1]);
      const missing = [...new Set(bundled)].filter((name) => name && !named.has(name));
      if (missing.length > 0)
        this.error(
          `The page contains ${missing.join(', ')}, and ${notices} lacks the licence: run 'make licences'.`,
        );
    },
  };
}
