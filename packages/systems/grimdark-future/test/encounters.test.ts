import { overlapping } from '@banneret/geometry';
import { awaited, chanceFrom, kindOf, promptOf, seededRng, submit, type Rng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { CAMPAIGNING } from '@banneret/testkit/vitest';
import { figures, grimdarkFuture, isAircraft, type Event, type State } from '../src/index.js';
import { NOBODY } from '../src/state.js';
import { between, block, possibly } from './proposals/manoeuvre.js';
import { box, profile, scene, type Scene, type Spot } from './scene.js';

/** Positions in which everybody is near everybody: squads with Heroes, Casters, and transports full of passengers. */
function encounter(rng: Rng): Scene | undefined {
  const spots = Array.from({ length: 8 }, (_, i): Spot => [
    16 + 9 * (i % 4) + between(rng, 0, 2.5),
    (i < 4 ? 17 : 24.5) + between(rng, 0, 3),
  ]);
  const kinds = ['squad', 'mages', 'truck', 'brutes'];
  const units = spots.map((at, i) => {
    const kind = kinds[i % 4] as string;
    const player = i < 4 ? 1 : 2;
    const count = { squad: 4, mages: 2, truck: 1, brutes: 2 }[kind] ?? 1;
    const joined = kind === 'squad' ? { joined: 'chief' } : {};
    return {
      player,
      profile: kind,
      name: `${kind}${player}`,
      models: block(at, count, 2, kind === 'brutes' ? 1.7 : 1.4),
      ...joined,
    };
  });
  const aboard = [1, 2].map(player => ({
    player,
    profile: 'riders',
    name: `riders${player}`,
    aboard: `truck${player}`,
  }));
  return possibly(() =>
    scene({
      round: 3,
      weapons: [
        { id: 'blade', attacks: 2 },
        { id: 'axe', attacks: 1, rules: ['deadly(3)', 'rending'] },
      ],
      spells: [
        { id: 'bolt', cost: 1, target: 'enemy', effect: { kind: 'hits', hits: 3 } },
        { id: 'calm', cost: 1, target: 'friend', effect: { kind: 'rally' } },
      ],
      profiles: [
        profile({ id: 'squad', count: 3, weapons: ['rifle', 'blade'], rules: ['furious'] }),
        profile({ id: 'chief', count: 1, hero: true, weapons: ['axe'], rules: ['tough(3)', 'regeneration'] }),
        profile({ id: 'mages', count: 2, weapons: ['blade'], rules: ['caster(2)', 'regeneration'] }),
        profile({ id: 'truck', count: 1, weapons: ['blade'], rules: ['transport(6)', 'tough(3)'], baseMm: 60 }),
        profile({ id: 'brutes', count: 2, weapons: ['axe'], rules: ['tough(3)', 'impact(2)', 'fear(1)'], baseMm: 40 }),
        profile({ id: 'riders', count: 3, weapons: ['blade'], rules: ['entrenched'] }),
      ],
      terrain: [{ types: ['difficult', 'dangerous', 'cover'], outline: box(between(rng, 20, 45), 21, 4, 3) }],
      markers: [{ at: [30, 23] }, { at: [44, 23] }],
      units: [...units, ...aboard],
    }),
  );
}

/** The units an event speaks of, and those aboard them. */
function named(state: State, event: Event): Set<number> {
  const units = new Set(
    Object.entries(event).flatMap(([key, value]) =>
      ['unit', 'target', 'host', 'charger'].includes(key) && typeof value === 'number' ? [value] : [],
    ),
  );
  if (event.type === 'bids.revealed') for (const { spent } of event.bids) for (const { unit } of spent) units.add(unit);
  for (const [unit, { host }] of state.units.entries()) if (host !== NOBODY && units.has(host)) units.add(unit);
  return units;
}

/** Ends of rounds and their beginnings concern everybody. */
const FOR_ALL = new Set(['round.began', 'round.ended']);

interface Tally {
  inputs: number;
  melees: number;
  disembarked: number;
  wrecks: number;
  spells: number;
}

function playOut(s: Scene, seed: number, tally: Tally): void {
  const rng = seededRng('encounter', seed);
  const chance = chanceFrom(seededRng('encounter dice', seed));
  const { match } = s;
  let touched = new Set<number>();
  let all = false;
  const options = {
    sink(event: Event): void {
      for (const unit of named(match.state, event)) touched.add(unit);
      all ||= FOR_ALL.has(event.type);
      if (event.type === 'melee.decided') tally.melees++;
      if (event.type === 'unit.disembarked') tally.disembarked++;
      if (event.type === 'transport.wrecked') tally.wrecks++;
      if (event.type === 'spell.tried') tally.spells++;
    },
  };
  for (let i = 0; i < 400 && match.pending.kind !== 'over'; i++) {
    [touched, all] = [new Set(), false];
    const before = match.state.units.map(unit => JSON.stringify(unit));
    const { wait, pending } = match;
    if (pending.kind === 'chance')
      submit(grimdarkFuture, match, { kind: 'chance', wait, outcome: chance(pending.chance) }, options);
    else {
      const seat = awaited(match)[0] as number;
      const { shape } = promptOf(match, seat)!;
      const choice = kindOf(grimdarkFuture, shape).sample(match.state, shape, seat, rng);
      const ruling = submit(grimdarkFuture, match, { kind: 'choice', wait, seat, choice }, options);
      expect(ruling).toEqual({ ok: true });
    }
    tally.inputs++;
    const changed = match.state.units.flatMap((unit, id) => (JSON.stringify(unit) === before[id] ? [] : [id]));
    if (!all) expect(changed.filter(id => !touched.has(id))).toEqual([]);
    expectSound(match.state);
  }
  expect(match.pending.kind).toBe('over');
}

/** Nobody stands on anybody, and whoever is aboard is aboard something that is still there. */
function expectSound(state: State): void {
  const ids = [...state.units.keys()];
  for (const [i, one] of ids.entries()) {
    for (const other of ids.slice(i + 1)) {
      if (isAircraft(state, one) || isAircraft(state, other)) continue;
      for (const a of figures(state, one)) for (const b of figures(state, other)) expect(overlapping(a, b)).toBe(false);
    }
    const { place, host } = state.units[one]!;
    expect((place === 'aboard') === (host !== NOBODY)).toBe(true);
  }
}

describe('encounters', () => {
  it('GDF-GEN-04: nobody changes but whom an event names, and nobody stands on anybody, however close they fight', () => {
    const tally: Tally = { inputs: 0, melees: 0, disembarked: 0, wrecks: 0, spells: 0 };
    let played = 0;
    for (let seed = 0; played < (CAMPAIGNING ? 300 : 8) && seed < 300; seed++) {
      const s = encounter(seededRng('encounter place', seed));
      if (s === undefined) continue;
      playOut(s, seed, tally);
      played++;
    }
    expect(played).toBeGreaterThan(5);
    expect(tally.melees).toBeGreaterThan(10);
    expect(tally.disembarked).toBeGreaterThan(5);
    expect(tally.wrecks).toBeGreaterThan(0);
    expect(tally.spells).toBeGreaterThan(5);
  });
});
