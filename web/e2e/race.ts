/** A round of BlockYou! with known cards, and helpers to play it by text. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { twin } from './tables';

interface Scene {
  seed: string;
  fault: string;
  block: string;
  late: string;
}
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const scene = JSON.parse(
  execFileSync(at('../../.venv/bin/python'), [at('./blockyou_scene.py')], { encoding: 'utf8' }),
) as Scene;

export const ready = (page: Page) => page.getByRole('button', { name: 'I’m ready' });

/** Lays the card by words: row, column, quarter turns. */
export async function lay(page: Page, move: string): Promise<void> {
  const [, row = '', column = '', turns = ''] = /^(\d),(\d)\/(\d)$/.exec(move) ?? [];
  await twin(page)
    .getByLabel('Turned')
    .selectOption({ index: Number(turns) });
  await twin(page)
    .getByLabel('Row of its upper squares')
    .selectOption({ index: Number(row) });
  await twin(page)
    .getByLabel('Column of its left squares')
    .selectOption({ index: Number(column) });
  await twin(page).getByRole('button', { name: 'Lay', exact: true }).click();
}
