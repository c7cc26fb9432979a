import { strictTranslator } from '@banneret/i18n';
import {
  awaited,
  drawOutcome,
  kernelText,
  kindOf,
  promptOf,
  seededRng,
  start,
  submit,
  type Seat,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { grimdarkFuture, grimdarkFutureGame as game, type Event } from '../src/index.js';
import { profile, row, scene, type SceneBody } from './scene.js';

const PROFILES = [
  profile({ count: 5 }),
  profile({ id: 'truck', count: 1, rules: ['transport(5)'], baseMm: 60 }),
  profile({ id: 'ogre', count: 1, rules: ['tough(4)'] }),
  profile({ id: 'plane', count: 1, rules: ['aircraft'], baseMm: 60 }),
  profile({ id: 'scouts', count: 2, rules: ['scout'] }),
  profile({ id: 'lurkers', count: 2, rules: ['ambush'] }),
];

type Unit = SceneBody['units'][number];
const truck: Unit = { player: 1, profile: 'truck', name: 'truck', models: [[20, 20]] };
const foe: Unit = { player: 2, profile: 'squad', name: 'foe', models: row(40, 40, 5) };

const read = (units: readonly Unit[], more: object = {}) =>
  game.scenario.position({
    round: 2,
    active: 1,
    profiles: PROFILES,
    weapons: [{ id: 'rifle', range: 24, attacks: 1 }],
    units,
    ...more,
  });

describe('positions with units off the table', () => {
  it('say where they are, what is left of them, and who is in what', () => {
    const s = scene({
      round: 2,
      profiles: PROFILES,
      units: [
        truck,
        { player: 1, profile: 'squad', name: 'in', aboard: 'truck', left: 3 },
        { player: 1, profile: 'lurkers', name: 'hidden', place: 'reserve' },
        { player: 2, profile: 'plane', name: 'gone', place: 'away' },
        foe,
      ],
    });
    expect(s.facts.units).toMatchObject({
      in: { place: 'aboard', aboard: 'truck', living: [1, 2, 3], models: [] },
      hidden: { place: 'reserve', living: [1, 2] },
      gone: { place: 'away' },
      truck: { place: 'table' },
    });
    const shown = (['fr', 'en'] as const).map(locale =>
      game
        .show(s.state, strictTranslator(locale, kernelText, game.text))
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .split('\n'),
    );
    expect(shown[0]).toContain('Joueur 1 · in : 3/5 fig., à bord de truck');
    expect(shown[1]).toContain('Player 1 · in: 3/5 models, aboard truck');
    expect(shown[0]).toContain('Joueur 1 · hidden : 2/2 fig., en réserve');
    expect(shown[1]).toContain('Player 2 · gone: 1/1 models, off the table');
  });

  it.each<[string, string, readonly Unit[], object?]>([
    ['gdf.scenario.no-models', 'position.units[0]', [{ player: 1, profile: 'squad', name: 'a' }, foe]],
    [
      'gdf.scenario.off-board-models',
      'position.units[0]',
      [{ player: 1, profile: 'squad', name: 'a', place: 'reserve', models: row(10, 10, 5) }, foe],
    ],
    [
      'gdf.scenario.too-many-models',
      'position.units[0]',
      [{ player: 1, profile: 'squad', name: 'a', place: 'reserve', left: 6 }, foe],
    ],
    [
      'gdf.scenario.bad-host',
      'position.units[1].aboard',
      [truck, { player: 2, profile: 'squad', name: 'a', aboard: 'truck' }],
    ],
    [
      'gdf.scenario.bad-host',
      'position.units[1].aboard',
      [truck, { player: 1, profile: 'squad', name: 'a', aboard: 'bus' }],
    ],
    [
      'gdf.scenario.bad-host',
      'position.units[1].aboard',
      [truck, { player: 1, profile: 'ogre', name: 'a', aboard: 'truck' }],
    ],
    [
      'gdf.scenario.bad-host',
      'position.units[1].aboard',
      [
        truck,
        { player: 1, profile: 'squad', name: 'a', aboard: 'truck' },
        { player: 1, profile: 'lurkers', name: 'b', aboard: 'truck' },
      ],
    ],
    ['gdf.scenario.stage-round', 'position.round', [truck, foe], { stage: 'deployment' }],
    ['gdf.scenario.stage-round', 'position.round', [truck, foe], { round: 0 }],
    ['gdf.scenario.nobody-waits', 'position.units[0]', [truck, foe], { round: 0, stage: 'markers' }],
  ])('refuse %s at %s', (say, place, units, more) => {
    const refused = read(units, more);
    expect(refused).toMatchObject({ ok: false, problem: { say, args: { place } } });
    if (refused.ok) return;
    for (const locale of ['fr', 'en'] as const)
      expect(strictTranslator(locale, game.text).say(say, refused.problem.args)).toContain(place);
  });
});

describe('answers in readable words', () => {
  const waiting = (player: number, name: string, kind = 'squad'): Unit => ({
    player,
    profile: kind,
    name,
    place: 'waiting',
  });
  const problemOf = (s: ReturnType<typeof scene>, raw: unknown): unknown => {
    const prompt = promptOf(s.match, s.seat);
    if (prompt === undefined) throw new Error('nobody is asked');
    const parsed = game.scenario.choice(s.state, prompt, raw);
    return parsed.ok ? undefined : parsed.problem.say;
  };
  const roll = (s: ReturnType<typeof scene>, outcome: readonly number[]): void => {
    submit(grimdarkFuture, s.match, { kind: 'chance', wait: s.match.wait, outcome });
  };

  it('say what is expected when they are none', () => {
    const units = [waiting(1, 'a'), waiting(1, 'scouts', 'scouts'), waiting(2, 'b')];
    const markers = scene({ round: 0, stage: 'markers', profiles: PROFILES, units });
    roll(markers, [1]);
    roll(markers, [6, 1]);
    expect(problemOf(markers, 3)).toBe('gdf.scenario.expected-player');
    markers.do(1);
    expect(problemOf(markers, 'here')).toBe('gdf.scenario.expected-spot');
    const s = scene({ round: 0, stage: 'deployment', profiles: PROFILES, units });
    roll(s, [6, 1]);
    expect(problemOf(s, 'left')).toBe('gdf.scenario.expected-edge');
    s.do('near');
    expect(problemOf(s, [])).toBe('gdf.scenario.expected-muster');
    expect(problemOf(s, { reserve: ['nobody'] })).toBe('gdf.scenario.expected-muster');
    s.do({ scouts: ['scouts'] });
    expect(problemOf(s, 7)).toBe('gdf.scenario.expected-place');
    expect(problemOf(s, { unit: 'a', at: 'here' })).toBe('gdf.scenario.expected-place');
    expect(problemOf(s, { unit: 'nobody', at: [1, 1] })).toBe('gdf.scenario.unknown-unit');
    s.do({ unit: 'a', at: [20, 6] }, { unit: 'b', at: [20, 42] }, { unit: 'scouts', at: [40, 6] });
    expect(problemOf(s, 5)).toBe('gdf.scenario.expected-scout');
    const sky = scene({
      profiles: PROFILES,
      units: [{ player: 1, profile: 'plane', name: 'plane', models: [[36, 4, 90]] }, foe],
    }).do('plane');
    expect(problemOf(sky, 'far')).toBe('gdf.scenario.expected-inches');
  });
});

describe.each(['fr', 'en'] as const)('in %s', locale => {
  const t = strictTranslator(locale, kernelText, game.text);

  it('set-up, reserves, transports and Aircraft can be told, shown and offered', () => {
    const made = game.setupFor({
      armies: [
        {
          army: 'lantern-company',
          units: ['keeper', 'wardens', 'hauler', { unit: 'couriers', upgrades: ['outriders'] }, 'kite'],
        },
        {
          army: 'glasswind-riders',
          units: ['wind-captain', 'reavers', 'storm-skiff', 'veiled-blades', 'long-eyes', 'glass-hawk'],
        },
      ],
      options: { points: 3000, layout: 'pass' },
    });
    if (!made.ok) throw new Error(JSON.stringify(made.problem));
    const rng = seededRng('places');
    const match = start(grimdarkFuture, made.value);
    const told = new Map<string, string>();
    const asked = new Set<string>();
    const sink = (event: Event): void => {
      const line = game.tell(event, match.state, t);
      if (line !== undefined) told.set(event.type, line);
    };
    while (match.pending.kind !== 'over') {
      if (match.pending.kind === 'chance') {
        const outcome = drawOutcome(match.pending.chance, rng);
        submit(grimdarkFuture, match, { kind: 'chance', wait: match.wait, outcome }, { sink });
        continue;
      }
      const seat = awaited(match)[0] as Seat;
      const prompt = promptOf(match, seat);
      if (prompt === undefined) throw new Error('nobody is asked');
      const kind = kindOf(grimdarkFuture, prompt.shape);
      if (!asked.has(prompt.ask)) {
        const lines = [...kind.enumerate(match.state, prompt.shape, seat)].map(choice =>
          game.tellChoice(match.state, prompt, choice, t),
        );
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.filter(line => /[{}]|undefined|NaN/.test(line))).toEqual([]);
      }
      asked.add(prompt.ask);
      const choice: unknown = kind.sample(match.state, prompt.shape, seat, rng);
      submit(grimdarkFuture, match, { kind: 'choice', wait: match.wait, seat, choice }, { sink });
      expect(game.show(match.state, t)).not.toMatch(/undefined|NaN/);
    }
    for (const ask of ['first-marker', 'marker', 'edge', 'muster', 'deploy-aircraft', 'deploy', 'flight'])
      expect(asked).toContain(`gdf.ask.${ask}`);
    for (const type of ['markers.counted', 'marker.placed', 'edge.chosen', 'unit.placed', 'unit.flew'])
      expect(told.get(type)).not.toMatch(/[{}]|undefined|NaN/);
  });
});
