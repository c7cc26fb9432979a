import { describe, expect, it } from 'vitest';
import {
  apart,
  block,
  box,
  danger,
  fearless,
  hit,
  morale,
  profile,
  scene,
  um,
  type Scene,
  type Spot,
} from './scene.js';

/** The melee after the charge: who strikes, what it does, who is tired of it. */

const BLADE = { id: 'blade', attacks: 1 };

interface Side {
  readonly count?: number;
  readonly quality?: number;
  readonly defense?: number;
  readonly weapons?: readonly string[];
  readonly rules?: readonly string[];
  /** Beside the first model, who is in contact; out of reach unless given. */
  readonly models?: readonly Spot[];
  readonly shaken?: boolean;
  readonly fatigued?: boolean;
  readonly activated?: boolean;
  readonly wounds?: readonly number[];
}

/** Rows of models in contact, face to face: the chargers at y = 10, the charged above them. */
const line = (count: number, y: number): Spot[] => Array.from({ length: count }, (_, i) => [20 + apart(0.1) * i, y]);

/** Two units in base contact, each model with one opposite. The first is about to be given its order. */
function facing(own: Side, foe: Side, more: Partial<Parameters<typeof scene>[0]> = {}): Scene {
  const kind = (id: string, { count = 1, quality = 4, defense = 4, weapons = ['blade'], rules = [] }: Side) =>
    profile({ id, count, quality, defense, weapons, rules });
  const standing = (side: Side, y: number) => ({
    models: side.models ?? line(side.count ?? 1, y),
    ...(side.shaken !== undefined && { shaken: side.shaken }),
    ...(side.fatigued !== undefined && { fatigued: side.fatigued }),
    ...(side.activated !== undefined && { activated: side.activated }),
    ...(side.wounds !== undefined && { wounds: side.wounds }),
  });
  return scene({
    ...more,
    profiles: [kind('own', own), kind('foe', foe), ...(more.profiles ?? [])],
    weapons: [BLADE, ...(more.weapons ?? [])],
    units: [
      { player: 1, profile: 'own', name: 'own', ...standing(own, 10) },
      { player: 2, profile: 'foe', name: 'foe', ...standing(foe, 10 + apart(0)) },
      ...(more.units ?? []),
    ],
  });
}

const charge = (own: Side, foe: Side, more: Partial<Parameters<typeof scene>[0]> = {}): Scene =>
  facing(own, foe, more).do('own', { charge: 'foe' });

const hitsRolled = (s: Scene) => s.events('hits.rolled');

describe('after the melee', () => {
  it('R-55, GDF-MEL-26: whoever never moves is not asked to consolidate, others are', () => {
    const won = (rules: readonly string[]): string => charge({}, { rules }).do(hit(1), 'strike', hit(6), block(1)).next;
    expect([won([]), won(['immobile'])]).toEqual(['gdf.ask.consolidate', 'gdf.ask.unit']);
  });
});

describe('who strikes with what', () => {
  it('GDF-MEL-06: models in contact strike, and those within two inches, no farther (E39)', () => {
    const dice = (gap: number): number => {
      const second: Spot = [20 + apart(gap), 10];
      const s = charge({}, { count: 2, rules: ['immobile'], models: [[20, 10 + apart(0)], second] });
      return s.do(hit(1), 'strike', hit(...(gap > 2 ? [1] : [1, 1]))).events('hits.rolled')[1]!.faces.length;
    };
    expect(dice(2)).toBe(2);
    expect(dice(2 + um(1))).toBe(1);
  });

  it('GDF-MEL-06: chargers that could not get into contact strike too, if they ended near enough', () => {
    const s = scene({
      profiles: [profile({ id: 'own', count: 2, weapons: ['blade'] }), profile({ id: 'foe', count: 1 })],
      weapons: [BLADE],
      units: [
        {
          player: 1,
          profile: 'own',
          name: 'own',
          models: [
            [18.9, 17.9],
            [20, 16.2],
          ],
        },
        { player: 2, profile: 'foe', name: 'foe', models: [[20, 30]] },
      ],
    });
    const first: Spot = [20 - 0.8 * apart(0, 1), 30 - 0.6 * apart(0, 1)];
    // The second ends half an inch away.
    s.do('own', { charge: { target: 'foe', models: [first, [20, 28.2]] } }, hit(1, 1));
    expect(hitsRolled(s)[0]!.faces).toHaveLength(2);
  });

  it('GDF-MEL-07, GDF-MEL-09: with all their melee weapons, the attacks of each weapon summed; ranged ones stay silent', () => {
    const weapons = [{ id: 'claws', attacks: 2 }];
    const s = charge({ count: 2, weapons: ['blade', 'claws', 'claws', 'rifle'] }, { count: 2 }, { weapons });
    s.do(hit(1, 1), hit(1, 1, 1, 1, 1, 1, 1, 1), 'refrain');
    // Blades: 2 models of 1 attack. Claws: 2 models with a pair of 2 attacks each.
    expect(hitsRolled(s).map(({ faces }) => faces.length)).toEqual([2, 8]);
  });

  it('GDF-MEL-07: only at the target, though another enemy stands as near', () => {
    const third = { player: 2, profile: 'foe', name: 'third', models: [[20 - apart(0), 10] as Spot] };
    const s = charge({}, {}, { units: [third] }).do(hit(6), block(1));
    expect(s.facts.units['third']!.living).toEqual([1]);
    expect(s.facts.units['foe']!.living).toEqual([]);
  });

  it('GDF-MEL-10: each attack is a Quality test', () => {
    const s = charge({ count: 2, quality: 3 }, { count: 2 }).do(hit(3, 2), block(6), 'refrain');
    expect(hitsRolled(s)[0]).toMatchObject({ need: 3, modifier: 0, hits: [{ count: 1, ap: 0 }] });
  });

  it('GDF-MEL-11, GDF-TER-07: each hit is blocked on Defence; cover does not help in melee', () => {
    const wood = [{ types: ['cover' as const], outline: box(15, 11, 12, 4) }];
    const s = charge({ count: 2 }, { count: 2, defense: 4 }, { terrain: wood }).do(hit(4, 4), block(4, 3));
    expect(s.events('blocks.rolled')[0]).toMatchObject({ need: 4, unblocked: 1 });
    expect(s.events('blocks.rolled')[0]!.why?.[0]?.parts).toEqual([]);
    expect(s.next).toBe('gdf.ask.casualties');
  });

  it('GDF-MEL-08, GDF-MEL-12: the charger strikes first, its owner of the target picks the dead, and they do not strike back', () => {
    const s = charge({ count: 2 }, { count: 2 }).do(hit(4, 1), block(1));
    expect([s.next, s.seat]).toEqual(['gdf.ask.casualties', 1]);
    s.do([1]);
    expect(s.next).toBe('gdf.ask.strike-back');
    expect(s.do('strike', hit(1)).events('hits.rolled')[1]).toMatchObject({ unit: 1, faces: [1] });
  });
});

describe('strike back', () => {
  it('GDF-MEL-13: the charged unit may strike back, all of it or not at all', () => {
    const declined = charge({ count: 2 }, { count: 2 }).do(hit(1, 1));
    expect([declined.next, declined.seat]).toEqual(['gdf.ask.strike-back', 1]);
    declined.do('refrain');
    expect(hitsRolled(declined)).toHaveLength(1);
    const struck = charge({ count: 2 }, { count: 2 }).do(hit(1, 1), 'strike', hit(1, 1));
    expect(hitsRolled(struck)[1]!.faces).toHaveLength(2);
  });

  it('GDF-MEL-14: it is no activation: who has activated may, and who has not keeps its activation', () => {
    const third = { player: 2, profile: 'foe', name: 'third', models: [[50, 40] as Spot] };
    for (const activated of [true, false]) {
      const s = charge({}, { activated }, { units: [third] }).do(hit(1), 'strike', hit(1));
      expect(s.facts.units['foe']!.activated).toBe(activated);
      expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
      expect(s.judge('foe').ok).toBe(!activated);
    }
  });

  it('GDF-MEL-15, GDF-MOR-10: a Shaken unit strikes back, on sixes only (E25)', () => {
    const s = charge({ count: 2 }, { count: 2, shaken: true }).do(hit(1, 1), 'strike', hit(5, 6));
    expect(hitsRolled(s)[1]).toMatchObject({ need: 6, hits: [{ count: 1, ap: 0 }] });
  });
});

describe('fatigue', () => {
  it('GDF-MEL-16: who attacked in an earlier melee of the round hits on natural sixes only (E21)', () => {
    const s = charge({ count: 2 }, { count: 2, fatigued: true, quality: 2 }).do(hit(1, 1), 'strike', hit(5, 6));
    expect(hitsRolled(s)[1]).toMatchObject({ need: 6, modifier: 0, hits: [{ count: 1, ap: 0 }] });
    const charger = charge({ count: 2, fatigued: true, quality: 2 }, { count: 2 }).do(hit(5, 6), block(6), 'refrain');
    expect(hitsRolled(charger)[0]).toMatchObject({ need: 6, hits: [{ count: 1, ap: 0 }] });
  });

  it('GDF-MEL-16, GDF-MEL-17: a unit strikes back twice in a round: fresh the first time, Fatigued the second', () => {
    const second = { player: 1, profile: 'own', name: 'second', models: [[20, 10 + 2 * apart(0)] as Spot] };
    const s = charge({}, { quality: 3, activated: true }, { units: [second] });
    s.do(hit(1), 'strike', hit(3), block(6));
    expect(hitsRolled(s)[1]).toMatchObject({ need: 3, hits: [{ count: 1, ap: 0 }] });
    s.do('second', { charge: 'foe' }, hit(1), 'strike', hit(5));
    expect(hitsRolled(s)[3]).toMatchObject({ unit: 1, need: 6, hits: [] });
  });

  it('GDF-MEL-17: the charger is not tired in the melee it starts, nor when it shoots later', () => {
    const s = charge({ quality: 3 }, {}).do(hit(3), block(6), 'refrain');
    expect(hitsRolled(s)[0]).toMatchObject({ need: 3, hits: [{ count: 1, ap: 0 }] });
    expect(s.state.units[0]!.fatigued).toBe(true);
    const gun = facing({ fatigued: true, weapons: ['rifle'] }, {}).do('own', 'hold', [
      { weapon: 'rifle', target: 'foe' },
    ]);
    expect(gun.do(hit(4), block(6)).events('hits.rolled')[0]).toMatchObject({ need: 4, hits: [{ count: 1 }] });
  });

  it('GDF-MEL-18, GDF-RND-12: fatigue ends with the round, after the markers were looked at', () => {
    const s = charge({}, { activated: true }, { markers: [{ at: [20, 7] }] });
    s.do(hit(1), 'strike');
    expect(s.state.units.map(({ fatigued }) => fatigued)).toEqual([true, true]);
    s.do(hit(1));
    expect(s.facts.round).toBe(2);
    expect(s.state.units.map(({ fatigued }) => fatigued)).toEqual([false, false]);
    // The step back brings the charger within three inches of the marker; the round ends after it is seized.
    expect(s.told.filter(type => /^(marker|round)/.test(type))).toEqual([
      'marker.changed',
      'round.ended',
      'round.began',
    ]);
  });

  it('GDF-MEL-19: who was charged and did not strike back is not Fatigued (E23)', () => {
    const second = { player: 1, profile: 'own', name: 'second', models: [[20, 10 + 2 * apart(0)] as Spot] };
    const s = charge({}, { activated: true }, { units: [second] }).do(hit(1), 'refrain');
    expect(s.state.units[1]!.fatigued).toBe(false);
    s.do('second', { charge: 'foe' }, hit(1), 'strike', hit(4), block(6));
    expect(hitsRolled(s)[2]).toMatchObject({ need: 4, hits: [{ count: 1 }] });
  });

  it('GDF-SPC-37, GDF-MEL-16: Reliable does not help the Fatigued (R-29, E22)', () => {
    const weapons = [{ id: 'hammer', attacks: 1, rules: ['reliable'] }];
    const s = charge({ fatigued: true, weapons: ['hammer'] }, {}, { weapons }).do(hit(5), 'refrain');
    expect(hitsRolled(s)[0]).toMatchObject({ need: 6, hits: [] });
    const fresh = charge({ weapons: ['hammer'] }, {}, { weapons }).do(hit(2), block(6), 'refrain');
    expect(hitsRolled(fresh)[0]).toMatchObject({ need: 2, hits: [{ count: 1 }] });
  });
});

describe('the result', () => {
  /** Five against five; the faces of the dice that go through are given by the number of wounds. */
  const fought = (own: number, foe: number, more: { own?: Side; foe?: Side } = {}): Scene => {
    const s = charge({ count: 5, quality: 4, ...more.own }, { count: 5, quality: 4, ...more.foe });
    const wounds = (n: number, dice: number) =>
      n === 0 ? [hit(...Array<number>(dice).fill(1))] : [hit(...faces(n, dice)), block(...Array<number>(n).fill(1))];
    s.do(...wounds(own, 5), ...(own > 0 && own < 5 ? [range(own)] : []));
    if (s.next !== 'gdf.ask.strike-back') return s;
    const left = 5 - own;
    return s.do('strike', ...wounds(foe, left), ...(foe > 0 && foe < 5 ? [range(foe)] : []));
  };
  const faces = (hits: number, dice: number): number[] => Array.from({ length: dice }, (_, i) => (i < hits ? 4 : 1));
  const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

  it('GDF-MEL-20, GDF-MEL-22, GDF-MOR-03: who caused fewer wounds loses and tests, whatever is left; the winner does not', () => {
    const won = fought(2, 1);
    expect(won.events('melee.decided')).toMatchObject([{ wounds: [2, 1], loser: 1 }]);
    expect([won.next, won.seat]).toEqual(['gdf.roll.morale', undefined]);
    won.do(morale(4));
    expect(won.events('morale.tested')).toMatchObject([{ unit: 1, need: 4, passed: true }]);
    // The winner lost one too, and the loser of the other melee had most of its models left.
    const lost = fought(1, 4);
    expect(lost.do(morale(4)).events('morale.tested')).toMatchObject([{ unit: 0 }]);
  });

  it('GDF-MEL-22: the winner is not tested, though half of it fell', () => {
    const s = charge({ count: 2, weapons: ['blade', 'blade', 'blade'] }, { count: 4 }).do('close');
    s.do(hit(4, 4, 1, 1, 1, 1), block(1, 1), [3, 4], 'strike', hit(4, 1), block(1), [2], morale(6));
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [2, 1], loser: 1 }]);
    expect(s.facts.units['own']!.living).toEqual([1]);
    expect(s.events('morale.tested').map(({ unit }) => unit)).toEqual([1]);
  });

  it('GDF-MEL-21, GDF-MEL-23: equal wounds are a draw and nobody tests, also 0 to 0 without a strike back (E18)', () => {
    expect(fought(1, 1).events('melee.decided')).toMatchObject([{ wounds: [1, 1] }]);
    const drawn = charge({}, {}).do(hit(1), 'refrain');
    const [decided] = drawn.events('melee.decided');
    expect(decided).toMatchObject({ wounds: [0, 0], fear: [0, 0] });
    expect(decided).not.toHaveProperty('loser');
    expect(drawn.events('morale.tested')).toEqual([]);
    expect(drawn.next).toBe('gdf.ask.unit');
  });

  it('GDF-MEL-23: who does not strike back loses as soon as it suffered a wound', () => {
    const s = charge({ count: 3 }, { count: 3 }).do(hit(4, 1, 1), block(1), [1], 'refrain');
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [1, 0], loser: 1 }]);
    expect(s.next).toBe('gdf.roll.morale');
  });

  it('GDF-MEL-24, GDF-MOR-17: a destroyed unit has lost, takes no test, and neither does its enemy', () => {
    const s = charge({}, {}).do(hit(4), block(1));
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [1, 0], loser: 1 }]);
    expect(s.events('morale.tested')).toEqual([]);
    expect([s.next, s.seat]).toEqual(['gdf.ask.consolidate', 0]);
  });

  it('GDF-MEL-24, GDF-MEL-26: a strike back that destroys the charger wins, and its unit may consolidate (E20)', () => {
    const s = charge({}, {}).do(hit(1), 'strike', hit(4), block(1));
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [0, 1], loser: 0 }]);
    expect(s.events('morale.tested')).toEqual([]);
    expect([s.next, s.seat]).toEqual(['gdf.ask.consolidate', 1]);
  });

  it('GDF-MOR-08: a loser with more than half left that fails is Shaken (E17)', () => {
    const s = charge({ count: 3 }, { count: 3 }).do(hit(4, 1, 1), block(1), [3], 'refrain', morale(3));
    expect(s.events('unit.shaken')).toEqual([{ type: 'unit.shaken', unit: 1 }]);
    expect(s.events('unit.routed')).toEqual([]);
    expect(s.facts.units['foe']!.living).toEqual([1, 2]);
  });

  it('GDF-MOR-09, GDF-MOR-16, R-33: with exactly half left it routs: all its models are gone at once (E16)', () => {
    const s = charge({ count: 4 }, { count: 4 }).do(hit(4, 4, 1, 1), block(1, 1), [3, 4], 'refrain', morale(3));
    expect(s.events('unit.routed')).toEqual([{ type: 'unit.routed', unit: 1 }]);
    expect(s.events('unit.shaken')).toEqual([]);
    expect(s.facts.units['foe']!.living).toEqual([]);
    expect([s.next, s.seat]).toEqual(['gdf.ask.consolidate', 0]);
    const passed = charge({ count: 4 }, { count: 4 }).do(hit(4, 4, 1, 1), block(1, 1), [3, 4], 'refrain', morale(4));
    expect(passed.facts.units['foe']!.living).toEqual([1, 2]);
  });

  it('GDF-MOR-08, GDF-MOR-09: a single model counts its Tough: 3 of 6 left routs, 4 do not', () => {
    const beast = (wounds: number): Scene =>
      charge({ weapons: ['blade', 'blade', 'blade'] }, { rules: ['tough(6)'] })
        .do(hit(...(wounds === 3 ? [4, 4, 4] : [4, 4, 1])), block(...Array<number>(wounds).fill(1)))
        .do('refrain', morale(1));
    expect(beast(3).events('unit.routed')).toHaveLength(1);
    expect(beast(2).events('unit.routed')).toEqual([]);
    expect(beast(2).events('unit.shaken')).toHaveLength(1);
  });

  it('GDF-TRA-08, GDF-MOR-16: whoever is aboard a transport that routs bails out, as from a wreck (R-35)', () => {
    const truck = charge(
      { weapons: ['blade', 'blade', 'blade'] },
      { rules: ['tough(6)', 'transport(6)'] },
      {
        profiles: [profile({ id: 'crew', count: 1 })],
        units: [{ player: 2, profile: 'crew', name: 'crew', aboard: 'foe' }],
      },
    );
    truck.do(hit(4, 4, 4), block(1, 1, 1), 'refrain', morale(1));
    expect(truck.events('unit.routed')).toHaveLength(1);
    expect(truck.events('transport.wrecked')).toMatchObject([{ unit: 1 }]);
    expect(truck.next).toBe('gdf.roll.danger');
  });

  it('GDF-MOR-11, GDF-MOR-15: a Shaken loser fails without a roll; above half nothing more happens, at half it routs', () => {
    const strong = charge({ count: 3 }, { count: 3, shaken: true }).do(hit(4, 1, 1), block(1), [3], 'refrain');
    expect(strong.events('morale.tested')).toEqual([{ type: 'morale.tested', unit: 1, need: 4, passed: false }]);
    expect(strong.events('unit.shaken')).toEqual([]);
    expect(strong.facts.units['foe']).toMatchObject({ living: [1, 2], shaken: true });
    const weak = charge({ count: 4 }, { count: 4, shaken: true }).do(hit(4, 4, 1, 1), block(1, 1), [3, 4], 'refrain');
    expect(weak.events('unit.routed')).toHaveLength(1);
  });

  it('GDF-SPC-19, GDF-MOR-11: the Fearless get their die after an automatic failure too (E26)', () => {
    const brave = (face: number): Scene =>
      charge({ count: 4 }, { count: 4, shaken: true, rules: ['fearless'] }).do(
        hit(4, 4, 1, 1),
        block(1, 1),
        [3, 4],
        'refrain',
        fearless(face),
      );
    expect(brave(4).facts.units['foe']!.living).toEqual([1, 2]);
    expect(brave(3).facts.units['foe']!.living).toEqual([]);
  });

  it('GDF-MOR-13, GDF-MOR-14: Shaken after its activation, a unit stays so until its next activation has ended (E27)', () => {
    const s = charge({ count: 3 }, { count: 3, activated: true }).do(hit(4, 1, 1), block(1), [3], 'refrain', morale(3));
    expect(s.facts).toMatchObject({ round: 2, units: { foe: { shaken: true } } });
    s.do(...(s.seat === 1 ? [] : ['own', 'hold']), 'foe');
    expect(s.events('unit.idled')).toHaveLength(1);
    expect(s.facts.units['foe']!.shaken).toBe(false);
  });
});

describe('consolidation', () => {
  const winner = (more: Partial<Parameters<typeof scene>[0]> = {}): Scene => charge({}, {}, more).do(hit(4), block(1));

  it('GDF-MEL-26: whose enemy is gone may move three inches, or stay', () => {
    expect(winner().refusal('stay')).toEqual([]);
    expect(winner().refusal({ models: [[20, 13]] })).toEqual([]);
    expect(winner().refusal({ models: [[20, 13 + um(1)]] })).toEqual(['GDF-MEL-26']);
    const s = winner().do({ models: [[22, 10]] });
    expect(s.facts.units['own']!.models).toEqual([[22, 10]]);
    expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 0]);
  });

  it('GDF-MEL-26, GDF-SPC-17: it follows the normal rules of moving, and Fast does not lengthen it (R-31)', () => {
    const third = { player: 2, profile: 'foe', name: 'third', models: [[20, 10 - apart(3.5)] as Spot] };
    expect(winner({ units: [third] }).refusal({ models: [[20, 7.5]] })).toEqual([]);
    expect(winner({ units: [third] }).refusal({ models: [[20, 7.5 - um(1)]] })).toEqual(['GDF-MOV-02']);
    const fast = charge({ rules: ['fast'] }, {}).do(hit(4), block(1));
    expect(fast.refusal({ models: [[20, 13.01]] })).toEqual(['GDF-MEL-26']);
  });

  it('GDF-MEL-26, GDF-MOR-16: a rout counts as destruction', () => {
    const s = charge({ count: 2 }, { count: 2 }).do(hit(4, 1), block(1), [2], 'refrain', morale(1));
    expect([s.next, s.seat]).toEqual(['gdf.ask.consolidate', 0]);
  });

  it('GDF-MEL-26, GDF-TER-11, GDF-MOR-01: dangerous ground is tested, and then morale as outside a melee (H-22)', () => {
    const mines = [{ types: ['dangerous' as const], outline: box(15, 7, 12, 1) }];
    const s = charge({ count: 2 }, { count: 2 }, { terrain: mines }).do(hit(4, 4), block(1, 1));
    s.do({ models: line(2, 7.5) }, danger(1, 2), [2], morale(3));
    expect(s.events('morale.tested')).toMatchObject([{ unit: 0, passed: false }]);
    expect(s.facts.units['own']).toMatchObject({ living: [1], shaken: true });
  });

  it('GDF-MEL-27: otherwise the charger steps back an inch, straight away from the enemy', () => {
    const s = charge({}, {}).do(hit(1), 'refrain');
    expect(s.events('unit.moved').map(({ manner }) => manner)).toEqual(['step-back']);
    const [[x, y]] = s.facts.units['own']!.models as [Spot];
    expect([x, y]).toEqual([20, 9]);
    // An inch away is legal ground for the next order.
    expect(s.do('foe', { advance: { models: [[20, 10 + apart(0)]] } }).next).not.toBe('');
  });

  it('GDF-MEL-27: as far as possible: something in the way shortens the step, and the Shaken take it too', () => {
    const wall = [{ types: ['impassable' as const], outline: box(15, 8, 10, 1) }];
    const s = charge({}, {}, { terrain: wall }).do(hit(1), 'refrain');
    const y = s.facts.units['own']!.models[0]![1];
    expect(y).toBeGreaterThanOrEqual(9 + 16 / 25.4);
    expect(y).toBeLessThan(10);
    const shaken = charge({ count: 3 }, { count: 3 }).do(
      hit(1, 1, 1),
      'strike',
      hit(4, 1, 1),
      block(1),
      [3],
      morale(1),
    );
    expect(shaken.facts.units['own']!.shaken).toBe(true);
    expect(shaken.facts.units['own']!.models[0]![1]).toBe(9);
  });

  it('GDF-MEL-27, R-73: if straight away leaves it in contact, it goes any way that gets it out, farthest first', () => {
    // Walls behind and to the left: only the way along the front to the right is open.
    const walls = [box(15, 9 - 0.7, 10, 1), box(18, 9, 1.3, 3)].map(outline => ({
      types: ['impassable' as const],
      outline,
    }));
    const s = charge({}, {}, { terrain: walls }).do(hit(1), 'refrain');
    expect(s.events('unit.moved').map(({ manner }) => manner)).toEqual(['step-back']);
    const [[x, y]] = s.facts.units['own']!.models as [Spot];
    expect(x).toBeGreaterThan(20.9);
    expect(y).toBeLessThan(10.01);
    // Shut in on all sides it stays.
    const cage = [...walls, { types: ['impassable' as const], outline: box(20.7, 9, 1.3, 2) }];
    const shut = charge({}, {}, { terrain: cage }).do(hit(1), 'refrain');
    expect(shut.events('unit.moved')).toEqual([]);
  });

  it('GDF-MEL-28: players may agree to stay in contact', () => {
    const s = charge({}, {}, { options: { skipSeparation: true } }).do(hit(1), 'refrain');
    expect(s.events('unit.moved')).toEqual([]);
    expect(s.facts.units['own']!.models).toEqual([[20, 10]]);
  });

  it('GDF-MEL-25, GDF-MEL-29: the order of a melee', () => {
    const weapons = [{ id: 'pike', attacks: 1, rules: ['counter'] }];
    const s = facing({ count: 3, rules: ['impact(1)'] }, { count: 3, weapons: ['pike', 'blade'] }, { weapons });
    s.do('own', { charge: 'foe' });
    s.do('strike', hit(1, 1, 1), hit(4, 1, 1), block(1), [3], 'strike', hit(1, 1), morale(1));
    expect(s.told.filter(type => /order|strike|melee|morale|shaken|moved/.test(type))).toEqual([
      'order.given',
      'strike.began',
      'strike.began',
      'strike.began',
      'melee.decided',
      'morale.tested',
      'unit.shaken',
      'unit.moved',
    ]);
    expect(s.events('strike.began').map(({ manner }) => manner)).toEqual(['counter', 'charge', 'strike-back']);
  });
});
