import { gameText } from '@banneret/game';
import { translator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { expect, it } from 'vitest';
import { grimdarkFutureGame as game } from '../src/game.js';
import type { State } from '../src/state.js';

const t = translator('en', kernelText, gameText, game.text);

const TABLE = {
  width: 48,
  depth: 36,
  terrain: [
    {
      types: ['blocking'],
      height: 6,
      outline: [
        [14, 18],
        [26, 18],
        [26, 20],
        [14, 20],
      ],
    },
  ],
  units: [
    { player: 1, profile: 'keeper', models: [[20, 10]] },
    { player: 2, profile: 'hulks', models: [[20, 28]] },
  ],
};

it('GDF-LOS-02, GDF-LOS-09: by true sight nothing is measured: whoever plays is told to look, and nothing is said to be in the way', () => {
  const read = game.scenario.position(TABLE);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const state = read.value.state as State;
  const byEye = { ...state, battle: { ...state.battle, options: { ...state.battle.options, sight: 'true' as const } } };
  const glance = (at: State) => game.glance?.(at, { thing: 0, model: 0 }, { thing: 1, model: 0 }, t);
  expect(glance(state)).toMatchObject({ isSeen: false });
  expect(glance(state)?.verdict.map(({ rule }) => rule)).toContain('GDF-LOS-05');
  expect(glance(byEye)).toMatchObject({ isSeen: true, inTheWay: [] });
  expect(glance(byEye)?.verdict.map(({ rule }) => rule)).toEqual(['GDF-LOS-02']);
});
