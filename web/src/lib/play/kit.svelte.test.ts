import { flushSync } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Chair, Table, Update } from '$lib/wire/messages';
import { setLanguage } from '$lib/words';
import { FocusReturn } from './focus.svelte';
import { Kit, type KitOptions } from './kit.svelte';
import type { PlayProps, SentMove } from './props';
import { hearEach } from './story.svelte';

beforeAll(() => setLanguage('en'));

interface View {
  name: string;
}

const TABLE = { chairs: [0, 1].map((seat) => ({ seat, mine: seat === 1, bot: '' }) as Chair) } as Table;
const UPDATE = {
  seq: 1,
  to_act: [1],
  choices: [{ seat: 1, moves: ['a'] }],
  alarms: [],
  views: [{ seats: [1], view: { name: 'mine' } }],
} as unknown as Update;

/** A kit as a component would hold it, its props (mutable), and a function that unmounts it. */
function mounted(options: KitOptions<View> = {}, more: (kit: Kit<View>) => void = () => undefined) {
  let now = $state.raw({ table: TABLE, update: UPDATE, sent: null as SentMove | null });
  const judge = vi.fn(async () => 'wrong-phase');
  let kit!: Kit<View>;
  const destroy = $effect.root(() => {
    kit = new Kit<View>(() => ({ ...now, judge, serverNow: () => 0 }) as unknown as PlayProps, options);
    more(kit);
  });
  flushSync();
  const give = (changed: Partial<typeof now>) => {
    now = { ...now, ...changed };
    flushSync();
  };
  return { kit, judge, give, destroy };
}
const sent = (reason = '') => ({ seat: 1, move: 'a', reason });

it('knows the seats here, the view and what may be done', () => {
  const { kit, give, destroy } = mounted();
  expect(kit.here).toEqual([1]);
  expect(kit.view).toEqual({ name: 'mine' });
  expect(kit.canAct).toBe(true);
  give({ sent: sent() });
  expect([kit.canAct, kit.waiting?.move]).toEqual([false, 'a']);
  give({ sent: sent('not-your-turn') });
  expect([kit.canAct, kit.waiting]).toEqual([true, null]);
  expect(kit.refusal).not.toBe('');
  destroy();
});

it('judges for the seat that is to act, and for nobody else', async () => {
  const { kit, judge, give, destroy } = mounted();
  expect(await kit.judge('b')).toBe('wrong-phase');
  expect(judge).toHaveBeenCalledWith(1, 'b');
  give({ update: { ...UPDATE, to_act: [0], choices: [] } });
  expect(await kit.judge('b')).toBe('not-your-turn');
  expect(judge).toHaveBeenCalledTimes(1);
  destroy();
});

it('tells each refusal once, whatever else changes', () => {
  const taken = vi.fn();
  const { give, destroy } = mounted({}, (kit) => kit.onRefused(taken));
  give({ sent: sent() });
  expect(taken).not.toHaveBeenCalled();
  give({ sent: sent('not-your-turn') });
  give({ update: { ...UPDATE, seq: 2 } });
  give({ table: { ...TABLE } });
  expect(taken).toHaveBeenCalledTimes(1);
  give({ sent: sent() });
  give({ sent: sent('not-your-turn') });
  expect(taken).toHaveBeenCalledTimes(2);
  destroy();
});

it('follows an alarm while the game says that it is the clock of the turn', () => {
  const alarms = [{ move: 'wait5000ms@1', left_ms: 3000 }];
  const { kit, give, destroy } = mounted({ isTimed: ({ name }) => name === 'mine' });
  expect(kit.time).toBeNull();
  give({ update: { ...UPDATE, alarms, server_ms: 0 } });
  expect(kit.time?.seconds).toBe(3);
  give({ update: { ...UPDATE, alarms, views: [{ seats: [1], view: { name: 'other' } }] } as Update });
  expect(kit.time).toBeNull();
  destroy();
});

it('hears each change once; what hearing reads or writes brings no other', () => {
  const heard: string[] = [];
  const counted = $state({ times: 0 });
  const { give, destroy } = mounted({}, (kit) =>
    hearEach(
      () => kit.view,
      (view) => {
        counted.times += 1;
        heard.push(view.name);
        return [];
      },
    ),
  );
  give({ table: { ...TABLE } });
  expect(heard).toEqual(['mine']);
  give({ update: { ...UPDATE, views: [{ seats: [1], view: { name: 'next' } }] } });
  expect([heard, counted.times]).toEqual([['mine', 'next'], 2]);
  destroy();
});

it('moves the focus on when a player who uses keys may act again', () => {
  const goOn = vi.fn();
  let focus!: FocusReturn;
  const { give, destroy } = mounted({}, (kit) => (focus = new FocusReturn(() => kit.canAct, goOn)));
  focus.expect(false);
  give({ sent: sent() });
  give({ sent: null });
  expect(goOn).not.toHaveBeenCalled();
  focus.expect();
  give({ sent: sent() });
  expect(goOn).not.toHaveBeenCalled();
  give({ sent: null });
  give({ sent: sent() });
  give({ sent: null });
  expect(goOn).toHaveBeenCalledTimes(1);
  destroy();
});
