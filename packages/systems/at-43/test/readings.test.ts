import { cm } from '@banneret/geometry';
import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { isAnnihilated, isDecided, resultOf, survivingValue } from '../src/missions/ending.js';
import { saveFor } from '../src/fire/cover.js';
import { setupFor } from '../src/request.js';
import { clockwiseAfter } from '../src/units.js';
import { bearer, officer, WALKER, type Kind } from './army.js';
import { crushed, damage, hit, location, morale, row, scene, stateOf, type SceneBody, type UnitBody } from './scene.js';

/** What two fresh readings of the rulebook found, clause by clause; the files in `scenarios/found` are the cases themselves. */

const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 3 } };
const led: Partial<UnitBody> = { figures: { 0: officer() } };
const foe: UnitBody = { id: 'e', seat: 1, at: [[60, 100]] };

describe('AT-43, who falls', () => {
  const sure: UnitBody = { id: 'a', seat: 0, at: [[60, 10]], kind: { weapons: ['sure'] }, ...led };

  it('AT43-CAS-03, AT43-DMG-02, R-57: among equally near fighters with different Protection the one named is the one tested', () => {
    // Penetration 5 against 5 needs a 4; against 20 there is nothing to roll.
    const s = scene({
      units: [
        { ...sure, kind: { weapons: ['rifle'] }, at: row(60, 10, 1) },
        { id: 'f', seat: 0, at: [[58, 30]], kind: { protection: 5 } },
        { id: 'b', seat: 1, at: [[62, 30]], kind: { protection: 20 } },
      ],
    });
    s.fire('a', 'rifle', 'b').do(hit(6));
    expect(s.next).toBe('at43.ask.victim');
    s.do(s.figure('f', 0));
    expect(s.next).toBe('at43.roll.damage');
    s.do(damage(4));
    expect(s.of('f').place).toBe('eliminated');
    expect(s.of('b').place).toBe('table');
  });

  it('AT43-CAS-02, R-57: a roll never reaches into a rank where Protection differs', () => {
    const s = scene({
      units: [
        { ...sure, at: row(60, 10, 3), kind: { weapons: ['sure'] } },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 45],
            [60, 30],
            [58, 36],
            [62, 36],
          ],
          figures: { 3: { protection: 14 } },
        },
      ],
    });
    s.fire('a', 'sure', 'b');
    // The first man is alone in his rank and falls; then the shooter names one of the two behind him.
    expect(s.of('b').fighters).toHaveLength(3);
    expect(s.next).toBe('at43.ask.victim');
    s.do(s.figure('b', 3));
    expect(s.match.pending).toMatchObject({ chance: { count: 1 } });
  });

  it('AT43-HERO-09, R-42, R-73: in a melee a hero comes forward when the last of his own unit falls', () => {
    const s = scene({
      units: [
        { ...sure, at: row(56, 10, 3) },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 30],
            [60, 33.5],
          ],
          figures: { 0: HERO },
        },
        { id: 'f', seat: 0, at: row(60, 38, 3) },
      ],
    });
    s.fire('a', 'sure', 'b');
    // His comrade (23.5 cm) first, then he is alone and the nearest (20 cm); the third impact is for a friend.
    expect(s.of('b').place).toBe('eliminated');
    expect(
      s
        .events('fighter.lost')
        .map(({ fighter }) => fighter)
        .slice(0, 2),
    ).toEqual([s.figure('b', 1), s.figure('b', 0)]);
  });

  it('AT43-ZON-08, AT43-CAS-03: where impacts run out among equals in the zone, the shooter says who is hit', () => {
    const s = scene({
      units: [
        sure,
        {
          id: 'z',
          seat: 1,
          at: [
            [58, 30],
            [62, 30],
          ],
        },
        { id: 'b', seat: 1, at: row(52, 60, 6) },
      ],
    });
    s.fire('a', 'sure', 'b');
    expect(s.next).toBe('at43.ask.zone');
    s.do([s.figure('z', 1)]);
    expect(s.of('z').lost).toEqual([s.figure('z', 1)]);
  });

  it('R-52, R-73: two impacts of a blast on a hero: the nearest comrade takes the first, the next one the second', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(50, 10, 4), kind: { weapons: ['launcher'] }, ...led },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 30],
            [60, 45],
            [60, 48.5],
          ],
          kind: { protection: 0 },
          figures: { 0: HERO },
        },
      ],
    });
    // Four hits make 12 cm of radius: 10, and two impacts on everybody under it: only the hero is.
    s.fire('a', 'launcher', 'b', 0).do(hit(6, 6, 6, 6), damage(6), damage(6));
    expect(s.of('b').lost).toEqual([s.figure('b', 1), s.figure('b', 2)]);
    expect(s.of('b').fighters.map(({ prone }) => prone)).toEqual([false]);
  });

  it('R-34, AT43-CAS-03: of comrades equally near a hero who is run over, the one who drives says which', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[60, 10]], kind: { ...WALKER, command: {} } },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 20],
            [56, 20],
            [64, 20],
          ],
          figures: { 0: { ...HERO } },
          kind: { radius: 0.5 },
        },
      ],
    });
    s.do('rapid', s.spots('a', [[60, 30]]), crushed(6));
    expect(s.next).toBe('at43.ask.victim');
    s.do(s.figure('b', 2));
    expect(s.of('b').lost).toEqual([s.figure('b', 2)]);
  });

  it('AT43-MOR-15, AT43-UNIT-04: a rout removes everybody and asks nobody for a leader', () => {
    const s = scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 3), kind: { morale: 8 }, morale: 'disorganised' }, foe],
      cards: [[], ['e']],
    });
    s.do(morale(1));
    expect(s.told).toContain('unit.routed');
    expect(s.told).not.toContain('leader.replaced');
    expect(s.of('a').place).toBe('eliminated');
  });

  it('AT43-MEL-16, AT43-UNIT-04, R-95: who falls together with the leader does not lead for a moment', () => {
    const s = scene({
      units: [
        { ...sure, at: row(60, 10, 2) },
        {
          id: 'b',
          seat: 1,
          at: [
            [58, 30],
            [62, 30],
            [54.4, 32.5],
            [66.5, 33],
          ],
        },
      ],
    });
    // Leader and neighbour are equally near and both fall to one roll; the third man is nearer to the leader than the fourth.
    s.fire('a', 'sure', 'b');
    expect(s.of('b').leader).toBe(s.figure('b', 2));
    expect(s.events('leader.replaced')).toHaveLength(1);
  });
});

describe('AT-43, the moment of a unit', () => {
  const squad = (figures: Readonly<Record<number, Kind>>, more: Partial<SceneBody> = {}) =>
    scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), figures },
        { id: 'e', seat: 1, at: row(20, 60, 3) },
      ],
      ...more,
    });
  const moves = (s: ReturnType<typeof squad>) => s.do('combat', s.shift('a', 0, 1));

  it('AT43-SHO-05, AT43-ATT-10, R-87: a hero with one weapon shoots with the rest; Staggered Fire is for bearers only', () => {
    const pistol: Kind = { ...HERO, weapons: ['blaster'] };
    const plain = squad({ 0: pistol });
    plain.fire('a', 'rifle', 'e').do(hit(1, 1));
    expect(moves(plain).barred(plain.fireWith('blaster'))).toEqual(['AT43-ATT-10']);
    const staggered = squad({ 0: pistol, 2: bearer('cannon') }).do('staggered');
    staggered.fire('a', 'rifle', 'e').do(hit(1));
    moves(staggered);
    expect(staggered.barred(staggered.fireWith('blaster'))).toEqual(['AT43-ATT-10']);
    expect(staggered.barred(staggered.fireWith('cannon'))).toEqual([]);
  });

  it('AT43-SHO-06, R-87: who has several ranged weapons divides them, and sets nobody else his moment', () => {
    const s = squad({ 0: { ...officer(), weapons: ['blaster', 'cannon'] } });
    s.fire('a', 'blaster', 'e').do(hit(6));
    expect(s.next).toBe('at43.roll.damage');
    s.do(damage(1));
    moves(s);
    expect(s.barred(s.fireWith('cannon'))).toEqual([]);
    expect(s.barred(s.fireWith('rifle'))).toEqual([]);
  });

  it('AT43-ALRT-03: a unit that leaves everybody where he stands makes no move', () => {
    const watch = (dy: number) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
          { id: 'w', seat: 1, at: row(20, 60, 2), attitudes: { alert: 'all' } },
        ],
      }).do('combat');
      return s.do(s.spots('a', [undefined, [23.5, 20 + dy]])).next;
    };
    expect(watch(0)).toBe('at43.ask.action');
    expect(watch(0.1)).toBe('at43.ask.alert');
  });

  it('AT43-SHO-07, AT43-ALRT-01: alert fire too is fired whole', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
        { id: 'w', seat: 1, at: row(20, 60, 3), attitudes: { alert: 'all' } },
      ],
    }).do('combat');
    s.do(s.shift('a', 0, 1), `${s.unit('w')}:all`, 0);
    const { target, uses } = s.aim('w', 'rifle', 'a');
    expect(s.refusal({ target, uses: (uses as unknown[]).slice(1) })).toEqual(['AT43-SHO-07']);
    s.do({ target, uses }, hit(1, 1, 1));
    expect(s.of('w').attitudes.alert).toBe('none');
  });
});

describe('AT-43, cover between edges', () => {
  const wall = { box: [22.2, 44, 4, 1] as const, size: 1 };
  const save = (leader: 0 | 1, uses: readonly number[] = [0, 1]) => {
    const at = [
      [20, 20],
      [50, 20],
    ] as const;
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: leader === 0 ? [...at] : [at[1], at[0]] },
        { id: 'b', seat: 1, at: [[20, 48]] },
      ],
      terrain: [wall],
    });
    const salvo = {
      unit: 0,
      weapon: 0,
      target: { unit: 1, fighter: NOBODY },
      uses: uses.map(who => [who, 0] as const),
    };
    return saveFor(state, salvo, [1]);
  };

  it('AT43-COV-04, AT43-COV-05, R-54: who leads the shooters does not matter, only who fires', () => {
    // From the left nothing is in the way; from the right the wall is.
    expect(save(0)).toBe(5);
    expect(save(1)).toBe(5);
    expect(save(0, [0])).toBeUndefined();
    expect(save(0, [1])).toBe(5);
  });
});

describe('AT-43, machines', () => {
  const pair: UnitBody = {
    id: 'a',
    seat: 0,
    at: [
      [60, 20],
      [66.5, 20],
      [53.5, 20],
    ],
    kind: { ...WALKER, movement: 14 },
  };

  it('AT43-MOV-05, AT43-MOV-07: a machine does not go through one of its own unit that stays', () => {
    const s = scene({ units: [pair, foe] }).do('pay', 'combat');
    // From the left of the line to the right of it, past two who stay: the way round is 14.2 cm and more.
    expect(s.refusal(s.spots('a', [undefined, undefined, [60, 26.6]]))).toEqual([]);
    expect(s.refusal(s.spots('a', [[60, 20.1], undefined, [66.8, 26.6]]))).toEqual(['AT43-MOV-16']);
    expect(
      s.refusal(
        s.spots('a', [
          [60, 20.1],
          [66.5, 20.1],
          [60, 26.7],
        ]),
      ),
    ).toEqual([]);
  });

  it('AT43-DMG-17, R-19: a unit that was not paid for keeps a machine it cannot reach; one that could act may rest', () => {
    const apart: UnitBody = {
      id: 'a',
      seat: 0,
      at: [
        [20, 20],
        [90, 20],
      ],
      kind: WALKER,
      parts: { 1: [0, 3, 1, 1] },
    };
    const unpaid = scene({ units: [apart, foe] }).do('decline');
    expect(unpaid.options()).toEqual(['keep', 'eject']);
    unpaid.do('keep');
    expect(unpaid.of('a').fighters).toHaveLength(2);
    const paid = scene({ units: [apart, foe] }).do('pay');
    expect(paid.barred('keep')).toEqual(['AT43-DMG-17']);
    paid.do('rest');
    expect(paid.next).toBe('at43.ask.attitude');
    expect(paid.of('a').fighters).toHaveLength(2);
  });

  it('AT43-TER-05, AT43-LOS-02, R-94: a vehicle shoots at terrain through the arc of its weapon', () => {
    const at = (facing: number) =>
      scene({
        units: [
          {
            id: 'v',
            seat: 0,
            at: [[60, 20]],
            facing,
            kind: {
              ...WALKER,
              category: 'vehicle',
              weapons: ['cannon'],
              arcs: [{ towards: 0, halfWidth: 512 }],
              command: {},
            },
          },
          foe,
        ],
        terrain: [{ box: [55, 50, 10, 2], size: 2, protection: 5, structure: 2 }],
      }).options();
    expect(at(1024)).toContain('demolish:3');
    expect(at(3072)).not.toContain('demolish:3');
  });

  it('AT43-TER-05, R-94: the zone before an element is that before a single machine: size and locked fire count', () => {
    const shot = (weapon: string, size: number, men: Kind = {}) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[60, 20]], kind: { weapons: [weapon] }, ...led },
          { id: 'b', seat: 1, at: [[60, 40]], kind: { protection: 0, ...men } },
        ],
        terrain: [{ box: [50, 60, 20, 3], size, protection: 0, structure: 3 }],
      });
      const number = weapon === 'sure' ? 8 : 4;
      s.do(`demolish:${number}`, 0);
      if (weapon === 'beam') s.do(hit(6));
      return s;
    };
    const through = shot('sure', 2);
    expect(through.of('b').place).toBe('eliminated');
    expect(through.state.terrain[0]!.structure).toBe(3);
    // Smaller than the element he is no obstacle; locked fire hits only what it is aimed at.
    expect(shot('sure', 3).of('b').place).toBe('table');
    expect(shot('beam', 2).of('b').place).toBe('table');
  });
});

describe('AT-43, thrown down', () => {
  it('AT43-STAT-06, R-40: who is thrown down in his own activation does nothing more in it', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: row(20, 20, 3),
          figures: { 0: officer(), 2: bearer('launcher') },
          kind: { protection: 20 },
        },
        { id: 'e', seat: 1, at: [[23.5, 33]] },
      ],
    }).do('plain');
    // As one's own launcher may leave them.
    s.state.units[0]!.fighters = s.of('a').fighters.map((one, i) => ({ ...one, prone: i === 1 }));
    s.do('combat');
    expect(
      s.refusal(
        s.spots('a', [
          [20, 21],
          [23.5, 21],
          [27, 21],
        ]),
      ),
    ).toEqual(['AT43-STAT-06']);
    expect(s.refusal(s.spots('a', [[20, 21], undefined, [27, 21]]))).toEqual([]);
  });

  it('R-26, AT43-ATT-03: losses in a fight too may leave most of a unit on the ground', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { ...WALKER, weapons: ['claw'], command: {} } },
        {
          id: 'b',
          seat: 1,
          at: [
            [20, 26],
            [23.5, 30],
            [27, 30],
          ],
          prone: [1, 2],
        },
      ],
    });
    s.state.units[1]!.attitudes = { takeCover: true, kneeling: false, staggered: false, alert: 'none' };
    s.do('melee');
    s.do(s.options()[0], hit(6, 1));
    expect(s.of('b').attitudes.takeCover).toBe(false);
  });
});

describe('AT-43, officers and heroes', () => {
  const company = (more: Partial<UnitBody> = {}): UnitBody => ({
    id: 'b',
    seat: 1,
    at: [
      [20, 40],
      [20, 44],
      [20, 48],
      [23.5, 48],
    ],
    figures: { 0: officer({ grade: 3 }), 2: { role: 'specialist', abilities: ['medic'] } },
    ...more,
  });
  const shoot = () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: [[20, 10]], kind: { weapons: ['sure'] }, ...led }, company()] });
    s.state.sides[1]!.commander = s.figure('b', 0);
    return s.fire('a', 'sure', 'b');
  };
  const medic = (face: number) => dice([face], 'at43.roll.medic');

  it('AT43-SPC-02, AT43-UNIT-14, R-91: an officer brought back leads again, and commands again if he did', () => {
    const s = shoot();
    expect(s.state.sides[1]!.commander).toBe(NOBODY);
    s.do(medic(5));
    expect(s.of('b').leader).toBe(s.figure('b', 0));
    expect(s.state.sides[1]!.commander).toBe(s.figure('b', 0));
    expect(s.state.mission.fallen).toEqual([]);
  });

  it('AT43-SPC-02, R-97: his own player says where beside the medic he lies', () => {
    const s = shoot().do(medic(6));
    expect(s.next).toBe('at43.ask.stand');
    expect(s.seat).toBe(1);
    expect(s.refusal({ x: cm(20), y: cm(44) })).toEqual(['AT43-MOV-11']);
    expect(s.refusal({ x: cm(20), y: cm(54) })).toEqual(['AT43-MOV-11']);
    expect(s.options().length).toBeGreaterThan(3);
    s.do({ x: cm(16.5), y: cm(48) });
    expect(s.of('b').fighters.at(-1)).toMatchObject({ x: cm(16.5), y: cm(48), prone: true });
  });

  it('AT43-HERO-04, R-72: a disorganised hero takes the head of nobody', () => {
    const join = (state: 'steady' | 'disorganised') =>
      scene({
        units: [
          { id: 'h', seat: 0, at: [[20, 20]], kind: HERO, pool: 'pilot', morale: state },
          { id: 'm', seat: 0, at: row(23.5, 20, 2) },
          foe,
        ],
        start: 'control',
      }).next;
    expect(join('steady')).toBe('at43.ask.lead');
    expect(join('disorganised')).not.toBe('at43.ask.lead');
  });

  it('AT43-MSG-08, AT43-DMG-20: a machine without a foot figure for its hero loses him with it', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 10]], kind: { weapons: ['cannon'] }, ...led },
        { id: 'b', seat: 1, at: [[20, 40]], kind: { ...WALKER, ...HERO, structure: [1, 1, 1] } },
      ],
    });
    s.fire('a', 'cannon', 'b').do(damage(6), location(3));
    expect(s.state.mission.fallen).toHaveLength(1);
  });

  it('AT43-HERO-03, AT43-MSG-11: a hero’s points stay with him when he leaves his machine, and go to the unit he joins', () => {
    const state = stateOf({
      units: [
        {
          id: 'w',
          seat: 0,
          at: [
            [20, 20],
            [30, 20],
          ],
          kind: WALKER,
          figures: { 0: HERO },
          cost: 300,
        },
        { id: 'h', seat: 0, at: [[40, 20]], kind: HERO, place: 'pilot', pool: 'pilot', cost: 90 },
        { id: 'm', seat: 0, at: row(60, 20, 2), cost: 100 },
        foe,
      ],
    });
    expect(survivingValue(state, 0)).toBe(400);
    state.units[1]!.place = 'table';
    expect(survivingValue(state, 0)).toBe(400);
    state.units[0]!.place = 'eliminated';
    expect(survivingValue(state, 0)).toBe(190);
    state.units[1]!.place = 'joined';
    state.units[2]!.fighters = [...state.units[1]!.fighters, ...state.units[2]!.fighters];
    state.units[1]!.fighters = [];
    expect(survivingValue(state, 0)).toBe(190);
  });
});

describe('AT-43, three and four sides', () => {
  const three = (more: Partial<SceneBody> = {}) =>
    scene({
      seats: 3,
      mission: 'searchAndDestroy',
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['sure'] }, ...led },
        { id: 'b', seat: 1, at: [[20, 50]] },
        { id: 'c', seat: 2, at: [[100, 100]] },
        { id: 'd', seat: 1, at: [[60, 100]] },
      ],
      cards: [[], [], []],
      ...more,
    });

  it('AT43-MSG-07, R-90: the side whose action removed the last figure scores, and no other', () => {
    const s = three().fire('a', 'sure', 'b').do('end', 'none');
    expect(s.events('unit.eliminated')[0]).toMatchObject({ by: 0 });
    expect(s.state.sides.map(({ victory }) => victory)).toEqual([1, 0, 0]);
  });

  it('AT43-MSG-07, R-90: what a side does to itself counts for every other side', () => {
    const s = three({ start: { activate: 'd' } });
    s.state.units[1]!.place = 'eliminated';
    s.state.mission.slain = [{ unit: 1, by: 1 }];
    s.do('decline', 'none');
    expect(s.state.sides.map(({ victory }) => victory)).toEqual([1, 0, 1]);
  });

  it('AT43-MSG-10, R-89: the battle goes on while two sides are left, and who is gone is ranked by victory points', () => {
    const { state } = three();
    state.units[2]!.place = 'eliminated';
    expect(isAnnihilated(state, 2)).toBe(true);
    expect(isDecided(state)).toBe(false);
    state.sides[2]!.victory = 5;
    expect(resultOf(state).winners).toEqual([2]);
    state.units[1]!.place = 'eliminated';
    state.units[3]!.place = 'eliminated';
    expect(isDecided(state)).toBe(true);
  });

  it('AT43-MSG-10, R-88: a side whose last unit left the table as the mission wants is not wiped out', () => {
    const { state } = three();
    state.units[0]!.place = 'exited';
    expect(isAnnihilated(state, 0)).toBe(false);
    state.units[0]!.place = 'eliminated';
    expect(isAnnihilated(state, 0)).toBe(true);
  });

  it('AT43-MULT-01, R-93: clockwise is the order of the seats, whatever portions they play', () => {
    const { state } = three({ portions: [2, 0, 1] });
    expect(clockwiseAfter(state, 1)).toEqual([2, 0]);
  });

  it.each([3, 4])('AT43-PREP-01: left to the die, %i sides get a mission that is for so many', seats => {
    const missions = [0, 1, 2, 3, 4, 5].map(seed => {
      const read = setupFor({ seats, seed, options: { value: 1000 } });
      return read.ok ? read.value.mission : read.problem.say;
    });
    expect(new Set(missions)).toEqual(new Set(['searchAndDestroy', 'holdThePositions', 'skirmish']));
  });
});
