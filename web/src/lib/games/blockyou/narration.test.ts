import { beforeAll, describe, expect, it } from 'vitest';
import type { BlockyouStatus } from '$lib/wire/messages';
import { setLanguage } from '$lib/words';
import { cardWords, endingWords, idleWords, nameOf, stateOf, statusWords, tell } from './narration';
import { chair, laid, position } from './positions.testdata';

beforeAll(() => setLanguage('en'));

/** Removes the marks that isolate text direction. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const CHAIRS = [chair(0, '', true), chair(1, 'Oak'), chair(2, 'Maple')];
const AT = { chairs: CHAIRS, closed: false };

describe('what happened is told', () => {
  it.each([
    [{ kind: 'ready', seat: 1 }, 'Oak is ready.'],
    [{ kind: 'countdown' }, 'Three, two, one…'],
    [{ kind: 'turning' }, ''],
    [{ kind: 'round', round: 4 }, 'Round 4.'],
    [{ kind: 'laid', laid: laid(0, '1,3/2') }, 'BlockYou! You lay a card at row 2, column 4.'],
    [
      { kind: 'laid', laid: laid(1, '0,0/0', { blocked: [0, 2] }) },
      'BlockYou! Oak lays a card at row 1, column 1. Blocked: You, Maple.',
    ],
    [
      { kind: 'laid', laid: laid(2, '5,6/0', { fault: 'colours' }) },
      'Fault by Maple: the colours don’t match at row 6, column 7.',
    ],
    [
      { kind: 'laid', laid: laid(0, '5,6/0', { fault: 'self' }) },
      'Fault: you pointed at yourself. You get a penalty card.',
    ],
    [{ kind: 'last', seat: 0 }, 'You are the last one: ten seconds!'],
    [{ kind: 'left', seat: 2 }, 'Maple has left the game.'],
    [{ kind: 'over', winners: [0] }, 'The game is over. You win.'],
    [{ kind: 'over', winners: [2] }, 'The game is over. Maple wins.'],
  ] as [Parameters<typeof tell>[0], string][])('%j', (motion, words) => {
    expect(plain(tell(motion, position(), CHAIRS))).toBe(words);
  });
});

describe('the only person at a page', () => {
  it('never reads the own name', () => {
    const named = [chair(0, 'Zoë', true), chair(1, 'Oak'), chair(2, 'Maple')];
    const motion = { kind: 'laid', laid: laid(1, '0,0/0', { blocked: [0, 2] }) } as const;
    expect(plain(tell(motion, position(), named))).toContain('Blocked: You, Maple.');
    expect(cardWords('WRPL/N.NE', 2, position(), named)).not.toContain('Zoë');
    expect(stateOf(position(['active', 'done']), { chairs: named, closed: false })).not.toContain('Zoë');
  });

  it('has a name when others share the page', () => {
    const shared = [chair(0, 'Zoë', true), chair(1, 'Oak', true), chair(2, 'Maple')];
    expect(nameOf(shared, 0)).toBe('Zoë');
  });
});

describe('a card in words', () => {
  it('names squares and fingers, and who sits where they point', () => {
    expect(plain(cardWords('WRPL/N.NE', 0, position(), CHAIRS))).toBe(
      'above white and red, below purple and light green; one finger north, one north-east (Maple)',
    );
    expect(plain(cardWords('WRPL/N.NE', 2, position(), CHAIRS))).toBe(
      'above light green and purple, below red and white; one finger south (You), one south-west',
    );
  });
});

describe('how players stand', () => {
  it.each([
    ['active', 'looking'],
    ['done', 'done'],
    ['blocked', 'blocked'],
    ['out', 'sits out'],
    ['left', 'has left'],
  ] as [BlockyouStatus, string][])('%s', (status, words) => {
    expect(statusWords(position(['active', status]), 1)).toBe(words);
  });

  it('says what kind of fault it was, and who is alone', () => {
    const fault = position(['active', 'fault'], {
      laid: [laid(1, '1,1/0', { fault: 'self' })],
      phase: 'last',
    });
    expect(statusWords(fault, 1)).toBe('pointed at self');
    expect(statusWords(fault, 0)).toBe('last one');
  });

  it('says why there is no card in the hand', () => {
    const blocked = position(['blocked', 'done'], { laid: [laid(1, '1,1/0', { blocked: [0] })] });
    expect(plain(idleWords(blocked, 0, CHAIRS))).toBe('Blocked by Oak');
    const fault = position(['fault', 'active'], { laid: [laid(0, '1,1/0', { fault: 'colours' })] });
    expect(idleWords(fault, 0, CHAIRS)).toContain('Colours don’t match');
    expect(idleWords(position(), 0, CHAIRS)).toBe('');
  });
});

describe('what is true now', () => {
  it('is who still looks, or what comes next', () => {
    expect(plain(stateOf(position(['active', 'done', 'active']), AT))).toBe('Still looking: You, Maple.');
    expect(stateOf(position(['active']), { ...AT, closed: true })).toBe('The table was closed');
    expect(stateOf(position(['idle', 'ready'], { phase: 'ready' }), AT)).toBe(
      'The race begins when everybody is ready.',
    );
    expect(plain(stateOf(position(['idle', 'leads'], { phase: 'ready' }), AT))).toBe(
      'Oak starts the countdown when the others are ready.',
    );
  });

  it('is how the round ended', () => {
    expect(plain(endingWords(position(['done', 'last'], { ending: 'last' }), CHAIRS))).toBe(
      'Oak was the last one left.',
    );
    expect(endingWords(position(['returned'], { ending: 'refreshed' }), CHAIRS)).toContain('new field');
    expect(endingWords(position(), CHAIRS)).toBe('');
  });
});
