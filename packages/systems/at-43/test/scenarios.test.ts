import { gameText, schemaFor } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describeScenarioFiles } from '@banneret/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { at43Game } from '../src/index.js';

const FILES = new URL('./scenarios/', import.meta.url);
const words = strictTranslator('en', kernelText, gameText, at43Game.text);

// Those in `found/` were written when the rulebook was read again; each failed then.
describeScenarioFiles(at43Game, FILES);

describe('scenario files', () => {
  it('are described by a schema', () => {
    expect(schemaFor(at43Game)).toMatchObject({ properties: { system: { const: 'at-43' } } });
  });
});

describe('positions that cannot be', () => {
  const unit = { id: 'a', player: 1, at: [[10, 10]] };
  const base = { start: 'tactical', units: [unit] };

  it.each([
    ['at43.scenario.twice', { ...base, units: [unit, { ...unit, at: [[20, 20]] }] }],
    ['at43.scenario.no-player', { ...base, units: [{ ...unit, player: 3 }] }],
    ['at43.scenario.no-player', { ...base, start: { opportunity: 3 } }],
    ['at43.scenario.unknown-weapon', { ...base, units: [{ ...unit, kind: { weapons: ['broom'] } }] }],
    ['at43.scenario.unknown-unit', { ...base, start: { activate: 'b' } }],
    ['at43.scenario.unknown-unit', { ...base, cards: [['b']] }],
    ['at43.scenario.players', { ...base, mission: 'rescue', players: 3 }],
    ['at43.scenario.off-table', { ...base, units: [{ ...unit, at: [[1, 10]] }] }],
    ['at43.scenario.in-terrain', { ...base, terrain: [{ box: [9, 9, 2, 2], size: 1 }] }],
    [
      'at43.scenario.overlap',
      {
        ...base,
        units: [
          {
            ...unit,
            at: [
              [10, 10],
              [12, 10],
            ],
          },
        ],
      },
    ],
  ])('%s', (say, body) => {
    const read = at43Game.scenario.position(body);
    expect(read.ok ? undefined : read.problem.say).toBe(say);
    if (!read.ok) expect(words.say(read.problem.say, read.problem.args)).not.toBe('');
  });
});
