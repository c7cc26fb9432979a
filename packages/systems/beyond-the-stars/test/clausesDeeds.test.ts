import { describe, expect, it } from 'vitest';
import { MANOEUVRES } from '../src/manoeuvres/index.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { END, house, inside, man, roll, scene, um, type Scene } from './scene.js';

/** Help for others, courage, Transports and doors: who may, to whom, where, and who may not. */

const z = man(2, 'z', 100, 100);
const b = man(1, 'b', 5, 5);

describe.each([
  { what: 'heal', rule: 'BTS-IMP-08', own: { support: ['medkit'] }, patient: {} },
  { what: 'repair', rule: 'BTS-SPR-65', own: { rules: ['srRepairer'] }, patient: { rules: ['srRobotic'] } },
] as const)('$what', ({ what, rule, own, patient }) => {
  const choice = (target: unknown): object => ({ do: what, figure: 'a', target, what: 'pv' });
  const refused = (
    more: Partial<FigureBody>,
    who: Partial<FigureBody> = {},
    body: Partial<Body> = {},
    target: unknown = 'h',
  ): string[] =>
    scene({
      figures: [
        man(1, 'a', 20, 20, { ...own, ...more }),
        man(1, 'h', 22.5, 20, { pv: 3, left: 1, ...patient, ...who }),
        b,
        z,
      ],
      ...body,
    }).refusal(choice(target));

  it('BTS-IMP-08, BTS-SPR-65: whoever has the means, and nobody with other rules', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ rules: ['srFast', 'srCourageous'], support: [] })).toEqual([rule]);
  });

  it('BTS-IMP-08, BTS-SPR-65, R-47: once a turn, before his move is over', () => {
    expect(refused({ marks: { repaired: true } })).toEqual([rule]);
    const { state } = scene({
      figures: [man(1, 'a', 20, 20, own), man(1, 'h', 22.5, 20, { pv: 3, left: 1, ...patient }), z],
    });
    const judge = (edit: () => void): string[] => {
      edit();
      const ruling = MANOEUVRES.find(one => one.do === what)?.judge(
        state,
        { kind: 'bts.act', figures: [0], midMove: false },
        { do: what, figure: 0, target: 1, what: 'pv' },
        0,
      );
      return ruling?.ok === false ? ruling.because.map(one => one.rule) : [];
    };
    expect(judge(() => {})).toEqual([]);
    expect(judge(() => void (state.links = [{ charger: 2, charged: 0 }]))).toEqual([rule]);
    expect(
      judge(() => {
        state.links = [];
        const figure = state.figures[0] as (typeof state.figures)[number];
        state.figures[0] = { ...figure, marks: { ...figure.marks, done: true } };
      }),
    ).toEqual([rule]);
  });

  it('BTS-IMP-08, BTS-SPR-65: a friend on the table in contact who has lost a PV', () => {
    expect(refused({}, { seat: 2 })).toEqual([rule]);
    expect(refused({}, { left: 3 })).toEqual([rule]);
    // contact is within half a millimetre.
    expect([refused({}, { at: [22.55, 20] }), refused({}, { at: [22.55 + um(1), 20] })]).toEqual([[], [rule]]);
    expect(refused({}, {}, {}, 99)).toEqual([rule]);
    expect(refused({}, { place: 'reserve' })).toEqual([rule]);
    expect(refused({}, { place: 'gone' })).toEqual([rule]);
    const indoors = { place: 'inside', host: 'h1' } as const;
    expect(refused({}, indoors, { terrain: [house({ id: 'h1' })] })).toEqual([rule]);
  });

  it('BTS-IMP-08, BTS-SPR-65: himself too', () => {
    expect(
      refused(
        { pv: 3, left: 1, ...patient, ...(what === 'repair' && { rules: ['srRepairer', 'srRobotic'] }) },
        {},
        {},
        'a',
      ),
    ).toEqual([]);
  });
});

describe('taking heart', () => {
  const dare = { do: 'dare', figure: 'a' };
  const terror = { rules: ['srTerrifying'] };
  const refused = (a: FigureBody, y: FigureBody, terrain: readonly TerrainBody[] = [house()]): string[] =>
    scene({ terrain, figures: [a, b, y, z] }).refusal(dare);
  const a = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'a', 20, 20, more);

  it('BTS-SPR-71: for an enemy on the table or indoors, not for friends nor for those who are not there', () => {
    expect(refused(a(), man(2, 'y', 60, 20, terror))).toEqual([]);
    expect(refused(a(), inside(2, 'y', terror))).toEqual([]);
    expect(refused(a(), man(1, 'y', 60, 20, terror))).toEqual(['BTS-SPR-71']);
    for (const place of ['reserve', 'gone'] as const)
      expect(refused(a(), man(2, 'y', 60, 20, { ...terror, place }))).toEqual(['BTS-SPR-71']);
    expect(refused(a(), man(2, 'y', 60, 20))).toEqual(['BTS-SPR-71']);
  });

  it('BTS-SPR-71: whoever may charge, Monsters and those indoors too, and not the prone', () => {
    const y = man(2, 'y', 60, 20, terror);
    expect(refused(a({ build: 'monster', baseMm: 40, pv: 4 }), y)).toEqual([]);
    expect(refused(inside(1, 'a'), y)).toEqual([]);
    expect(refused(a({ prone: true }), y)).toEqual(['BTS-PRN-04']);
  });

  it('BTS-SPR-71: before anything else: neither after a move nor after standing up or turning', () => {
    const y = man(2, 'y', 60, 20, terror);
    const begun = (own: FigureBody, first: object): string[] =>
      scene({ figures: [own, b, y, z] })
        .do(first)
        .refusal(dare);
    expect(begun(a(), { do: 'walk', figure: 'a', path: [[22, 20]], on: true })).toEqual(['BTS-SPR-71']);
    expect(begun(a({ prone: true }), { do: 'stand', figure: 'a' })).toEqual(['BTS-SPR-71']);
    expect(begun(a({ build: 'monster', baseMm: 40, pv: 4 }), { do: 'drive', figure: 'a', degrees: 90, cm: 0 })).toEqual(
      ['BTS-SPR-71'],
    );
  });

  it('BTS-SPR-71: whoever passes goes on with his move, whoever fails is done, and others move', () => {
    const tested = (...faces: [number, number]): Scene =>
      scene({ figures: [a({ morale: 4 }), b, man(2, 'y', 60, 20, terror)] }).do(dare, roll('morale', ...faces));
    const brave = tested(3, 3);
    expect([brave.next, brave.state.mover, brave.figure('a').marks.brave]).toEqual(['bts.ask.go-on', 0, true]);
    const afraid = tested(2, 3);
    expect([afraid.next, afraid.state.mover, afraid.figure('a').marks.done]).toEqual(['bts.ask.act', NOBODY, true]);
    expect([afraid.told.includes('mover.set'), afraid.figure('a').marks.brave]).toEqual([false, false]);
  });

  it('BTS-SPR-71, BTS-BLD-05: who came out of a building and fails before he charges is done too', () => {
    const t = scene({
      terrain: [house()],
      figures: [inside(1, 'a', { morale: 4 }), b, man(2, 'y', 42, 56, terror)],
    }).do({ do: 'leave', figure: 'a', opening: 0 });
    expect(t.state.mover).toBe(0);
    t.do({ do: 'charge', figure: 'a', path: [[44.5, 56]], targets: ['y'] }, roll('morale', 1, 1));
    expect([t.next, t.state.mover, t.state.links, t.figure('a').marks.done]).toEqual(['bts.ask.act', NOBODY, [], true]);
    expect(t.refusal({ do: 'walk', figure: 'b', path: [[7, 5]] })).toEqual([]);
  });
});

describe('Transports', () => {
  const cart = (id: string, x: number, more: Partial<FigureBody> = {}): FigureBody =>
    man(1, id, x, 20, { build: 'monster', baseMm: 60, capacity: 3, pv: 5, ...more });
  const aboard = (host: string, more: Partial<FigureBody> = {}): FigureBody =>
    man(1, 'p', 0, 0, { place: 'aboard', host, ...more });

  it('BTS-MON-08: into a Transport that is there, by a walk within his movement', () => {
    const refused = (c: FigureBody, host: unknown, path: readonly (readonly [number, number])[] = []): string[] =>
      scene({ figures: [man(1, 'a', 20, 20), c, z] }).refusal({ do: 'embark', figure: 'a', host, path });
    expect(refused(cart('c', 24.25), 'c')).toEqual([]);
    expect(refused(cart('c', 24.25), 99)).toEqual(['BTS-MON-08']);
    expect(refused(cart('c', 24.25, { place: 'reserve' }), 'c')).toEqual(['BTS-MON-08']);
    expect(refused(cart('c', 24.25, { seat: 2 }), 'c')).toEqual(['BTS-MON-08']);
    expect([refused(cart('c', 39.25), 'c', [[35, 20]]), refused(cart('c', 40.25), 'c', [[36, 20]])]).toEqual([
      [],
      ['BTS-MOV-02'],
    ]);
  });

  it('BTS-MON-09: off the Transport whose move it is, and nobody who is elsewhere', () => {
    const refused = (p: FigureBody): string[] =>
      scene({ figures: [cart('c', 40), cart('d', 60), p, z] }).refusal({
        do: 'disembark',
        figure: 'c',
        target: 'p',
        to: [44.25, 20],
      });
    expect(refused(aboard('c'))).toEqual([]);
    expect(refused(aboard('d'))).toEqual(['BTS-MON-09']);
    expect(refused(man(1, 'p', 44.3, 26))).toEqual(['BTS-MON-09']);
    const home: TerrainBody = house();
    // In a building that has the number of the Transport.
    expect(
      scene({ terrain: [home], figures: [cart('c', 40), inside(1, 'p'), z] }).refusal({
        do: 'disembark',
        figure: 'c',
        target: 'p',
        to: [44.25, 20],
      }),
    ).toEqual(['BTS-MON-09']);
  });
});

describe('doors', () => {
  const enter = (more: object = {}): object => ({
    do: 'enter',
    figure: 'a',
    path: [],
    piece: 'h',
    opening: 0,
    ...more,
  });
  const at = (
    terrain: readonly TerrainBody[],
    a: Partial<FigureBody> = {},
    others: readonly FigureBody[] = [],
  ): Scene => scene({ terrain, figures: [man(1, 'a', 48.74, 56, a), b, ...others, z] });

  it('BTS-BLD-03, BTS-TER-28: into buildings, not into ruins, and by what is on the ground', () => {
    expect(at([house()]).refusal(enter())).toEqual([]);
    expect(at([house({ kind: 'urban' })]).refusal(enter())).toEqual(['BTS-BLD-03']);
    const upper = house({ storeys: 2, openings: [{ at: [50, 56], kind: 'window', storey: 1 }] });
    expect(at([upper]).refusal(enter())).toEqual(['BTS-BLD-03']);
    expect(at([house()]).refusal(enter({ opening: 1 }))).toEqual(['BTS-BLD-03']);
    expect(at([house()]).refusal(enter({ piece: 3 }))).toEqual(['BTS-BLD-03']);
    // BTS-PRN-02: within a crawl of the door.
    expect(at([house()], { prone: true }).refusal(enter())).toEqual([]);
  });

  it('BTS-BLD-02, BTS-SGE-03: a light Siege Weapon is pushed to the door in one straight line', () => {
    const light = (path: readonly (readonly [number, number])[]): string[] =>
      scene({
        terrain: [house()],
        figures: [
          man(1, 'a', 44, 56, {
            build: 'siege',
            baseMm: 25,
            mvt: 0,
            attacks: 0,
            melee: [],
            pv: 3,
            rules: ['srLightSiege'],
            siege: { servants: ['s'] },
          }),
          man(1, 's', 41.5, 56, { serves: 'a' }),
          z,
        ],
      }).refusal(enter({ path }));
    expect(light([[48.74, 56]])).toEqual([]);
    expect(
      light([
        [46, 56],
        [48.74, 56],
      ]),
    ).toEqual(['BTS-SGE-03']);
  });

  it('BTS-SPR-71, R-31: too late to dare the Terrifying indoors after a walk', () => {
    const t = at([house()], { at: [44, 56] }, [inside(2, 'y', { rules: ['srTerrifying'] })]);
    const go = enter({ path: [[48.74, 56]] });
    expect(t.refusal(go)).toEqual([]);
    t.do({ do: 'walk', figure: 'a', path: [[46, 56]], on: true });
    expect(t.refusal(go)).toEqual(['BTS-SPR-71']);
  });

  it('BTS-BLD-16, BTS-BLD-22: a fight begins in the storey that is entered, whatever is fought elsewhere', () => {
    const homes = [house({ storeys: 2 }), house({ id: 'g', box: [80, 50, 12, 12], openings: [] })];
    const others = [
      inside(2, 'y'),
      inside(1, 'c', { storey: 1 }),
      inside(2, 'x', { storey: 1 }),
      inside(1, 'd', { host: 'g' }),
      inside(2, 'w', { host: 'g' }),
    ];
    const began = (fights: NonNullable<Body['fights']>): number =>
      scene({ terrain: homes, figures: [man(1, 'a', 48.74, 56), b, ...others, z], fights })
        .do(enter())
        .events('fight.began').length;
    expect(began([])).toBe(1);
    expect(began([{ building: 'h', storey: 1, assailant: 1 }])).toBe(1);
    expect(began([{ building: 'g', assailant: 1 }])).toBe(1);
    expect(began([{ building: 'h', assailant: 1 }])).toBe(0);
  });

  it('BTS-BLD-05: out by what is on the ground, from the ground', () => {
    const home = house({
      storeys: 2,
      openings: [
        { at: [50, 56], kind: 'door' },
        { at: [50, 58], kind: 'window', storey: 1 },
      ],
    });
    const leave = (storey: number, opening: number): string[] =>
      scene({ terrain: [home], figures: [inside(1, 'a', { storey }), b, z] }).refusal({
        do: 'leave',
        figure: 'a',
        opening,
      });
    expect([leave(0, 0), leave(0, 1), leave(1, 0), leave(0, 2)]).toEqual([
      [],
      ['BTS-BLD-05'],
      ['BTS-BLD-05'],
      ['BTS-BLD-05'],
    ]);
  });

  it('BTS-BLD-23: one storey up or down, within the building', () => {
    const go = (from: number, storey: number): string[] =>
      scene({
        terrain: [house({ storeys: 3, height: 12 })],
        figures: [inside(1, 'a', { storey: from }), b, z],
      }).refusal({ do: 'storey', figure: 'a', storey });
    expect([go(0, 1), go(1, 2), go(2, 1), go(1, 0)]).toEqual([[], [], [], []]);
    for (const [from, to] of [
      [0, 2],
      [2, 0],
      [1, 1],
      [2, 3],
    ] as const)
      expect(go(from, to)).toEqual(['BTS-BLD-23']);
    const outside = scene({ terrain: [house({ storeys: 2 })], figures: [man(1, 'a', 20, 20), b, z] });
    expect(outside.refusal({ do: 'storey', figure: 'a', storey: 1 })).toEqual(['BTS-BLD-23']);
  });

  it('BTS-SPR-33, R-83: whoever must charge breaks in if he can', () => {
    const held = (a: Partial<FigureBody>, openings: TerrainBody['openings']): string[] =>
      scene({
        terrain: [house({ openings: openings ?? [], storeys: 2 })],
        figures: [man(1, 'a', 40, 56, { rules: ['srEnraged'], ...a }), b, inside(2, 'y'), z],
      }).refusal(END);
    const door = [{ at: [50, 56], kind: 'door' }] as const;
    expect([held({}, door), held({ mvt: 5 }, door)]).toEqual([['BTS-SPR-33'], []]);
    expect(held({}, [{ at: [50, 56], kind: 'window', storey: 1 }])).toEqual([]);
  });
});
