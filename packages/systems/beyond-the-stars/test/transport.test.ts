import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const van = (more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 60, 60, {
    build: 'vehicle',
    baseMm: [100, 60],
    height: 5,
    mvt: 20,
    attacks: 0,
    melee: [],
    morale: 0,
    capacity: 2,
    vehicle: { front: 12, flank: 11, rear: 10, crew: 2 },
    ...more,
  });
const field = (figures: readonly FigureBody[], more: Partial<Body> = {}): Scene =>
  scene({ figures: [...figures, man(2, 'far', 5, 5)], ...more });
const aboard = (id: string, more: Partial<FigureBody> = {}): FigureBody =>
  man(1, id, 0, 0, { place: 'aboard', host: 'm', ...more });

describe('getting on and off', () => {
  const embark = { do: 'embark', figure: 'a', host: 'm', path: [[60, 64.25]] };

  it('BTS-MON-08: a foot soldier who ends in contact gets on, if there is room; the Transport may still move', () => {
    const t = field([van(), man(1, 'a', 60, 70)]);
    expect(t.refusal({ ...embark, path: [[60, 64.5]] })).toEqual(['BTS-MON-08']);
    t.do(embark);
    expect([
      t.figure('a').place,
      t.figure('a').host,
      t.refusal({ do: 'drive', figure: 'm', facing: 0, length: cm(10) }),
    ]).toEqual(['aboard', 0, []]);
    const full = (more: Partial<FigureBody>) => field([van(), aboard('x'), man(1, 'a', 60, 70, more)]).refusal(embark);
    expect([
      full({}),
      full({ rules: ['srMassive'] }),
      field([van(), aboard('x'), aboard('y'), man(1, 'a', 60, 70)]).refusal(embark),
    ]).toEqual([[], ['BTS-ARM-34'], ['BTS-ARM-34']]);
  });

  it('BTS-MON-08, BTS-CAV-01, BTS-WLK-01: neither riders nor Walkers, and only on a Transport of one’s own', () => {
    const by = (more: Partial<FigureBody>, m: Partial<FigureBody> = {}) =>
      field([van(m), man(1, 'a', 60, 70, more)]).refusal(embark);
    expect([by({ build: 'cavalry' }), by({ build: 'bike' }), by({ build: 'walker' })]).toEqual([
      ['BTS-MON-08'],
      ['BTS-MON-08'],
      ['BTS-MON-08'],
    ]);
    expect([by({}), by({}, { capacity: 0 }), by({}, { seat: 2 })]).toEqual([[], ['BTS-MON-08'], ['BTS-MON-08']]);
  });

  const off = { do: 'disembark', figure: 'm', target: 'a', to: [60, 64.25] };

  it('BTS-MON-09: passengers get off in contact at any moment of its move, and it may go on', () => {
    const t = field([van(), aboard('a')]);
    expect([t.refusal(off), t.refusal({ ...off, to: [60, 65] }), t.refusal({ ...off, to: [60, 63] })]).toEqual([
      [],
      ['BTS-MON-09'],
      ['BTS-MOV-05'],
    ]);
    t.do({ do: 'drive', figure: 'm', facing: 0, length: cm(10) }).do({ ...off, to: [70, 64.25] });
    expect([
      t.at('a'),
      t.figure('a').place,
      t.next,
      t.refusal({ do: 'drive', figure: 'm', facing: 0, length: cm(10) }),
    ]).toEqual([[70, 64.25], 'table', 'bts.ask.go-on', []]);
  });

  it('BTS-MON-09, R-02: and then move up to half their Mvt', () => {
    const t = field([van(), aboard('a', { mvt: 15 })]).do(off);
    const walk = (length: number) => t.refusal({ do: 'walk', figure: 'a', path: [[60, 64.25 + length]] });
    expect([walk(8), walk(8.1)]).toEqual([[], ['BTS-MOV-02']]);
  });

  it('R-79, BTS-MON-09: a disembarked figure may charge within its half move, from a Transport that cannot move too', () => {
    const stuck = field([van(), aboard('a'), man(2, 'z', 60, 72)]);
    stuck.state.figures[0] = { ...stuck.figure('m'), damage: { ...stuck.figure('m').damage, engine: true } };
    stuck.do(off);
    expect(stuck.refusal({ do: 'charge', figure: 'a', path: [[60, 69.5]], targets: ['z'] })).toEqual([]);
  });

  it('R-79, BTS-MON-08, BTS-MON-09: nobody gets on and off in one turn', () => {
    const t = field([van(), man(1, 'a', 60, 70), man(1, 'b', 20, 20)]).do(embark);
    expect(t.refusal(off)).toEqual(['BTS-MON-09']);
    const u = field([van(), aboard('a')]).do(off);
    expect(u.refusal({ ...embark, path: [] })).toEqual(['BTS-MON-08']);
  });

  it('BTS-MON-19: nobody gets off in the turn of a panic', () => {
    const t = field([van({ build: 'monster', baseMm: 60, panic: 'pending' }), aboard('a')]);
    expect(t.refusal({ ...off, to: [60, 64.25] })).toEqual(['BTS-MON-19']);
  });

  it('BTS-MON-10: those around a lost Transport make room for who gets out of it', () => {
    // No free place for a large base where the small carrier was.
    const crowd = [man(1, 'p', 62.5, 60), man(1, 'q', 57.5, 60), man(1, 'r', 60, 62.5), man(2, 's', 60, 57.5)];
    const carrier = van({ build: 'monster', baseMm: 25 });
    const t = scene(
      { figures: [carrier, aboard('a', { baseMm: 60 }), ...crowd], begin: 'remove' },
      { figure: 0, why: 'wounds' },
    ).do(roll('passenger', 2));
    expect([t.at('a'), t.figure('a').prone, t.events('figure.shifted').length]).toEqual([[60, 60], true, 4]);
    expect(Math.abs(t.at('p')[0] - 60) + Math.abs(t.at('p')[1] - 60)).toBeGreaterThan(4.2);
    const alone = scene(
      { figures: [carrier, aboard('a', { baseMm: 60 }), man(2, 's', 80, 80)], begin: 'remove' },
      { figure: 0, why: 'wounds' },
    ).do(roll('passenger', 2));
    expect(alone.events('figure.shifted')).toEqual([]);
  });

  it('R-57, BTS-MOR-11: passengers of a Demoralised army test when their Transport is activated', () => {
    const t = field([van(), aboard('a', { morale: 4 })], { demoralised: [1] });
    t.do({ do: 'drive', figure: 'm', facing: 0, length: cm(5) });
    expect(t.next).toBe('bts.roll.morale');
    expect([t.do(roll('morale', 3, 2)).figure('a').place, t.at('m')]).toEqual(['gone', [65, 60]]);
  });

  it('BTS-MON-11: passengers are no targets of shots', () => {
    const t = field([van(), aboard('a'), man(2, 'z', 60, 90, { ranged: [{}] })], {
      begin: 'shots',
      phase: 'shooting',
      initiative: 2,
    });
    const at = (target: string) =>
      t.refusal({ do: 'shoot', volleys: [{ figure: 'z', shots: [{ weapon: 0, targets: [target] }] }] });
    expect([at('m'), at('a')]).toEqual([[], ['BTS-SHO-05']]);
  });
});

describe('Siege Weapons on the move', () => {
  const gun = (more: Partial<FigureBody> = {}): FigureBody =>
    man(1, 'gun', 60, 60, {
      build: 'siege',
      baseMm: 50,
      attacks: 0,
      ct: 0,
      pv: 3,
      mvt: 0,
      melee: [],
      ranged: [{ range: 90, force: 8, category: 'heavy' }],
      siege: { servants: ['s', 't'] },
      ...more,
    });
  const servant = (id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
    man(1, id, x, y, { serves: 'gun', ...more });
  const battery = (more: Partial<FigureBody> = {}, t: Partial<FigureBody> = {}): FigureBody[] => [
    gun(more),
    servant('s', 60, 63.75),
    servant('t', 60, 56.25, t),
  ];
  const push = (x: number, y = 60, facing = 0) => ({ do: 'push', figure: 'gun', to: [x, y], facing });

  it('BTS-SGE-03, R-116: two Servants in contact move it up to their lowest Mvt, and go with it', () => {
    const t = field(battery({}, { mvt: 12 }));
    expect([t.refusal(push(72)), t.refusal(push(72.1))]).toEqual([[], ['BTS-SGE-03']]);
    t.do(push(72));
    expect([t.at('gun'), t.at('s'), t.at('t'), t.figure('s').marks.done]).toEqual([
      [72, 60],
      [72, 63.75],
      [72, 56.25],
      true,
    ]);
    expect(
      field(battery({}, { prone: true }).map(one => (one.id === 's' ? { ...one, prone: true } : one))).refusal(
        push(61),
      ),
    ).toEqual(['BTS-SGE-03']);
  });

  it('BTS-SGE-04: a single one moves it half as far', () => {
    const t = field(battery({}, { prone: true }));
    expect([t.refusal(push(68)), t.refusal(push(68.1))]).toEqual([[], ['BTS-SGE-04']]);
    expect(field(battery({ rules: ['srLightSiege'] }, { prone: true })).refusal(push(75))).toEqual([]);
  });

  it('BTS-SGE-05, BTS-MOV-16: a pivot is free, but it has moved', () => {
    const t = field(battery()).do(push(60, 60, 1024));
    expect([
      t.figure('gun').spot.facing,
      t.figure('gun').marks.moved,
      t.figure('gun').marks.spent,
      t.figure('s').marks.done,
    ]).toEqual([1024, true, 0, false]);
  });

  it('BTS-SGE-02, BTS-SGE-12, R-49: Servants stay within 15 cm of it, unless it is lost', () => {
    const far = (length: number, more: Partial<FigureBody> = {}) =>
      field(battery(more).map(one => (one.id === 's' ? { ...one, mvt: 30 } : one))).refusal({
        do: 'walk',
        figure: 's',
        path: [[60, 63.75 + length]],
      });
    expect([far(15), far(15.1)]).toEqual([[], ['BTS-SGE-02']]);
    expect(far(20, { place: 'gone' })).toEqual([]);
    const back = field([gun(), servant('s', 60, 90), servant('t', 60, 56.25)]);
    expect([
      back.refusal({ do: 'walk', figure: 's', path: [[60, 85]] }),
      back.refusal({ do: 'walk', figure: 's', path: [[60, 91]] }),
    ]).toEqual([[], ['BTS-SGE-02']]);
  });

  it('BTS-BAS-08: on a combined base they are always in contact and cannot leave it until the weapon is destroyed', () => {
    const step = { do: 'walk', figure: 's', path: [[60, 66]] };
    const crew = (more: Partial<FigureBody>) => field([gun(more), servant('s', 60, 64.5), servant('t', 60, 55.5)]);
    const combined = { siege: { servants: ['s', 't'], combinedBase: true } };
    expect([
      crew(combined).refusal(step),
      crew({}).refusal(step),
      crew({ ...combined, place: 'gone' }).refusal(step),
    ]).toEqual([['BTS-BAS-08'], [], []]);
    expect([crew(combined).refusal(push(75)), crew({}).refusal(push(75))]).toEqual([[], ['BTS-SGE-03']]);
  });

  it('BTS-SGE-14: they charge enemies within 15 cm of it', () => {
    const at = (y: number) =>
      field([...battery().map(one => (one.id === 's' ? { ...one, mvt: 30 } : one)), man(2, 'z', 60, y)]).refusal({
        do: 'charge',
        figure: 's',
        path: [[60, y - 2.5]],
        targets: ['z'],
      });
    expect([at(78.75), at(78.8)]).toEqual([[], ['BTS-SGE-14']]);
  });

  it('BTS-SGE-15: enemies may charge the weapon or a Servant', () => {
    const t = field([...battery(), man(2, 'z', 70, 60), man(2, 'y', 70, 63.75)], { initiative: 2 });
    expect(t.refusal({ do: 'charge', figure: 'z', path: [[63.75, 60]], targets: ['gun'] })).toEqual([]);
    expect(t.refusal({ do: 'charge', figure: 'y', path: [[62.5, 63.75]], targets: ['s'] })).toEqual([]);
  });
});

describe('repairs', () => {
  const broken = (more: Partial<FigureBody> = {}) =>
    man(1, 'w', 60, 60, { build: 'walker', baseMm: 50, pv: 4, left: 2, ...more });
  const fix = { do: 'repair', figure: 'a', target: 'w', what: 'pv' };
  const at = (more: Partial<FigureBody> = {}, a: Partial<FigureBody> = {}) =>
    field([man(1, 'a', 60, 63.75, { rules: ['srRepairer'], ...a }), broken(more)]);

  it('BTS-SPR-65: in contact at the end of its move, on a 4 or more, a lost PV comes back', () => {
    const pv = (face: number) => at().do(fix, roll('repair', face)).figure('w').pv;
    expect([pv(3), pv(4)]).toEqual([2, 3]);
    expect([
      at({}, { rules: [] }).refusal(fix),
      at({}, { at: [60, 64] }).refusal(fix),
      at({ left: 4 }).refusal(fix),
    ]).toEqual([['BTS-SPR-65'], ['BTS-SPR-65'], ['BTS-SPR-65']]);
    const t = at().do(fix, roll('repair', 1));
    expect([t.figure('a').marks.done, t.refusal(fix)]).toEqual([true, ['BTS-MOV-01']]);
  });

  it('BTS-SPR-65, BTS-SPR-50, BTS-SPR-66, edge case 56: Siege Weapons and Robotic figures too, but no organic Walkers and no flesh', () => {
    expect([at({ build: 'siege' }).refusal(fix), at({ build: 'infantry', rules: ['srRobotic'] }).refusal(fix)]).toEqual(
      [[], []],
    );
    expect([at({ rules: ['srOrganicWalker'] }).refusal(fix), at({ build: 'infantry' }).refusal(fix)]).toEqual([
      ['BTS-SPR-65'],
      ['BTS-SPR-65'],
    ]);
  });

  it('BTS-SPR-65, BTS-VEH-10, BTS-VEH-11, R-47: of a Vehicle one destroyed weapon or the engine, as the repairer likes', () => {
    const t = () => {
      const made = field([man(1, 'a', 60, 64.25, { rules: ['srRepairer'] }), van({ id: 'w', ranged: [{}, {}] })]);
      made.state.figures[1] = {
        ...made.figure('w'),
        damage: { ...made.figure('w').damage, weapons: [1], engine: true, crewLost: 1 },
      };
      return made;
    };
    expect(
      t()
        .do({ ...fix, what: 'engine' }, roll('repair', 4))
        .figure('w').damage,
    ).toMatchObject({ engine: false, weapons: [1], crewLost: 1 });
    expect(
      t()
        .do({ ...fix, what: 1 }, roll('repair', 4))
        .figure('w').damage,
    ).toMatchObject({ engine: true, weapons: [] });
    expect([t().refusal({ ...fix, what: 0 }), t().refusal(fix)]).toEqual([['BTS-SPR-65'], ['BTS-SPR-65']]);
  });
});

describe('shooting from a Transport', () => {
  const rifle = { ranged: [{ range: 60 }] };
  const shots = (m: Partial<FigureBody>, a: Partial<FigureBody> = rifle, more: Partial<Body> = {}): Scene =>
    field([van(m), aboard('a', a), man(1, 'b', 20, 30, rifle), man(2, 'z', 60, 95)], {
      begin: 'shots',
      phase: 'shooting',
      ...more,
    });
  const fire = { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] };
  const platform = { rules: ['srFiringPlatform'] };

  it('BTS-VEH-21, BTS-SPR-59: passengers shoot only from a Firing platform, measured from the carrier', () => {
    expect([shots(platform).refusal(fire), shots({}).refusal(fire)]).toEqual([[], ['BTS-VEH-21']]);
    expect(shots(platform, { ranged: [{ range: 30 }] }).refusal(fire)).toEqual(['BTS-SHO-05']);
    expect(shots(platform, { ranged: [{ range: 31 }] }).refusal(fire)).toEqual([]);
  });

  it('BTS-SPR-59, R-140: they look from any part of the carrier, and shoot from where least is in the way', () => {
    /** A tower between carrier and target, over these x, and a hedge before the target. */
    const behind = (from: number, to: number, hedge = 0) =>
      shots(platform, rifle, {
        terrain: [
          { id: 'tower', kind: 'blocking', box: [from, 75, to - from, 2], height: 20 },
          ...(hedge === 0 ? [] : [{ id: 'hedge', kind: 'obstacle', box: [55, 92, hedge, 0.5], height: 2.4 } as const]),
        ],
      });
    expect(behind(58.5, 61.5).refusal(fire)).toEqual([]);
    expect(behind(40, 61.5).refusal(fire)).toEqual([]);
    expect(behind(40, 80).refusal(fire)).toEqual(['BTS-SHO-05']);
    const next = (from: number, hedge: number) => behind(from, 61.5, hedge).do(fire, roll('to-hit', 6)).next;
    expect([next(40, 0), next(40, 10)]).toEqual(['bts.roll.wound', 'bts.roll.trajectory']);
    // The hedge is in the way of whoever shoots from the left flank only.
    expect([next(58.5, 5.2), next(58.5, 10)]).toEqual(['bts.roll.wound', 'bts.roll.trajectory']);
  });

  it('BTS-SPR-59, BTS-SPR-69: the carrier’s movement is theirs, unless it is Stable', () => {
    const moved = { marks: { moved: true, spent: cm(12) } };
    const modifier = (rules: readonly string[]) =>
      shots({ ...moved, rules })
        .do(fire, roll('to-hit', 1))
        .events('hits.rolled')[0]?.modifier;
    expect([modifier(['srFiringPlatform']), modifier(['srFiringPlatform', 'srStable'])]).toEqual([-1, 0]);
    const heavy = (rules: readonly string[]) =>
      shots({ ...moved, rules }, { ranged: [{ category: 'heavy' }] }).refusal(fire);
    expect([heavy(['srFiringPlatform']), heavy(['srFiringPlatform', 'srStable'])]).toEqual([['BTS-WPN-09'], []]);
  });

  it('BTS-SPR-59, R-127: from a Monster in combat they shoot freely, and from a Vehicle too', () => {
    const fighting = (build: 'monster' | 'vehicle') =>
      scene({
        figures: [
          van({ build, baseMm: 60, ...platform }),
          aboard('a', rifle),
          man(1, 'b', 40, 60, rifle),
          man(2, 'z', 60, 95),
          man(2, 'y', 64.25, 60),
        ],
        engaged: [['y', 'm']],
        begin: 'shots',
        phase: 'shooting',
      }).refusal(fire);
    expect([fighting('monster'), fighting('vehicle')]).toEqual([[], []]);
  });

  it('BTS-MON-19: nobody shoots from a Monster in the turn of its panic', () => {
    const t = (panic: 'pending' | 'running') =>
      shots({ build: 'monster', baseMm: 60, panic, ...platform }).refusal(fire);
    expect([t('running'), t('pending')]).toEqual([['BTS-MON-19'], []]);
  });
});

describe('medkits', () => {
  const heal = { do: 'heal', figure: 'a', target: 'w' };
  const at = (w: Partial<FigureBody> = {}, a: Partial<FigureBody> = {}): Scene =>
    field([man(1, 'a', 60, 62.5, { support: ['medkit'], ...a }), man(1, 'w', 60, 60, { pv: 3, left: 1, ...w })]);

  it('BTS-IMP-08: beside a wounded friend, on a 4 or more, a lost PV comes back', () => {
    const pv = (face: number) => at().do(heal, roll('heal', face)).figure('w').pv;
    expect([pv(3), pv(4)]).toEqual([1, 2]);
    expect([
      at({ left: 3 }).refusal(heal),
      at({}, { support: [] }).refusal(heal),
      at({}, { at: [60, 63] }).refusal(heal),
    ]).toEqual([['BTS-IMP-08'], ['BTS-IMP-08'], ['BTS-IMP-08']]);
  });

  it('BTS-IMP-08, BTS-SPR-50, BTS-SPR-66: not Robotic figures, and of Walkers only organic ones', () => {
    expect([at({ rules: ['srRobotic'] }).refusal(heal), at({ build: 'walker' }).refusal(heal)]).toEqual([
      ['BTS-IMP-08'],
      ['BTS-IMP-08'],
    ]);
    expect(at({ build: 'walker', rules: ['srOrganicWalker'] }).refusal(heal)).toEqual([]);
  });
});
