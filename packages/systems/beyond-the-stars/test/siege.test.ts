import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const gun = (more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'gun', 60, 60, {
    build: 'siege',
    baseMm: 50,
    attacks: 0,
    ct: 0,
    pv: 3,
    mvt: 0,
    melee: [],
    ranged: [{ range: 90, force: 8 }],
    siege: { servants: ['s', 't'] },
    ...more,
  });
const servant = (id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(1, id, x, y, { serves: 'gun', ...more });
/** Both Servants touch the gun, above and below it. */
const crew = (s: Partial<FigureBody> = {}, t: Partial<FigureBody> = {}): FigureBody[] => [
  servant('s', 60, 63.75, s),
  servant('t', 60, 56.25, t),
];
const battery = (
  more: Partial<FigureBody> = {},
  [s, t] = crew(),
  others: readonly FigureBody[] = [man(2, 'z', 90, 60)],
  body: Partial<Body> = {},
): Scene =>
  scene({
    figures: [gun(more), s as FigureBody, t as FigureBody, ...others],
    begin: 'shots',
    phase: 'shooting',
    ...body,
  });
const fire = (target = 'z') => ({
  do: 'shoot',
  volleys: [{ figure: 'gun', shots: [{ weapon: 0, targets: [target] }] }],
});

describe('firing Siege Weapons', () => {
  it('BTS-SGE-10: with the best CT of those who serve it, and the weapon’s own Force', () => {
    const t = battery({}, crew({ ct: 5 }, { ct: 3 })).do(fire(), roll('to-hit', 3));
    expect([t.events('hits.rolled')[0]?.need, t.events('hits.rolled')[0]?.hits]).toEqual([3, 1]);
    expect(t.do(roll('wound', 1)).events('wounds.rolled')[0]?.force).toBe(8);
  });

  it('BTS-SGE-07, BTS-SGE-08: two Servants standing in contact; a single one hits only on a 6', () => {
    const hits = (t: Scene, face: number) => t.do(fire(), roll('to-hit', face)).events('hits.rolled')[0]?.hits;
    expect([hits(battery(), 4), hits(battery(), 3)]).toEqual([1, 0]);
    const prone = () => battery({}, crew({}, { prone: true }));
    expect([hits(prone(), 5), hits(prone(), 6)]).toEqual([0, 1]);
    // 3 mm from the weapon is no contact.
    const away = () => battery({}, [servant('s', 60, 63.75), servant('t', 60, 55.95)]);
    expect([hits(away(), 5), hits(away(), 6)]).toEqual([0, 1]);
  });

  it('BTS-SGE-07: nobody in contact, no shot', () => {
    const t = battery(
      {},
      [servant('s', 60, 65), servant('t', 60, 55)],
      [man(2, 'z', 90, 60), man(1, 'w', 70, 70, { ranged: [{}] })],
    );
    expect(t.refusal(fire())).toEqual(['BTS-SGE-07']);
  });

  it('BTS-SGE-02: on a combined base Servants are always in contact', () => {
    const t = battery({ siege: { servants: ['s', 't'], combinedBase: true } }, [
      servant('s', 60, 65),
      servant('t', 60, 55),
    ]).do(fire(), roll('to-hit', 4));
    expect(t.events('hits.rolled')[0]?.hits).toBe(1);
  });

  it('BTS-SPR-10: a Light siege weapon needs only one', () => {
    const t = battery({ rules: ['srLightSiege'] }, crew({}, { prone: true })).do(fire(), roll('to-hit', 4));
    expect(t.events('hits.rolled')[0]?.hits).toBe(1);
  });

  it('BTS-SGE-08, BTS-SGE-17, R-48: a template weapon with one Servant hits as usual but deviates by the lower of two dice', () => {
    const artillery = { ranged: [{ range: 90, force: 8, category: 'light-artillery' as const }] };
    const lone = battery(artillery, crew({}, { prone: true })).do(fire(), roll('to-hit', 4));
    const { pending } = lone.match;
    expect([lone.next, pending.kind === 'chance' && pending.chance.kind === 'dice' && pending.chance.count]).toEqual([
      'bts.roll.deviation',
      2,
    ]);
    expect(lone.do(roll('deviation', 6, 3)).seat).toBe(1);
    const full = battery(artillery).do(fire(), roll('to-hit', 4), roll('deviation', 6));
    expect(full.events('template.placed')[0]).toMatchObject({
      category: 'light-artillery',
      at: { x: 900_000, y: 600_000 },
    });
  });

  it('BTS-SPR-11: an Experimental weapon fires a heavy template and keeps the lower of two Deviation dice', () => {
    const t = battery({ rules: ['srExperimental'] }).do(fire(), roll('to-hit', 4), roll('deviation', 6, 6));
    expect(t.events('template.placed')[0]?.category).toBe('heavy-artillery');
    expect(battery({ rules: ['srExperimental'] }).do(fire(), roll('to-hit', 4), roll('deviation', 6, 1)).next).toBe(
      'bts.ask.deviation',
    );
  });

  it('BTS-SGE-06: only into the half circle before it', () => {
    const at = (x: number) =>
      battery(
        {},
        [servant('s', 56.25, 60), servant('t', 60, 56.25)],
        [man(2, 'z', x, 100), man(2, 'y', 90, 60)],
      ).refusal(fire());
    expect([at(60), at(58.8), at(58)]).toEqual([[], [], ['BTS-SGE-06']]);
  });

  it('BTS-SGE-09: a Servant must see the target, and the weapon too', () => {
    // Over a wall of 4 cm only those see who are 6 cm tall.
    const terrain = [{ kind: 'impassable', box: [75, 40, 1, 40] as const, height: 4 }];
    const others = [man(2, 'z', 90, 60), man(2, 'y', 66, 80), man(1, 'w', 66, 90, { ranged: [{}] })];
    const sees = (weapon: number, servants: number) =>
      battery({ height: weapon }, crew({ height: servants }, { height: servants }), others, { terrain }).refusal(
        fire(),
      );
    expect([sees(6, 6), sees(6, 3), sees(3, 6)]).toEqual([[], ['BTS-SHO-05'], ['BTS-SHO-05']]);
  });

  it('BTS-SGE-09, R-146: Servants see past the weapon that they serve, and not past another', () => {
    const behind = [servant('s', 56.25, 60), servant('t', 57.08, 62.37)];
    const others = [man(2, 'z', 90, 60), man(2, 'y', 90, 90), man(1, 'w', 80, 90, { ranged: [{}] })];
    expect(battery({ height: 5 }, behind, others).refusal(fire())).toEqual([]);
    const second = man(1, 'wall', 70, 60, {
      build: 'siege',
      baseMm: 90,
      height: 9,
      melee: [],
      siege: { servants: [] },
    });
    expect(battery({ height: 5 }, behind, [...others, second]).refusal(fire())).toEqual(['BTS-SHO-05']);
  });

  it('BTS-SGE-11: enemies may shoot at the weapon or at its Servants', () => {
    const t = scene({
      figures: [gun(), ...crew(), man(2, 'z', 90, 60, { ranged: [{}] })],
      begin: 'shots',
      phase: 'shooting',
      initiative: 2,
    });
    const at = (target: string) =>
      t.refusal({ do: 'shoot', volleys: [{ figure: 'z', shots: [{ weapon: 0, targets: [target] }] }] });
    expect([at('gun'), at('s')]).toEqual([[], []]);
  });
});

const tank = (slots: FigureBody['ranged'], more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 60, 60, {
    build: 'vehicle',
    baseMm: [100, 60],
    height: 5,
    attacks: 0,
    melee: [],
    morale: 0,
    vehicle: { front: 12, flank: 11, rear: 10 },
    ranged: slots ?? [],
    ...more,
  });

describe('weapons of Vehicles', () => {
  const shots = (slot: 'front' | 'side' | 'rear' | 'central', x: number, y: number, more: Partial<FigureBody> = {}) =>
    scene({
      figures: [
        tank(
          [
            { slot, range: 90 },
            { slot: 'central', range: 90 },
          ],
          { rules: [], ...more },
        ),
        man(2, 'z', x, y),
        man(2, 'y', 90, 60),
      ],
      begin: 'shots',
      phase: 'shooting',
    }).refusal({
      do: 'shoot',
      volleys: [{ figure: 'm', shots: [{ weapon: 0, targets: ['z'] }] }],
    });

  it('BTS-VEH-15: front, side and rear weapons fire into the half circle before them, central ones all round', () => {
    expect([shots('front', 66, 90), shots('front', 62, 90), shots('front', 30, 60)]).toEqual([
      [],
      ['BTS-VEH-15'],
      ['BTS-VEH-15'],
    ]);
    expect([shots('rear', 30, 60), shots('rear', 58, 90)]).toEqual([[], ['BTS-VEH-15']]);
    expect([shots('side', 60, 90), shots('side', 60, 30)]).toEqual([[], ['BTS-VEH-15']]);
    expect([shots('central', 30, 60), shots('central', 60, 30)]).toEqual([[], []]);
  });

  it('BTS-SPR-13: Mechanised artillery: the central weapon fires to the front', () => {
    const rules = ['srMechArtillery'];
    expect([shots('central', 30, 60, { rules }), shots('central', 90, 60, { rules })]).toEqual([['BTS-VEH-15'], []]);
  });

  it('BTS-SPR-13, BTS-IMP-07: and may use the sight of an ally with a Radio', () => {
    const wall = [{ kind: 'impassable', box: [75, 40, 1, 40] as const, height: 9 }];
    const t = (rules: readonly string[], support: FigureBody['support']) =>
      scene({
        figures: [
          tank([{ slot: 'central', range: 90 }], { rules }),
          man(1, 'w', 80, 70, { support: support ?? [], ranged: [{}] }),
          man(2, 'z', 90, 60),
        ],
        begin: 'shots',
        phase: 'shooting',
        terrain: wall,
      }).refusal({ do: 'shoot', volleys: [{ figure: 'm', shots: [{ weapon: 0, targets: ['z'] }] }] });
    expect([t(['srMechArtillery'], ['radio']), t(['srMechArtillery'], []), t([], ['radio'])]).toEqual([
      [],
      ['BTS-SHO-05'],
      ['BTS-SHO-05'],
    ]);
  });

  it('BTS-SPR-21, BTS-SPR-40: Bestial chariot adds 1 to its impacts; Great team drives 5 cm farther and rolls ones again', () => {
    const ram = (rules: readonly string[]) =>
      scene({ figures: [tank([], { rules, mvt: 20 }), man(2, 'z', 75, 60, { pv: 2 })] }).do({
        do: 'drive',
        figure: 'm',
        facing: 0,
        length: 150_000,
      });
    expect(
      [ram([]), ram(['srBestialChariot'])].map(t => t.do(roll('wound', 2)).events('wounds.rolled')[0]?.modifier),
    ).toEqual([0, 1]);
    expect([ram(['srGreatTeam']), ram([])].map(t => t.do(roll('wound', 1)).next)).toEqual([
      'bts.roll.wound-again',
      'over',
    ]);
    const far = (rules: readonly string[]) =>
      scene({ figures: [tank([], { rules, mvt: 20 }), man(2, 'z', 5, 5)] }).refusal({
        do: 'drive',
        figure: 'm',
        facing: 0,
        length: 250_000,
      });
    expect([far(['srGreatTeam']), far([])]).toEqual([[], ['BTS-MOV-02']]);
  });
});
