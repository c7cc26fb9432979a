import { describe, expect, it } from 'vitest';
import { lossesOf } from '../src/ending.js';
import { mayTest, passage } from '../src/ground/passage.js';
import { MOVE_TESTS } from '../src/rule.js';
import type { FigureBody } from '../src/scenario/body.js';
import { seesFigure } from '../src/sight/sight.js';
import { man, roll, scene, type Scene } from './scene.js';

const tests = (more: Partial<FigureBody>) =>
  MOVE_TESTS.filter(test => mayTest(scene({ figures: [man(1, 'a', 20, 20, more)] }).state, 0, test));
const shoot = (...weapons: number[]) => ({
  do: 'shoot',
  volleys: [{ figure: 'a', shots: weapons.map(weapon => ({ weapon, targets: ['z'] })) }],
});
const gunner = (more: Partial<FigureBody>): Scene =>
  scene({
    figures: [
      man(1, 'a', 20, 20, more),
      man(2, 'z', 40, 20, { pv: 3 }),
      man(1, 'other', 5, 5, { ranged: [{ range: 200 }] }),
    ],
    begin: 'shots',
  });
const moved = { marks: { moved: true, spent: 100_000 } };
const modifier = (t: Scene) => t.do(shoot(0), roll('to-hit', 1)).events('hits.rolled')[0]?.modifier;

describe('riders', () => {
  it('BTS-CAV-02: they do not climb, lie down or crawl', () => {
    expect(tests({ build: 'cavalry' })).toEqual(['crossing', 'jump']);
    const t = scene({ figures: [man(1, 'a', 20, 20, { build: 'cavalry' }), man(1, 'b', 40, 20, { build: 'bike' })] });
    expect([t.refusal({ do: 'lie', figure: 'a' }), t.refusal({ do: 'lie', figure: 'b' })]).toEqual([
      ['BTS-PRN-06'],
      ['BTS-PRN-06'],
    ]);
  });

  it('BTS-CAV-03, BTS-SPR-75: Cavalry may take Crossing tests, Bikes only with All-terrain', () => {
    expect([tests({ build: 'bike' }), tests({ build: 'bike', rules: ['srAllTerrain'] })]).toEqual([
      ['jump'],
      ['crossing', 'jump'],
    ]);
  });

  it('BTS-CAV-06: they look from the rider’s eyes', () => {
    const fence = { kind: 'obstacle', box: [22, 10, 0.5, 20] as const, height: 3.2 };
    const sees = (more: Partial<FigureBody>) =>
      seesFigure(scene({ figures: [man(1, 'a', 20, 20, more), man(2, 'z', 60, 20)], terrain: [fence] }).state, 0, 1);
    expect([sees({}), sees({ build: 'cavalry', height: 5, shoulder: 3 })]).toEqual([false, true]);
  });

  it('BTS-CAV-08: a Bike fires a Heavy weapon after moving, at -1', () => {
    const heavy = { ranged: [{ category: 'heavy' as const }], ...moved };
    expect(modifier(gunner({ ...heavy, build: 'bike' }))).toBe(-1);
    expect(gunner({ ...heavy, build: 'cavalry' }).refusal(shoot(0))).toEqual(['BTS-WPN-09']);
  });

  it('BTS-CAV-09, R-90: a Bike fires one weapon more, of any kind', () => {
    const guns = (...hands: (1 | 2)[]) => ({ ranged: hands.map((n, i) => ({ id: `gun-${i}`, hands: n })) });
    const bike = (...hands: (1 | 2)[]) => gunner({ ...guns(...hands), build: 'bike' }).refusal(shoot(...hands.keys()));
    expect([bike(2, 2), bike(1, 1, 2), bike(1, 1, 1), bike(2, 2, 1), bike(1, 1, 1, 1)]).toEqual([
      [],
      [],
      [],
      ['BTS-SHO-03'],
      ['BTS-SHO-03'],
    ]);
  });

  it('BTS-CAV-17: Cavalry cannot shield', () => {
    const next = (build: NonNullable<FigureBody['build']>) =>
      scene({
        figures: [man(1, 'a', 20, 20, { build, support: ['shield'] }), man(2, 'z', 22.5, 20)],
        engaged: [['a', 'z']],
        begin: 'duels',
      }).next;
    expect([next('infantry'), next('cavalry')]).toEqual(['bts.ask.shield', 'bts.roll.duel']);
  });
});

describe('Walkers, Monsters and Vehicles', () => {
  it('BTS-WLK-01, BTS-MON-22, R-24: a Walker moves and tests like Infantry; a Beast too, but does not climb', () => {
    expect([tests({ build: 'walker' }), tests({ build: 'beast' })]).toEqual([
      ['crossing', 'climb', 'jump'],
      ['crossing', 'jump'],
    ]);
    const wood = { kind: 'wooded', box: [40, 40, 10, 10] as const, height: 5 };
    const through = (build: NonNullable<FigureBody['build']>) =>
      passage(scene({ figures: [man(1, 'a', 20, 20, { build })], terrain: [wood] }).state, 0, 0);
    expect([through('walker'), through('beast')]).toEqual([
      { kind: 'rough', factor: 2 },
      { kind: 'rough', factor: 2 },
    ]);
  });

  it('BTS-WLK-03, BTS-SHO-04: a Walker fires all its weapons', () => {
    const ranged = [{ hands: 2 as const }, { id: 'b', hands: 2 as const }];
    expect([gunner({ build: 'walker', ranged }).refusal(shoot(0, 1)), gunner({ ranged }).refusal(shoot(0, 1))]).toEqual(
      [[], ['BTS-SHO-03']],
    );
  });

  it('BTS-WLK-04, BTS-MON-21, BTS-VEH-19: no control zone, one figure each in the count of losses, and no making way', () => {
    for (const build of ['walker', 'monster', 'vehicle'] as const) {
      const vehicle = { vehicle: { front: 11, flank: 10, rear: 10, crew: 4 } };
      const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 32, 20, { build, ...vehicle })] });
      expect(t.refusal({ do: 'walk', figure: 'a', path: [[29, 20]] })).toEqual([]);
      expect(lossesOf(t.state, 1)).toEqual({ lost: 0, of: 1 });
    }
    const lost = scene({
      figures: [
        man(1, 'a', 20, 60),
        man(2, 'z', 22.5, 60),
        man(2, 'y', 26, 60, { build: 'vehicle', baseMm: [30, 30], vehicle: { front: 11, flank: 10, rear: 10 } }),
      ],
      engaged: [['a', 'z']],
      begin: 'duels',
    }).do(roll('duel', 6), roll('duel', 1));
    expect(lost.refusal({ to: [25.5, 60], way: { figure: 'y', to: [28, 60] } })).toEqual(['BTS-REC-06']);
  });

  it('BTS-WLK-07: with different rules a Walker chooses its main weapon before the dice', () => {
    const t = scene({
      figures: [
        man(1, 'a', 20, 20, { build: 'walker', melee: [{ id: 'claw' }, { id: 'drill', pen: 2 }] }),
        man(2, 'z', 22.5, 20),
      ],
      engaged: [['a', 'z']],
      begin: 'duels',
    });
    expect([t.next, t.options()]).toEqual(['bts.ask.weapons', [0, 1]]);
  });

  it('BTS-WLK-09: a Walker counts as one figure for Demoralisation', () => {
    const { state } = scene({
      figures: [man(1, 'a', 20, 20, { build: 'walker', place: 'gone' }), man(1, 'b', 20, 40)],
    });
    expect(lossesOf(state, 0)).toEqual({ lost: 1, of: 2 });
  });

  it('BTS-MON-12, BTS-VEH-14: Monsters and Vehicles fire all weapons whatever they did, at -1 after a move', () => {
    for (const build of ['monster', 'vehicle'] as const) {
      const body = {
        build,
        ranged: [{ category: 'heavy' as const }, { id: 'b', category: 'precision' as const }],
        vehicle: { front: 11, flank: 10, rear: 10 },
      };
      expect(gunner({ ...body, ...moved }).refusal(shoot(0, 1))).toEqual([]);
      expect([modifier(gunner({ ...body, ...moved })), modifier(gunner(body))]).toEqual([-1, 0]);
    }
  });

  it('BTS-VEH-16: a Vehicle never panics', () => {
    const figures = [
      man(1, 'a', 20, 60),
      man(2, 't', 60, 60, {
        build: 'vehicle',
        baseMm: [100, 60],
        vehicle: { front: 12, flank: 11, rear: 10, crew: 3 },
      }),
    ];
    const t = scene({ figures, begin: 'damage' }, { figure: 1, rolls: 1, seat: 0 }).do(roll('damage', 5));
    expect([t.next, t.figure('t').panic]).toEqual(['over', 'none']);
  });
});
