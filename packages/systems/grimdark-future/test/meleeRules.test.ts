import { describe, expect, it } from 'vitest';
import { apart, block, hit, morale, profile, reblock, regeneration, scene, type Scene, type Spot } from './scene.js';

/** Special rules in a melee: those of charges, and those of weapons that are no different there. */

interface Side {
  readonly count?: number;
  readonly quality?: number;
  readonly defense?: number;
  readonly weapons?: readonly string[];
  readonly rules?: readonly string[];
  readonly models?: readonly Spot[];
  readonly fatigued?: boolean;
  readonly joined?: string;
}

const weapon = (id: string, attacks: number, ...rules: string[]) => ({ id, attacks, rules });

const WEAPONS = [
  weapon('blade', 1),
  weapon('pike', 1, 'counter'),
  weapon('lance', 1, 'lance', 'ap(1)'),
  weapon('ripper', 1, 'rending', 'ap(1)'),
  weapon('jagged-lance', 1, 'lance', 'rending'),
  weapon('slayer', 1, 'deadly(3)'),
  weapon('club', 1, 'blast(3)'),
  weapon('fang', 1, 'poison'),
  weapon('hammer', 1, 'reliable'),
];

const LEADERS = [
  profile({ id: 'terror', count: 1, hero: true, weapons: ['blade'], rules: ['fear(2)'] }),
  profile({ id: 'captain', count: 1, hero: true, weapons: ['blade'] }),
];

const line = (count: number, y: number): Spot[] => Array.from({ length: count }, (_, i) => [20 + apart(0.1) * i, y]);

/** Two units face to face, in base contact; the first charges. */
function charge(own: Side, foe: Side): Scene {
  const kind = (id: string, { count = 1, quality = 4, defense = 4, weapons = ['blade'], rules = [] }: Side) =>
    profile({ id, count, quality, defense, weapons, rules });
  const unit = (player: number, id: string, side: Side, y: number) => ({
    player,
    profile: id,
    name: id,
    models: side.models ?? line((side.count ?? 1) + (side.joined === undefined ? 0 : 1), y),
    ...(side.fatigued !== undefined && { fatigued: side.fatigued }),
    ...(side.joined !== undefined && { joined: side.joined }),
  });
  return scene({
    profiles: [kind('own', own), kind('foe', foe), ...LEADERS],
    weapons: WEAPONS,
    units: [unit(1, 'own', own, 10), unit(2, 'foe', foe, 10 + apart(0))],
  }).do('own', { charge: 'foe' });
}

const hits = (s: Scene) => s.events('hits.rolled').map(({ hits: groups }) => groups);

describe('Impact', () => {
  it('GDF-SPC-25: X attacks a model when it charges, first of all, on 2+, without AP', () => {
    const s = charge({ count: 2, quality: 6, rules: ['impact(2)'] }, { count: 2 }).do(hit(2, 2, 1, 1), block(6, 6));
    expect(s.events('hits.rolled')).toMatchObject([{ weapon: -1, need: 2, hits: [{ count: 2, ap: 0 }] }]);
    s.do(hit(5, 5), 'strike', hit(1, 1));
    expect(s.events('hits.rolled').map(({ weapon: used }) => used)).toEqual([-1, 0, 0]);
  });

  it('GDF-SPC-25: rules of weapons do nothing for it, even if the whole unit has them', () => {
    const s = charge({ rules: ['impact(2)', 'ap(1)', 'rending'] }, { count: 1, rules: ['tough(6)'] });
    s.do(hit(6, 2), block(6, 6), hit(5), block(6), 'refrain');
    expect(hits(s)).toEqual([[{ count: 2, ap: 0 }], [{ count: 1, ap: 1 }]]);
  });

  it('GDF-SPC-25: not when it strikes back', () => {
    const s = charge({}, { rules: ['impact(2)'] }).do(hit(1), 'strike', hit(1));
    expect(s.events('hits.rolled')[1]).toMatchObject({ weapon: 0, faces: [1] });
  });

  it('GDF-SPC-25, GDF-MEL-16: Fatigue does not hold it back (R-29, E24)', () => {
    const s = charge({ fatigued: true, rules: ['impact(3)'] }, { count: 1, rules: ['tough(6)'] });
    s.do(hit(2, 3, 1), block(6, 6), hit(5), 'refrain');
    expect(hits(s)).toEqual([[{ count: 2, ap: 0 }], []]);
  });

  it('GDF-SPC-25, GDF-SPC-12: it comes before Deadly weapons too (R-56, H-23)', () => {
    const s = charge({ weapons: ['slayer'], rules: ['impact(1)'] }, {}).do(hit(1), hit(1), 'refrain');
    expect(s.events('hits.rolled').map(({ weapon: used }) => used)).toEqual([-1, 0]);
  });

  it('GDF-SPC-10: each Counter model of the charged unit takes one away, from what is left alive (R-56, E67)', () => {
    const s = charge({ count: 3, rules: ['impact(2)'] }, { count: 2, weapons: ['pike'] });
    s.do('strike', hit(4, 1), block(1), [3]);
    // Two chargers are left: 2 x 2 attacks, less one for each of two pikes.
    expect(s.do(hit(1, 1)).events('hits.rolled')[1]).toMatchObject({ weapon: -1, faces: [1, 1] });
  });

  it('GDF-SPC-10: never below none', () => {
    const s = charge({ rules: ['impact(1)'] }, { count: 2, weapons: ['pike'] }).do('close', 'refrain');
    expect(s.do(hit(1)).events('hits.rolled')).toMatchObject([{ weapon: 0 }]);
  });

  it('GDF-SPC-10: pikes out of reach reduce it too, though they cannot strike (R-48)', () => {
    const far: Spot[] = [
      [20, 10 + apart(0)],
      [20, 10 + apart(0) + apart(1)],
    ];
    const s = charge({ rules: ['impact(3)'] }, { count: 2, weapons: ['pike'], rules: ['immobile'], models: far });
    s.do('strike', hit(1));
    expect(s.events('hits.rolled')[0]).toMatchObject({ unit: 1, faces: [1] });
    expect(s.do(hit(1)).events('hits.rolled')[1]).toMatchObject({ weapon: -1, faces: [1] });
  });
});

describe('Counter', () => {
  it('GDF-SPC-09: the charged unit may strike first, with its Counter weapons only, each weapon once (R-48)', () => {
    const s = charge({ count: 2 }, { count: 2, weapons: ['pike', 'blade'] });
    expect([s.next, s.seat]).toEqual(['gdf.ask.counter', 1]);
    s.do('strike', hit(1, 1), hit(1, 1), 'strike', hit(1, 1));
    const pike = s.state.battle.rosters[1]!.weapons.findIndex(({ id }) => id === 'pike');
    const struck = s.events('hits.rolled').map(({ unit, weapon: used }) => [unit, used === pike]);
    expect(struck).toEqual([
      [1, true],
      [0, false],
      [1, false],
    ]);
  });

  it('GDF-SPC-09: or strike back with them later', () => {
    const s = charge({}, { weapons: ['pike'] }).do('refrain', hit(1), 'strike', hit(1));
    expect(s.events('hits.rolled').map(({ unit }) => unit)).toEqual([0, 1]);
    expect(charge({}, { weapons: ['pike'] }).do('strike', hit(1), hit(1)).next).toBe('gdf.ask.unit');
  });

  it('GDF-SPC-09: without such a weapon nobody is asked, and a charger strikes nobody first', () => {
    expect(charge({ weapons: ['pike'] }, {}).next).toBe('gdf.roll.hit');
  });

  it('GDF-SPC-09, GDF-MEL-17: its strike counts for later melees, not for the strike back in this one (R-48)', () => {
    const s = charge({}, { weapons: ['pike', 'blade'], rules: ['tough(3)'] }).do('strike', hit(1));
    expect(s.state.units[1]!.fatigued).toBe(true);
    s.do(hit(1), 'strike', hit(4), block(6));
    expect(s.events('hits.rolled')[2]).toMatchObject({ need: 4, hits: [{ count: 1 }] });
  });

  it('GDF-MEL-24, GDF-MEL-26: Counter strikes that leave no charger end the melee (E65)', () => {
    const s = charge({}, { weapons: ['pike'] }).do('strike', hit(4), block(1));
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [0, 1], loser: 0 }]);
    expect(s.events('strike.began').map(({ manner }) => manner)).toEqual(['counter']);
    expect([s.next, s.seat]).toEqual(['gdf.ask.consolidate', 1]);
    expect(s.state.units[1]!.fatigued).toBe(true);
  });

  it('GDF-MEL-24: the last charged model falls after its Counter strikes killed three: it has lost all the same (E19)', () => {
    const wall: Spot[] = [[20, 10 + apart(0)]];
    const own: Spot[] = [
      [20, 10],
      [20 - apart(0), 10 + apart(0)],
      [20 + apart(0), 10 + apart(0)],
      [20, 10 + 2 * apart(0)],
    ];
    const s = charge({ count: 4, models: own }, { weapons: ['pike', 'pike', 'pike'], models: wall });
    s.do('strike', hit(4, 4, 4), block(1, 1, 1), [1, 2, 3], hit(4), block(1));
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [1, 3], loser: 1 }]);
    expect(s.events('morale.tested')).toEqual([]);
    expect([s.next, s.seat]).toEqual(['gdf.ask.consolidate', 0]);
  });
});

describe('Furious and Lance', () => {
  it('GDF-SPC-22: a natural six of a charge counts twice, also one of Impact (R-53); striking back it does not', () => {
    const s = charge({ count: 2, rules: ['furious', 'impact(1)'] }, { count: 2, rules: ['furious'] });
    s.do(hit(6, 2), block(6, 6, 6), hit(6, 5), block(6, 6, 6), 'strike', hit(6, 1), block(6));
    expect(hits(s)).toEqual([[{ count: 3, ap: 0 }], [{ count: 3, ap: 0 }], [{ count: 1, ap: 0 }]]);
  });

  it('GDF-SPC-23, GDF-SPC-39: only the rolled hit is a six for Rending (E44)', () => {
    const s = charge({ rules: ['furious'], weapons: ['ripper'] }, {}).do(hit(6), block(6, 6), 'refrain');
    expect(hits(s)[0]).toEqual([
      { count: 1, ap: 4 },
      { count: 1, ap: 1 },
    ]);
  });

  it('GDF-SPC-29, GDF-SPC-03: a Lance adds 2 to its AP when it charges, nothing when it strikes back (E45)', () => {
    const s = charge({ weapons: ['lance'] }, { weapons: ['lance'] }).do(hit(4), block(6), 'strike', hit(4), block(6));
    expect(hits(s)).toEqual([[{ count: 1, ap: 3 }], [{ count: 1, ap: 1 }]]);
  });

  it('GDF-SPC-29: Rending sets the AP, the Lance adds to it afterwards (R-58)', () => {
    const s = charge({ count: 2, weapons: ['jagged-lance'] }, { count: 2 }).do(hit(6, 5), block(6, 6), 'refrain');
    expect(hits(s)[0]).toEqual([
      { count: 1, ap: 6 },
      { count: 1, ap: 2 },
    ]);
  });
});

describe('Fear', () => {
  it('GDF-SPC-18, GDF-MEL-23: it counts as wounds in the result, so 0 to 0 can be lost (R-71, E66)', () => {
    const s = charge({ rules: ['fear(1)'] }, {}).do(hit(1), 'refrain');
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [0, 0], fear: [1, 0], loser: 1 }]);
    expect(s.next).toBe('gdf.roll.morale');
    expect(s.facts.units['foe']!.living).toEqual([1]);
  });

  it('GDF-SPC-18: Fear on both sides is compared too', () => {
    const s = charge({ rules: ['fear(1)'] }, { rules: ['fear(1)'] }).do(hit(1), 'refrain');
    expect(s.events('melee.decided')[0]).not.toHaveProperty('loser');
    const won = charge({ count: 2 }, { count: 2, rules: ['fear(2)', 'tough(3)'] });
    won.do(hit(4, 1), block(1), [1], 'refrain');
    expect(won.events('melee.decided')).toMatchObject([{ wounds: [1, 0], fear: [0, 2], loser: 0 }]);
  });

  it('GDF-SPC-18, GDF-SPC-03: a unit counts its Fear once, not per model; that of its Hero adds to it (R-40)', () => {
    const three = charge({ count: 3, rules: ['fear(1)'] }, { count: 3 }).do(hit(1, 1, 1), 'refrain');
    expect(three.events('melee.decided')[0]).toMatchObject({ fear: [1, 0] });
    const led = charge({ count: 2, rules: ['fear(1)'], joined: 'terror' }, { count: 3 }).do(hit(1, 1, 1), 'refrain');
    expect(led.events('melee.decided')[0]).toMatchObject({ fear: [3, 0] });
  });

  it('GDF-SPC-18: one model that has it is enough (R-41)', () => {
    const led = charge({ count: 2, joined: 'terror' }, { count: 3 }).do(hit(1, 1, 1), 'refrain');
    expect(led.events('melee.decided')[0]).toMatchObject({ fear: [2, 0] });
    const plain = charge({ count: 2, joined: 'captain' }, { count: 3 }).do(hit(1, 1, 1), 'refrain');
    expect(plain.events('melee.decided')[0]).toMatchObject({ fear: [0, 0] });
  });
});

describe('weapon rules in melee', () => {
  it('GDF-SPC-04: AP', () => {
    const s = charge({ weapons: ['lance'] }, { defense: 2 }).do(hit(4), block(4));
    expect(s.events('blocks.rolled')[0]).toMatchObject({ unblocked: 1 });
    expect(s.next).toBe('gdf.ask.consolidate');
  });

  it('GDF-SPC-37: Reliable hits on 2+', () => {
    expect(hits(charge({ weapons: ['hammer'], quality: 5 }, {}).do(hit(2), block(6), 'refrain'))[0]).toHaveLength(1);
    expect(hits(charge({ quality: 5 }, {}).do(hit(4), 'refrain'))[0]).toEqual([]);
  });

  it('GDF-SPC-07, GDF-SPC-08: Blast multiplies up to the size of the target', () => {
    expect(
      hits(charge({ count: 2, weapons: ['club'] }, { count: 2 }).do(hit(4, 1), block(6, 6), 'refrain'))[0],
    ).toEqual([{ count: 2, ap: 0 }]);
  });

  it('GDF-SPC-33: Poison makes sixes to block roll again', () => {
    const s = charge({ weapons: ['fang'] }, {}).do(hit(4), block(6), reblock(3));
    expect(s.facts.units['foe']!.living).toEqual([]);
  });

  it('GDF-SPC-11, GDF-SPC-13, GDF-MEL-20: Deadly kills one model and counts what that model could take (R-30, E42)', () => {
    const s = charge({ count: 3, weapons: ['slayer'] }, { count: 3 }).do(
      hit(4, 1, 1),
      block(1),
      2,
      'refrain',
      morale(6),
    );
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [1, 0], loser: 1 }]);
    expect(s.facts.units['foe']!.living).toEqual([1, 3]);
  });

  it('GDF-SPC-11, GDF-SPC-34, GDF-MEL-20: what regenerates was not caused: 5, 2, 6 leave one of three wounds (R-49, E43)', () => {
    const s = charge({ weapons: ['slayer'] }, { rules: ['tough(3)', 'regeneration'] });
    s.do(hit(4), block(1), regeneration(5, 2, 6), 'refrain', morale(6));
    expect(s.facts.units['foe']!.wounds).toEqual([1]);
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [1, 0] }]);
  });

  it('GDF-SPC-12: Deadly weapons are resolved before the others', () => {
    const s = charge({ weapons: ['blade', 'slayer'] }, { rules: ['tough(6)'] }).do(hit(1), hit(1), 'refrain');
    const { weapons } = s.state.battle.rosters[0]!;
    expect(s.events('hits.rolled').map(({ weapon: used }) => weapons[used]!.id)).toEqual(['slayer', 'blade']);
  });
});
