import { gameText, parseScenario, runScenario, schemaFor, tellFault } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText, promptOf, verifyRecord } from '@banneret/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grimdarkFutureGame } from '../src/index.js';
import { profile, row, scene } from './scene.js';

const FILES = new URL('./scenarios/', import.meta.url);
const names = readdirSync(FILES).filter(name => name.endsWith('.json'));
const words = strictTranslator('en', kernelText, gameText, grimdarkFutureGame.text);

describe('scenario files', () => {
  it.each(names)('%s holds', name => {
    const read = parseScenario(readFileSync(new URL(name, FILES), 'utf8'), [grimdarkFutureGame]);
    if (!read.ok) throw new Error(tellFault(read.fault, words));
    const played = runScenario(grimdarkFutureGame, read.value.scenario);
    expect(played.verdict).toEqual({ kind: 'held' });
    expect(played.unusedOutcomes).toBe(0);
    expect(verifyRecord(grimdarkFutureGame.system, played.record).divergence).toBeUndefined();
  });

  it('are described by a schema', () => {
    expect(schemaFor(grimdarkFutureGame)).toMatchObject({ properties: { system: { const: 'grimdark-future' } } });
  });
});

describe('positions that cannot be', () => {
  const unit = { player: 1, profile: 'keeper', models: [[10, 10]] };
  const base = { round: 1, active: 1, units: [unit] };

  it.each([
    ['gdf.scenario.unknown-profile', { ...base, units: [{ ...unit, profile: 'nobody' }] }],
    ['gdf.scenario.unknown-profile', { ...base, units: [{ ...unit, joined: 'nobody' }] }],
    ['gdf.scenario.twice', { ...base, units: [unit, unit] }],
    [
      'gdf.scenario.too-many-models',
      {
        ...base,
        units: [
          {
            ...unit,
            models: [
              [10, 10],
              [20, 20],
            ],
          },
        ],
      },
    ],
    [
      'gdf.scenario.bad-outline',
      {
        ...base,
        terrain: [
          {
            types: ['cover'],
            outline: [
              [0, 0],
              [0, 5],
              [5, 5],
            ],
          },
        ],
      },
    ],
    [
      'gdf.army.unknown-rule',
      { ...base, profiles: [profile({ rules: ['magic'] })], weapons: [{ id: 'rifle', attacks: 1 }] },
    ],
  ])('%s', (say, body) => {
    expect(grimdarkFutureGame.scenario.position(body)).toMatchObject({ ok: false, problem: { say } });
  });
});

describe('choices that cannot be read', () => {
  const asked = scene({
    units: [
      { player: 1, profile: 'squad', name: 'own', models: row(10, 10, 5) },
      { player: 2, profile: 'squad', name: 'foe', models: row(10, 20, 5) },
    ],
  });
  const problemOf = (raw: unknown): unknown => {
    const prompt = promptOf(asked.match, asked.seat);
    const read = prompt && grimdarkFutureGame.scenario.choice(asked.state, prompt, raw);
    return read?.ok === false ? read.problem.say : read;
  };

  it('name what is expected instead', () => {
    expect(problemOf(5)).toBe('gdf.scenario.expected-unit');
    expect(problemOf('nobody')).toBe('gdf.scenario.unknown-unit');
    asked.do('own');
    for (const raw of ['run', { advance: 5 }, { rush: { models: [[1]] } }, null])
      expect(problemOf(raw)).toBe('gdf.scenario.expected-order');
    asked.do('hold');
    expect(problemOf('foe')).toBe('gdf.scenario.expected-shots');
    expect(problemOf([{ weapon: 'bow', target: 'foe' }])).toBe('gdf.scenario.unknown-weapon');
    expect(problemOf([{ weapon: 'rifle', target: 'nobody' }])).toBe('gdf.scenario.unknown-unit');
  });
});
