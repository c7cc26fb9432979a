import { chanceFrom, drawOutcome, hashOf, judgeOutcome, matchHash, seededRng, start } from '@banneret/kernel';
import { stepAtRandom } from '@banneret/ai';
import { pointAt, FACINGS } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { distanceOf } from '../src/figures/placed.js';
import { beyondTheStars, beyondTheStarsGame, FACTIONS } from '../src/index.js';
import { view } from '../src/view.js';
import { apart, man, roll, scene, um } from './scene.js';

function played() {
  const setup = beyondTheStarsGame.setupFor({ options: { turns: 1, scenario: 'great-clash', points: 500 }, seed: 3 });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  const match = start(beyondTheStars, setup.value);
  const rng = seededRng('general');
  const chances: { readonly sides: number; readonly rule: string }[] = [];
  for (let i = 0; i < 3_000 && match.pending.kind !== 'over'; i++) {
    const { pending } = match;
    if (pending.kind === 'chance' && pending.chance.kind === 'dice') chances.push(pending.chance);
    stepAtRandom(beyondTheStars, match, rng);
  }
  return { match, chances };
}

describe('general principles', () => {
  it('BTS-GEN-03, BTS-GEN-16: only six-sided dice are rolled, and none to settle a dispute', () => {
    const { match, chances } = played();
    expect(match.pending.kind).toBe('over');
    expect([...new Set(chances.map(({ sides }) => sides))]).toEqual([6]);
    expect(chances.some(({ rule }) => rule === 'BTS-GEN-16')).toBe(false);
    expect(beyondTheStarsGame.setupFor({ options: { dispute: 'by die' } }).ok).toBe(false);
  });

  it('BTS-GEN-10: a die that shows no face is refused and uses nothing up', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20)], begin: 'morale' }, { figure: 0 });
    const { pending } = t.match;
    if (pending.kind !== 'chance') throw new Error('a roll is awaited');
    expect(judgeOutcome(pending.chance, [0, 7]).ok).toBe(false);
    expect(drawOutcome(pending.chance, seededRng(1))).toHaveLength(2);
    expect(chanceFrom(seededRng(1))(pending.chance)).toHaveLength(2);
    expect(t.next).toBe('bts.roll.morale');
  });

  it('BTS-GEN-15: whatever no rule forbids is allowed: on an empty table every place in reach', () => {
    const t = scene({ figures: [man(1, 'a', 60, 60)] });
    const ends = Array.from({ length: 32 }, (_, i) =>
      pointAt({ x: 600_000, y: 600_000 }, (i * FACINGS) / 32, 5_000 + 4_000 * i),
    );
    expect(
      ends.flatMap(({ x, y }) => t.refusal({ do: 'walk', figure: 'a', path: [[x / 10_000, y / 10_000]] })),
    ).toEqual([]);
  });

  it('BTS-GEN-22, BTS-GEN-23: distances are between the nearest points of bases, or of the hull of what has none', () => {
    const tank = man(2, 't', 60, 20, {
      build: 'vehicle',
      baseMm: [100, 60],
      vehicle: { front: 11, flank: 10, rear: 10 },
    });
    const { state } = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 20 + apart(30), 20), tank] });
    expect([distanceOf(state, 0, 1), distanceOf(state, 0, 2)]).toEqual([300_000, 337_500]);
  });

  it('BTS-GEN-25, BTS-GEN-21: measuring and looking change nothing, however often', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 40, 20)] });
    const before = matchHash(t.match);
    for (let i = 0; i < 5; i++) {
      t.refusal({ do: 'charge', figure: 'a', path: [[37.5, 20]], targets: ['z'] });
      distanceOf(t.state, 0, 1);
    }
    expect(matchHash(t.match)).toBe(before);
  });

  it('BTS-GEN-31, R-99: both lists are open: each side sees every sheet of the other', () => {
    const { state } = scene({
      figures: [man(1, 'a', 20, 20), man(2, 'z', 40, 20, { ranged: [{}], spells: ['numb'] })],
    });
    expect([hashOf(view(state, 0).battle), hashOf(view(state, 'public').battle)]).toEqual([
      hashOf(state.battle),
      hashOf(state.battle),
    ]);
  });

  it('BTS-GEN-04, BTS-GEN-05, R-06: dice against a threshold are clamped, sums are not', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { morale: 9 })], begin: 'morale' }, { figure: 0 }).do(
      roll('morale', 6, 6),
    );
    expect(t.events('morale.tested')[0]?.total).toBe(21);
  });

  it('BTS-MOV-06: the way a figure faces neither changes by walking nor matters for what it sees', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { facing: 180 }), man(2, 'z', 30, 20)] });
    expect(t.refusal({ do: 'charge', figure: 'a', path: [[27.5, 20]], targets: ['z'] })).toEqual([]);
    t.do({ do: 'walk', figure: 'a', path: [[20, 30]] });
    expect(t.figure('a').spot.facing).toBe(FACINGS / 2);
  });

  it('BTS-CHG-08: a base that is not round charges without turning, and pays the way of the part that touches', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { baseMm: [50, 25] }), man(2, 'z', 30, 20)] });
    t.do({ do: 'charge', figure: 'a', path: [[26.25, 20]], targets: ['z'] });
    expect([t.figure('a').marks.spent, t.figure('a').spot.facing]).toEqual([62_500, 0]);
  });

  it('BTS-WPN-13, BTS-ARM-31: costs and rules of weapons come from the arsenals of the Factions', () => {
    for (const { arsenal } of FACTIONS)
      for (const { cost, rules } of arsenal) expect([cost.length, Array.isArray(rules)]).toEqual([2, true]);
  });

  it('BTS-MOR-02: the occasions of a Morale test: charging the Terrifying, Demoralisation, a wounded Monster', () => {
    const terrifying = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 30, 20, { rules: ['srTerrifying'] })] });
    expect(terrifying.do({ do: 'charge', figure: 'a', path: [[27.5, 20]], targets: ['z'] }).next).toBe(
      'bts.roll.morale',
    );
    const demoralised = scene({ figures: [man(1, 'a', 20, 20)], demoralised: [1] });
    expect(demoralised.do({ do: 'walk', figure: 'a', path: [[20, 20 + um(9)]] }).next).toBe('bts.roll.morale');
    const monster = scene(
      { figures: [man(1, 'a', 20, 20, { build: 'monster', pv: 3 })], begin: 'wounds' },
      { victim: 0, wounds: 1 },
    );
    expect(monster.next).toBe('bts.roll.morale');
  });

  it('BTS-CMD-01: the Actions of the Command phase come before any Order', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20, { rank: 3, orders: ['stopThem'], actions: ['defence'] })],
      begin: 'command',
    });
    expect(t.next).toBe('bts.ask.action');
    t.do({ do: 'pass' });
    expect(t.next).toBe('bts.ask.order');
  });
});
