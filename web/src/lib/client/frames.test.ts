import { expect, test } from 'vitest';
import type { Poses } from '$lib/wire/messages';
import { Frames } from './frames';

const frame = (placement: number, text: string, whole = false): Poses => ({
  type: 'poses',
  placement,
  frame: text,
  whole,
  let_go: false,
});

function heardBy(frames: Frames): string[] {
  const heard: string[] = [];
  frames.listen(({ frame }) => heard.push(frame));
  return heard;
}

test('whoever listens hears every frame from then on, until told to stop', () => {
  const frames = new Frames();
  const heard: string[] = [];
  const stop = frames.listen(({ frame }) => heard.push(frame));
  frames.heard(frame(3, 'a', true));
  frames.heard(frame(3, 'b'));
  stop();
  frames.heard(frame(3, 'c'));
  expect(heard).toEqual(['a', 'b']);
});

test('whoever comes later begins with the newest whole frame and what changed since', () => {
  const frames = new Frames();
  frames.heard(frame(3, 'a', true));
  frames.heard(frame(3, 'b'));
  frames.heard(frame(7, 'c', true));
  frames.heard(frame(7, 'd'));
  expect(heardBy(frames)).toEqual(['c', 'd']);
});

test('changes to a picture that never came are left out', () => {
  const frames = new Frames();
  const heard = heardBy(frames);
  frames.heard(frame(3, 'a'));
  frames.heard(frame(3, 'b', true));
  frames.heard(frame(4, 'c'));
  expect(heard).toEqual(['b']);
  expect(heardBy(frames)).toEqual(['b']);
});
