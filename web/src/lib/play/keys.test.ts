import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isTypedElsewhere, keyListener, letterOf, wayOf } from './keys';

/** An element that matches some selectors, by itself or through an ancestor. */
class FakeElement {
  constructor(private readonly within: readonly string[]) {}
  closest(selectors: string): this | null {
    return selectors.split(', ').some((each) => this.within.includes(each)) ? this : null;
  }
}
beforeEach(() => vi.stubGlobal('Element', FakeElement));
afterEach(() => vi.unstubAllGlobals());

function typed(key: string, within: readonly string[] = [], rest: Partial<KeyboardEvent> = {}) {
  const event = { key, code: '', target: new FakeElement(within), preventDefault: vi.fn(), ...rest };
  return event as unknown as KeyboardEvent;
}

it('a letter counts by what it says, and on other scripts by its place', () => {
  expect(letterOf({ key: 'r', code: 'KeyP' })).toBe('R');
  expect(letterOf({ key: 'ר', code: 'KeyR' })).toBe('R');
  expect(letterOf({ key: 'Enter', code: 'Enter' })).toBe('');
});

it('arrows have a way', () => {
  expect([wayOf('ArrowLeft'), wayOf('a')]).toEqual(['left', null]);
});

it('keys belong to fields, dialogs and shortcuts of the browser', () => {
  expect(isTypedElsewhere(typed('r'))).toBe(false);
  expect(isTypedElsewhere(typed('r', ['input']))).toBe(true);
  expect(isTypedElsewhere(typed('Escape', ['dialog']))).toBe(true);
  expect(isTypedElsewhere(typed('r', [], { ctrlKey: true }))).toBe(true);
  expect(isTypedElsewhere(typed('r', [], { defaultPrevented: true }))).toBe(true);
});

it('Enter and Space press a button, unless the game has it', () => {
  expect(isTypedElsewhere(typed('Enter', ['button']))).toBe(true);
  expect(isTypedElsewhere(typed(' ', ['a']))).toBe(true);
  expect(isTypedElsewhere(typed('r', ['button']))).toBe(false);
  expect(isTypedElsewhere(typed('Enter', ['button', '[data-card]']), '[data-card]')).toBe(false);
});

it('a key that the game used does nothing else', () => {
  const obey = vi.fn(({ key }: KeyboardEvent) => key === 'r');
  const listen = keyListener(obey);
  const [used, unused, elsewhere] = [typed('r'), typed('x'), typed('r', ['textarea'])];
  for (const event of [used, unused, elsewhere]) listen(event);
  expect(obey).toHaveBeenCalledTimes(2);
  expect(used.preventDefault).toHaveBeenCalledOnce();
  expect(unused.preventDefault).not.toHaveBeenCalled();
});
