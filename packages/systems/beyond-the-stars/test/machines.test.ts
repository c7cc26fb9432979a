import { describe, expect, it } from 'vitest';
import { isEngaged } from '../src/figures/traits.js';
import type { Blow } from '../src/rule.js';
import type { FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const tank = (id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(2, id, x, y, {
    build: 'vehicle',
    baseMm: [100, 60],
    attacks: 0,
    height: 5,
    melee: [],
    morale: 0,
    facing: 0,
    vehicle: { front: 12, flank: 11, rear: 10, crew: 3 },
    ...more,
  });
const blow = (more: Partial<Blow> = {}): Blow => ({
  kind: 'shot',
  by: 0,
  victim: 1,
  force: 5,
  pen: 0,
  weapon: -1,
  ...more,
});
/** The shooter stands before, beside or behind a tank that faces right. */
const at = (
  x: number,
  y: number,
  more: Partial<Blow> = {},
  t: Partial<FigureBody> = {},
  a: Partial<FigureBody> = {},
): Scene =>
  scene(
    { figures: [man(1, 'a', x, y, a), tank('t', 60, 60, t), man(2, 'z', 100, 100)], begin: 'blows' },
    { blow: blow(more), rolls: 1 },
  );

describe('armour', () => {
  it('BTS-VEH-03, BTS-VEH-04, BTS-VEH-05, R-44: shots meet the side that faces the shooter; on a diagonal the better one', () => {
    const side = (x: number, y: number) => at(x, y).do(roll('penetration', 1)).events('penetration.rolled')[0]?.side;
    expect([side(100, 60), side(60, 100), side(20, 60), side(60, 20)]).toEqual(['front', 'flank', 'rear', 'flank']);
    expect([side(70, 66), side(50, 66)]).toEqual(['front', 'flank']);
  });

  it('BTS-VEH-06: D6 + Force + Penetration must reach the Armour', () => {
    const next = (face: number, pen = 0) => at(100, 60, { pen }).do(roll('penetration', face)).next;
    // Front armour 12: 6 + 5 + 1.
    expect([next(6, 1), next(5, 1), next(6)]).toEqual(['bts.roll.damage', 'over', 'over']);
    expect([at(20, 60).do(roll('penetration', 5)).next, at(20, 60).do(roll('penetration', 4)).next]).toEqual([
      'bts.roll.damage',
      'over',
    ]);
  });

  it('BTS-VEH-07, edge case 41: no Penetration roll where even a 1 is enough: Force 7 and Penetration 3 against 11', () => {
    const t = at(60, 100, { force: 7, pen: 3 });
    expect(t.next).toBe('bts.roll.damage');
    expect(at(60, 100, { force: 7, pen: 2 }).next).toBe('bts.roll.penetration');
  });

  it('BTS-ART-07: a template with its centre on a Vehicle meets the rear, else the side towards the centre', () => {
    const side = (more: Partial<Blow>) =>
      at(100, 60, more).do(roll('penetration', 1)).events('penetration.rolled')[0]?.side;
    expect([side({ onTop: true }), side({ from: { x: 600_000, y: 650_000 } }), side({})]).toEqual([
      'rear',
      'flank',
      'front',
    ]);
  });

  it('BTS-SPR-04: Anti-tank rolls Penetration dice of 1 again', () => {
    const next = (rules: readonly string[]) => at(20, 60, {}, {}, { rules }).do(roll('penetration', 1)).next;
    expect([next(['srAntiTank']), next([])]).toEqual(['bts.roll.penetration-again', 'over']);
  });

  it('BTS-SPR-29, BTS-WPN-11: in Duels a natural 6 of Sharp fangs penetrates, and one of a flamethrower always', () => {
    const next = (more: Partial<Blow>, a: Partial<FigureBody>) =>
      at(100, 60, { force: 1, ...more }, {}, a).do(roll('penetration', 6)).next;
    expect([next({ kind: 'duel' }, { rules: ['srSharpFangs'] }), next({ kind: 'duel' }, {})]).toEqual([
      'bts.roll.damage',
      'over',
    ]);
    expect(next({ weapon: 0 }, { ranged: [{ category: 'flamer' }] })).toBe('bts.roll.damage');
  });

  it('BTS-SPR-30: Makeshift defence: successes in Duels are rolled again', () => {
    const t = (kind: Blow['kind']) =>
      at(20, 60, { kind }, { rules: ['srMakeshiftDefence'] }).do(roll('penetration', 6)).next;
    expect([t('duel'), t('shot')]).toEqual(['bts.roll.penetration-again', 'bts.roll.damage']);
  });

  it('BTS-SPR-62, BTS-SPR-73: Active protection takes away Penetration; Flaming shots add 1', () => {
    const bonus = (t: Partial<FigureBody>, a: Partial<FigureBody>) =>
      at(100, 60, { pen: 2, weapon: 0 }, t, { ranged: [{}], ...a })
        .do(roll('penetration', 1))
        .events('penetration.rolled')[0]?.bonus;
    expect([bonus({}, {}), bonus({ rules: ['srActiveProtection'] }, {}), bonus({}, { rules: ['srFlaming'] })]).toEqual([
      7, 5, 8,
    ]);
  });
});

describe('the damage table', () => {
  const hurt = (t: Partial<FigureBody>, ...faces: number[]): Scene => {
    const scenery = scene(
      { figures: [man(1, 'a', 20, 60), tank('t', 60, 60, t), man(2, 'z', 100, 100)], begin: 'damage' },
      { figure: 1, rolls: faces.length, seat: 0 },
    );
    for (const face of faces) if (scenery.next === 'bts.roll.damage') scenery.do(roll('damage', face));
    return scenery;
  };

  it('BTS-VEH-08, BTS-VEH-09: 1 does nothing, 2 Immobilises until the end of the turn', () => {
    expect(hurt({}, 1).figure('t')).toMatchObject({
      place: 'table',
      effects: [],
      damage: { engine: false, crewLost: 0 },
    });
    expect(hurt({}, 2).figure('t').effects).toEqual([{ id: 'immobilised', until: 'turn' }]);
  });

  it('BTS-VEH-10, R-46: 3: the one who caused it chooses a weapon; with none left it is a crewman', () => {
    const guns = { ranged: [{ id: 'gun' }, { id: 'howitzer' }] };
    const t = hurt(guns, 3);
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.break-weapon', 0, [0, 1]]);
    expect(t.do(1).figure('t').damage.weapons).toEqual([1]);
    expect(hurt({ ranged: [{}] }, 3, 3).figure('t').damage).toMatchObject({ weapons: [0], crewLost: 1 });
    expect(hurt({}, 3).figure('t').damage.crewLost).toBe(1);
  });

  it('BTS-VEH-11, edge case 42: 4: the engine; a second time it is a crewman; crewed mounts are lost with it', () => {
    expect(hurt({}, 4).figure('t').damage).toMatchObject({ engine: true, crewLost: 0 });
    expect(hurt({}, 4, 4).figure('t').damage).toMatchObject({ engine: true, crewLost: 1 });
    expect(hurt({ vehicle: { front: 12, flank: 11, rear: 10, crew: 1 } }, 4, 4).figure('t').place).toBe('gone');
    expect(hurt({ vehicle: { front: 12, flank: 11, rear: 10, crew: 0, crewMounts: 2 } }, 4).figure('t').place).toBe(
      'gone',
    );
  });

  it('BTS-VEH-12: 5: a crewman; with one left it never shoots again, with none it is destroyed', () => {
    expect(hurt({}, 5).figure('t').damage).toMatchObject({ crewLost: 1, silent: false });
    expect(hurt({}, 5, 5).figure('t').damage).toMatchObject({ crewLost: 2, silent: true });
    expect(hurt({}, 5, 5, 5).figure('t').place).toBe('gone');
  });

  it('BTS-VEH-12, R-115: the one who caused it names a man or a mount; without mounts the engine stands still', () => {
    const team = { vehicle: { front: 10, flank: 10, rear: 10, crew: 1, crewMounts: 2 } };
    const t = hurt(team, 5);
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.crew', 0, ['man', 'mount']]);
    t.do('mount');
    expect(t.figure('t').damage).toMatchObject({ crewLost: 0, mountsLost: 1, engine: false, silent: false });
    const man = hurt(team, 5).do('man');
    expect(man.figure('t').damage).toMatchObject({ crewLost: 1, mountsLost: 0, engine: false, silent: false });
    // Its last mount: result 4, and only one of the crew is left.
    const last = hurt(team, 5, 5).do('mount', roll('damage', 5), 'mount');
    expect(last.figure('t').damage).toMatchObject({ crewLost: 0, mountsLost: 2, engine: true, silent: true });
    expect(last.figure('t').place).toBe('table');
    // All mounts fall with the engine: the last of the crew shoots no more, whatever is repaired later.
    expect(hurt(team, 4).figure('t').damage).toMatchObject({ engine: true, mountsLost: 2, silent: true });
    // An engine that takes nobody with it silences nobody.
    expect(hurt({ vehicle: { front: 10, flank: 10, rear: 10, crew: 1 } }, 4).figure('t').damage.silent).toBe(false);
    // Nobody is asked where there is nothing to choose.
    expect(hurt(team, 5, 5).do('man', roll('damage', 4)).figure('t').place).toBe('gone');
    expect(
      hurt({ vehicle: { front: 10, flank: 10, rear: 10, crew: 0, crewMounts: 2 } }, 5).figure('t').damage,
    ).toMatchObject({ mountsLost: 1, engine: false, silent: true });
  });

  it('BTS-VEH-13: 6: destroyed; passengers die on 1 or 2, the others lie beside it', () => {
    const t = scene(
      {
        figures: [
          man(1, 'a', 20, 60),
          tank('t', 60, 60, { capacity: 8 }),
          man(2, 'x', 0, 0, { place: 'aboard', host: 't' }),
          man(2, 'y', 0, 0, { place: 'aboard', host: 't' }),
        ],
        begin: 'damage',
      },
      { figure: 1, rolls: 1, seat: 0 },
    ).do(roll('damage', 6), roll('passenger', 2), roll('passenger', 3));
    expect([t.figure('t').place, t.figure('x').place, t.figure('y').place, t.figure('y').prone]).toEqual([
      'gone',
      'gone',
      'table',
      true,
    ]);
  });

  it('BTS-SPR-27: Mighty blow adds 1 on the table', () => {
    const t = at(20, 60, {}, {}, { rules: ['srMightyBlow'] }).do(roll('penetration', 6), roll('damage', 3));
    expect(t.events('damage.rolled')[0]).toMatchObject({ face: 3, result: 4 });
  });
});

describe('Duels with machines', () => {
  it('BTS-VEH-17, R-42: no Duel dice against a Vehicle: a Penetration roll for each Attack, then it is over', () => {
    const t = scene({
      figures: [man(1, 'a', 53.75, 60, { attacks: 2, force: 6 }), tank('t', 60, 60)],
      engaged: [['a', 't']],
      begin: 'duels',
    });
    expect(t.next).toBe('bts.roll.penetration');
    t.do(roll('penetration', 1, 3));
    expect([t.next, isEngaged(t.state, 0), t.events('duel.rolled')]).toEqual(['over', false, []]);
  });

  it('BTS-VEH-18: two Vehicles that cannot fight are simply separated', () => {
    const t = scene({
      figures: [{ ...tank('a', 50, 60), seat: 1 }, tank('t', 60, 60)],
      engaged: [['a', 't']],
      begin: 'duels',
    });
    expect([t.next, isEngaged(t.state, 0)]).toEqual(['over', false]);
  });

  it('BTS-SGE-16: against a weapon without its Servants: wound rolls for each Attack', () => {
    const t = scene({
      figures: [
        man(1, 'a', 57.5, 60, { attacks: 2 }),
        man(2, 'gun', 60, 60, { build: 'siege', attacks: 0, pv: 3, siege: { servants: [] } }),
      ],
      engaged: [['a', 'gun']],
      begin: 'duels',
    });
    expect(t.do(roll('wound', 6, 1)).figure('gun').pv).toBe(2);
  });

  it('BTS-SGE-12, BTS-SGE-13, BTS-ARM-10: Servants of a lost weapon are free; a weapon without Servants is lost', () => {
    const figures = [
      man(1, 'a', 20, 20),
      man(2, 'gun', 60, 60, { build: 'siege', attacks: 0, siege: { servants: ['s'] } }),
      man(2, 's', 62, 62, { serves: 'gun' }),
    ];
    const lost = scene({ figures, begin: 'remove' }, { figure: 1, why: 'wounds' });
    expect([lost.figure('s').place, lost.figure('s').servant]).toEqual(['table', false]);
    expect(scene({ figures, begin: 'remove' }, { figure: 2, why: 'wounds' }).figure('gun').place).toBe('gone');
  });
});
