import { afterEach, expect, test, vi } from 'vitest';
import { CHANGES, type Effect } from '../effects/kinds.js';
import { lengthOf } from '../effects/lengths.js';
import { play, soundsOf } from './hear.js';
import { SOUNDS } from './kinds.js';
import { sound } from './taste.js';

afterEach(() => vi.unstubAllGlobals());

const at = { x: 0, y: 0 };
const rims = [{ unit: '0', model: 0, at, radius: 12, seat: 0 }];
const shots = Array.from({ length: 12 }, () => ({ from: at, to: at, hit: true }));
const EFFECTS: readonly Effect[] = [
  { kind: 'move', ways: [{ unit: '0', model: 0, path: [at] }], tread: 'tracks', charge: false },
  { kind: 'shot', shots, weapon: 'cannon' },
  { kind: 'blast', at, radius: 9 },
  { kind: 'melee', pairs: [[at, at]] },
  { kind: 'wound', rims },
  { kind: 'fall', rims },
  { kind: 'morale', rims, held: true },
  { kind: 'rout', rims, towards: at },
  { kind: 'activation', rims },
  { kind: 'objective', at, radius: 9, seat: 0 },
  { kind: 'light', rims, good: true },
  { kind: 'arrive', rims },
  { kind: 'leave', rims },
  { kind: 'state', rims, flag: 'prone', gained: true },
  { kind: 'state', rims, flag: 'prone', gained: false },
  ...CHANGES.map((how): Effect => ({ kind: 'terrain', outline: [at], how })),
  { kind: 'card', title: '', seat: 0 },
  { kind: 'turn', title: '', seat: 0 },
  { kind: 'end', title: '', seat: 0 },
];

test('whatever is seen may be heard, while it is seen', () => {
  for (const effect of EFFECTS) {
    const sounds = soundsOf(effect);
    expect(sounds.length, effect.kind).toBeGreaterThan(0);
    for (const [name, after] of sounds) {
      expect(SOUNDS).toContain(name);
      expect(after * 1_000, effect.kind).toBeLessThan(lengthOf(effect));
    }
  }
});

test('of a volley a few shots are heard', () => {
  expect(soundsOf(EFFECTS[1] as Effect).length).toBe(4);
});

test('nothing is opened, let alone heard, before somebody wants it', () => {
  const opened = vi.fn();
  vi.stubGlobal('AudioContext', opened);
  expect(sound.get()).toBe('off');
  play('rifle');
  expect(opened).not.toHaveBeenCalled();
});
