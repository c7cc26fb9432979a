import { describe, expect, it } from 'vitest';
import { traitOf } from '../src/ground/board.js';
import type { Trait } from '../src/ground/traits.js';
import { SCENERY } from '../src/tables/scenery.js';
import { coverageOf } from '../src/tables/sketch.js';
import { TABLES } from '../src/tables/ready.js';
import { fireteamOf, NEUTRAL } from '../src/state.js';
import { armourOf } from '../src/stats.js';
import { cards, point, scene, stateOf, traitNamed, type Scene, type Spot, type TerrainBody } from './scene.js';

const foe = { units: [{ card: 'gunners', at: [[60, 40]] as Spot[] }] };

function activated(terrain: readonly TerrainBody[], card = 'gunners', at: Spot = [10, 10]): Scene {
  const t = scene({ terrain, seats: [{ units: [{ card, at: [at] }] }, foe] });
  return t.do(`unit:${t.unit(0, 0)}`);
}
const strengths = (t: Scene) => t.events('hit.resolved').map(({ strength, seat }) => [strength, seat]);

describe('traits', () => {
  it('TOS-TER-01, TOS-TER-02, TOS-ENC-03: about a quarter of each ready table is terrain, and every piece has traits', () => {
    for (const table of TABLES) {
      expect(coverageOf(table)).toBeGreaterThan(20);
      expect(coverageOf(table)).toBeLessThan(30);
      expect(table.terrain.every(({ traits }) => traits.length > 0)).toBe(true);
    }
  });

  it('TOS-TER-02, TOS-GEN-09: a piece may have zones of other traits; it is neutral', () => {
    const cliffs = TABLES.flatMap(({ terrain }) => terrain).filter(zone =>
      zone.traits.some(({ trait }) => trait === 'impassable'),
    );
    expect(cliffs.length).toBeGreaterThan(0);
    expect(
      stateOf({
        seats: [{}, {}],
        terrain: [
          { box: [1, 1, 2, 2], traits: ['elevated'] },
          { box: [2, 1, 3, 2], traits: ['impassable'] },
        ],
      }).terrain.map(({ owner }) => owner),
    ).toEqual([NEUTRAL, NEUTRAL]);
  });

  it('TOS-TER-03, TOS-TER-04, TOS-TER-05: for all, for non-Titans only, for Titans only', () => {
    const zone = (word: string) => ({ traits: [traitNamed(word)] });
    const seen = (word: string) => [false, true].map(titan => traitOf(zone(word), 'difficult', titan) !== undefined);
    expect([seen('difficult'), seen('difficult low'), seen('difficult high')]).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ]);
  });

  it('TOS-TER-15: nobody moves through Impassable ground', () => {
    const t = activated([{ box: [12, 0, 13, 20], traits: ['impassable'] }]).do('march', 'move');
    expect(t.refusal(t.moves([t.fireteam(0, 0), [15, 10]]))).toEqual(['TOS-TER-15']);
    const high = activated([{ box: [12, 0, 13, 20], traits: ['impassable high'] }]).do('march', 'move');
    expect(high.refusal(high.moves([high.fireteam(0, 0), [15, 10]]))).toEqual([]);
  });

  it('TOS-TER-16, TOS-TER-26: the twelve sample types have their traits; what no base can stand on is Impassable', () => {
    const written = (name: keyof typeof SCENERY) =>
      (SCENERY[name].traits as readonly Trait[])
        .map(({ trait, only, strength }) => [trait, strength, only].filter(part => part !== undefined).join(' '))
        .sort();
    expect(written('hill')).toEqual(['blocking low', 'elevated']);
    expect(written('water')).toEqual(['covering low', 'difficult']);
    expect(written('brush')).toEqual(['covering low', 'difficult low']);
    expect(written('flora')).toEqual(['covering low', 'dangerous 0 low', 'difficult low']);
    expect(written('minefield')).toEqual(['dangerous 3']);
    expect(written('barricade')).toEqual(['covering low']);
    expect(written('palisade')).toEqual(['covering low', 'difficult low']);
    expect(written('forest')).toEqual(['blocking', 'covering', 'difficult']);
    expect(written('wagon')).toEqual(['blocking', 'impassable']);
    expect(written('building')).toEqual(['blocking', 'impassable']);
    expect(written('platform')).toEqual(['blocking low', 'difficult', 'elevated', 'impassable high']);
    expect(SCENERY.cliff.traits.some(({ trait }) => trait === 'impassable')).toBe(true);
  });
});

describe('Dangerous ground', () => {
  it('TOS-TER-11, TOS-TRN-11: in contact when Activated: one Hit, flipped by the opponent', () => {
    const edge = 10 + 25 / 25.4;
    const t = activated([{ box: [edge, 8, 14, 12], traits: ['dangerous 3'] }]);
    expect(t.next).toBe('tos.roll.flip');
    t.do(cards('6 rams'));
    expect([strengths(t), fireteamOf(t.state, t.fireteam(0, 0)).models]).toEqual([[[3, 1]], 2]);
    expect(activated([{ box: [edge + 0.01, 8, 14, 12], traits: ['dangerous 3'] }]).next).toBe('tos.ask.order');
  });

  it('TOS-TER-12, TOS-TER-13: crossing several: the highest, and 1 more for each further one', () => {
    const zones = [
      { box: [12, 8, 12.5, 12], traits: ['dangerous 1'] },
      { box: [13, 8, 13.5, 12], traits: ['dangerous 2'] },
    ] as const;
    const t = activated(zones).do('march', 'move');
    t.move([t.fireteam(0, 0), [15, 10]]).do(cards('1 rams'));
    expect(strengths(t)).toEqual([[3, 1]]);
    const short = activated(zones).do('march', 'move');
    short.move([short.fireteam(0, 0), [11.5, 10]]).do(cards('1 rams'));
    expect(strengths(short)).toEqual([[1, 1]]);
  });

  it('TOS-TER-14, TOS-TER-08, TOS-ORD-10: E-37, what has hurt once is spent; Difficult ground hurts on a Rush', () => {
    const zones = [
      { box: [8, 8, 9.5, 12], traits: ['dangerous 1'] },
      { box: [10.5, 8, 12, 12], traits: ['dangerous 3'] },
      { box: [14, 8, 15, 12], traits: ['difficult'] },
    ] as const;
    const t = activated(zones).do(cards('1 rams'));
    expect(strengths(t)).toEqual([[4, 1]]);
    t.do('rush', 'move')
      .move([t.fireteam(0, 0), [18, 10]])
      .do(cards('2 rams'));
    expect(strengths(t)).toEqual([
      [4, 1],
      [2, 1],
    ]);
  });

  it('TOS-TER-08: Difficult ground does nothing on a March', () => {
    const t = activated([{ box: [12, 8, 13, 12], traits: ['difficult'] }]).do('march', 'move');
    t.move([t.fireteam(0, 0), [15, 10]]);
    expect(strengths(t)).toEqual([]);
  });

  it('TOS-TER-04, TOS-TER-08: E-38, wild flora on a Rush: Strength 2 for others, nothing for a Titan', () => {
    const flora = [{ box: [13, 8, 14, 12], traits: ['dangerous 0 low', 'difficult low'] }] as const;
    const t = activated(flora).do('rush', 'move');
    t.move([t.fireteam(0, 0), [18, 10]]).do(cards('1 rams'));
    expect(strengths(t)).toEqual([[2, 1]]);
    const titan = activated(flora, 'colossus', [8, 10]).do('rush', 'move');
    titan.move([titan.fireteam(0, 0), [18, 10]]);
    expect(strengths(titan)).toEqual([]);
  });
});

describe('Climb and Enter', () => {
  const house: TerrainBody = { box: [12, 8, 18, 12], traits: ['blocking', 'impassable'], roof: true, rooms: true };
  const beside: Spot = [12 - 25.0005 / 25.4, 10];
  const inTown = (options: object, card = 'gunners', at: readonly Spot[] = [beside]): Scene =>
    scene({
      terrain: [house],
      options,
      seats: [{ units: [{ card, at }] }, { units: [{ card: 'gunners', at: [[22, 10]] }] }],
    });
  const acts = (t: Scene) => t.open.filter(id => String(id).includes('terrain'));

  it('TOS-TER-18: only if they were agreed on', () => {
    expect(acts(inTown({}).order(0, 0, 'march'))).toEqual([]);
    expect(acts(inTown({ climb: true, enter: true }).order(0, 0, 'march'))).toEqual([
      'act:0:terrain.climb0',
      'act:0:terrain.enter0',
    ]);
  });

  it('TOS-TER-19: in contact: Placed on top; on top: Placed in contact', () => {
    const t = inTown({ climb: true }).order(0, 0, 'march').do('act:0:terrain.climb0');
    expect([t.refusal([point([15, 10])]), t.refusal([point([12.5, 10])]), t.refusal([point([9, 10])])]).toEqual([
      [],
      ['TOS-TER-19'],
      ['TOS-TER-19'],
    ]);
    t.do([point([15, 10])]);
    expect(fireteamOf(t.state, 0)).toMatchObject({ top: 0, at: point([15, 10]) });
    t.do('end', 'unit:1', 'concertedEffort', 'none', 'end');
    const down = inTown({ climb: true }, 'gunners', [[9, 10]]).order(0, 0, 'march');
    expect(acts(down)).toEqual([]);
  });

  it('TOS-TER-20, TOS-TER-21: the whole unit leaves the table; the building has its card with 2 more Armour, acts, and does not move', () => {
    const squad: Spot[] = [beside, [8, 13], [8, 16]];
    const t = inTown({ enter: true }, 'infantry', squad).order(0, 0, 'march').do('act:0:terrain.enter0');
    expect(t.state.fireteams.slice(0, 3).map(({ place }) => place)).toEqual(['inside', 'inside', 'inside']);
    expect(armourOf(t.state, 1).total).toBe(10);
    expect(t.open).toContain('act:1:card.shoot');
    expect([t.open.includes('move'), t.open.some(id => String(id).startsWith('act:0:'))]).toEqual([false, false]);
    const titan = inTown({ enter: true }, 'colossus', [[12 - 40.0005 / 25.4, 10]]).order(0, 0, 'march');
    expect(acts(titan)).toEqual([]);
  });

  it('TOS-TER-22: the same Action brings the unit out again, in contact', () => {
    const t = inTown({ enter: true })
      .order(0, 0, 'march')
      .do('act:0:terrain.enter0', 'unit:1', 'concertedEffort', 'none', 'end');
    while (t.next !== 'tos.ask.opportunity') t.do(t.next === 'tos.ask.draw' ? 0 : 'done');
    while (t.seat !== 0) t.do('unit:1', 'concertedEffort', 'none', 'end');
    t.order(0, 0, 'march');
    expect(t.open).toContain('act:0:terrain.enter0');
    t.do('act:0:terrain.enter0');
    expect(t.refusal([point([9, 10])])).toEqual(['TOS-TER-19']);
    t.do([point(beside)]);
    expect(fireteamOf(t.state, 0)).toMatchObject({ place: 'table', at: point(beside) });
  });

  it('TOS-TER-23: one unit at most in a building', () => {
    const t = scene({
      terrain: [house],
      options: { enter: true },
      seats: [
        {
          units: [
            { card: 'gunners', at: [beside] },
            { card: 'gunners', at: [[15, 12 + 25.0005 / 25.4]] },
          ],
          tactics: 1,
        },
        { units: [{ card: 'gunners', at: [[60, 40]] }] },
      ],
    });
    t.order(0, 0, 'march').do('act:0:terrain.enter0', 'unit:1', 'march');
    expect(acts(t)).toEqual([]);
  });
});
