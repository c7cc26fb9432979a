import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, RangedBody, TerrainBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { gun, house, inside, man, roll, scene, servant, type Scene } from './scene.js';

/** Where templates come down, whom they hit, in which order and how hard. */

const shoot = { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] };
const at = (figures: readonly FigureBody[], more: Partial<Body> = {}, weapon: RangedBody = {}): Scene =>
  scene({
    figures: [
      man(1, 'a', 20, 20, {
        ranged: [{ category: 'light-artillery', force: 7, pen: 1, range: 100, ...weapon }],
      }),
      ...figures,
    ],
    begin: 'shots',
    ...more,
  });
const hits = (t: Scene): (string | number)[][] =>
  t.events('wounds.rolled').map(({ victim, force }) => [t.state.battle.sheets[victim]?.id ?? '', force]);
/** A template of Force 7 comes down there. */
const blast = (figures: readonly FigureBody[], x: number, y: number, more: object = {}, body: Partial<Body> = {}) =>
  during({ figures: [man(1, 'a', 10, 10, { ranged: [{}] }), ...figures], ...body }, 'blast', {
    by: 0,
    weapon: 0,
    force: 7,
    pen: 0,
    at: { x: x * 10_000, y: y * 10_000 },
    size: 'light',
    ...more,
  });
const tough = { pv: 9 };

describe('where it comes down', () => {
  it('BTS-ART-04: where whoever places it says, with the face that was rolled', () => {
    const fallen = (face: number, x: number) => {
      const t = at([man(2, 'z', 60, 20, tough), man(2, 'y', 70, 20, tough)]);
      return t.do(shoot, roll('to-hit', 4), roll('deviation', face), { x: x * 10_000, y: 200_000 }, roll('wound', 1));
    };
    for (const [face, x, victim] of [
      [1, 70, 'y'],
      [3, 60, 'z'],
      [4, 70, 'y'],
    ] as const) {
      const t = fallen(face, x);
      expect(t.events('template.placed')[0]).toMatchObject({ face, at: { x: x * 10_000, y: 200_000 } });
      expect(hits(t)).toEqual([[victim, 7]]);
    }
  });

  it('BTS-ART-04: on a 6 right on the target; one die is rolled by an ordinary weapon', () => {
    const t = at([man(2, 'z', 60, 20, tough)]).do(shoot, roll('to-hit', 4), roll('deviation', 6), roll('wound', 1));
    expect(t.events('template.placed')).toMatchObject([
      { figure: 0, face: 6, at: { x: 600_000, y: 200_000 }, category: 'light-artillery' },
    ]);
  });

  it('BTS-ART-02: a heavy weapon has the heavy template', () => {
    const t = at([man(2, 'z', 60, 20, tough)], {}, { category: 'heavy-artillery' });
    t.do(shoot, roll('to-hit', 4), roll('deviation', 6), roll('wound', 1));
    expect(t.events('template.placed')[0]?.category).toBe('heavy-artillery');
  });
});

describe('whom it hits', () => {
  it('BTS-ART-05, BTS-ART-08, R-114: under the centre first with full Force, then from the nearest on with half of it, rounded up', () => {
    const t = blast(
      [
        man(2, 'far', 64.5, 60, tough),
        man(1, 'near', 57.2, 60, tough),
        man(2, 'equal', 60, 64.5, tough),
        man(2, 'mid', 60.5, 60, tough),
        man(2, 'out', 60, 54, tough),
      ],
      60,
      60,
    );
    t.do(...Array.from({ length: 4 }, () => roll('wound', 1)));
    expect(hits(t)).toEqual([
      ['mid', 7],
      ['near', 4],
      ['far', 4],
      ['equal', 4],
    ]);
    expect(t.next).toBe('over');
  });

  it('R-114: who is under the centre comes first, though the middle of his base lies farther off than others', () => {
    const t = blast([man(2, 'small', 57.5, 60, tough), man(2, 'large', 64.5, 60, { ...tough, baseMm: 100 })], 60, 60);
    expect(hits(t.do(roll('wound', 1), roll('wound', 1)))).toEqual([
      ['large', 7],
      ['small', 4],
    ]);
  });

  it('R-143, R-114: the shooter’s owner says who is next where the aura of one works for another; the centre is no choice', () => {
    const medic = (x: number, more: Partial<FigureBody> = {}) =>
      man(2, 'medic', x, 60, { rules: ['srMedic'], pv: 1, ...more });
    const t = blast([man(2, 'mid', 60, 60, tough), man(2, 'near', 57.2, 60, { pv: 1 }), medic(64.5)], 60, 60);
    t.do(roll('wound', 1));
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.next-struck', 0, [2, 3]]);
    // Without the medic nobody saves the other on a 6.
    t.do('medic', roll('wound', 6), roll('save', 1), roll('wound', 6));
    expect([t.told.includes('saves.rolled'), t.figure('near').place, t.next]).toEqual([true, 'gone', 'over']);
    expect(hits(t).map(([victim]) => victim)).toEqual(['mid', 'medic', 'near']);
    // One left is no choice; an aura that reaches nobody else under the template, and a medic beside it, neither.
    expect(blast([man(2, 'mid', 60, 60, tough), medic(64.5)], 60, 60).do(roll('wound', 1)).next).toBe('bts.roll.wound');
    const apart = blast([man(2, 'near', 57.2, 60, tough), man(1, 'other', 62, 60, tough), medic(90)], 60, 60);
    expect(apart.next).toBe('bts.roll.wound');
  });

  it('BTS-ART-05: only those on the table, though others were where it comes down', () => {
    const t = blast([man(2, 'gone', 60, 60, { place: 'gone' }), man(2, 'late', 61, 60, { place: 'reserve' })], 60, 60);
    expect([t.next, hits(t)]).toEqual(['over', []]);
  });

  it('BTS-SGE-13: what was lost with the one before it is not rolled for any more', () => {
    const wall: TerrainBody = { kind: 'obstacle', box: [38.6, 30, 0.4, 20], height: 5 };
    const figures = [gun(['s'], { at: [41.6, 40] }), servant('s', 37, 40)];
    const t = during({ figures: [...figures, man(2, 'z', 90, 90, { ranged: [{}] })], terrain: [wall] }, 'blast', {
      by: 2,
      weapon: 0,
      force: 7,
      pen: 0,
      at: { x: 370_000, y: 400_000 },
      size: 'light',
    });
    t.do(roll('wound', 6));
    expect([t.figure('s').place, t.figure('gun').place, t.next]).toEqual(['gone', 'gone', 'over']);
  });

  it('BTS-ART-06, R-51: behind scenery, seen from the centre, a 4 is needed; under the centre nothing hides', () => {
    const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [61.5, 50, 0.5, 20], height: 2.5 };
    const body = { terrain: [wall] };
    const behind = (face: number) =>
      blast([man(2, 'y', 63.4, 60, tough)], 60, 60, {}, body).do(roll('trajectory', face));
    expect([behind(3).next, behind(4).next]).toEqual(['over', 'bts.roll.wound']);
    expect(behind(4).events('trajectory.rolled')).toMatchObject([
      { figure: 0, by: { kind: 'piece', id: 0 }, face: 4, need: 4, passed: true },
    ]);
    expect(behind(3).events('trajectory.rolled')[0]?.passed).toBe(false);
    // Told is the wall, though somebody stands before it.
    const crowd = blast([man(2, 'y', 63.4, 60, tough), man(2, 'x', 60.9, 60, { pv: 1, baseMm: 10 })], 60, 60, {}, body);
    crowd.do(roll('wound', 1), roll('trajectory', 4));
    expect(crowd.events('trajectory.rolled')[0]?.by).toEqual({ kind: 'piece', id: 0 });
    // The other side of the wall is open; nobody hides behind another figure.
    expect(blast([man(2, 'y', 57, 60, tough)], 60, 60, {}, body).next).toBe('bts.roll.wound');
    const line = blast([man(2, 'x', 61.5, 60, tough), man(2, 'y', 64, 60, tough)], 60, 60);
    expect(line.do(roll('wound', 1)).next).toBe('bts.roll.wound');
    // His base reaches over the centre, on the other side of the wall.
    const large = blast([man(2, 'y', 64.5, 60, { ...tough, baseMm: 100 })], 60, 60, {}, body);
    expect(large.next).toBe('bts.roll.wound');
    expect(hits(large.do(roll('wound', 1)))).toEqual([['y', 7]]);
  });

  it('BTS-ART-07: a Vehicle under the centre is hit on its rear, one that is only touched on the side it shows', () => {
    const hull: Partial<FigureBody> = {
      build: 'vehicle',
      baseMm: [60, 60],
      attacks: 0,
      melee: [],
      vehicle: { front: 18, flank: 17, rear: 15 },
    };
    const armour = (x: number) => {
      const t = blast([man(2, 'v', x, 60, hull)], 60, 60);
      return t
        .do(roll('penetration', 1))
        .events('penetration.rolled')
        .map(({ armour: met, bonus }) => [met, bonus]);
    };
    expect(armour(61)).toEqual([[15, 7]]);
    expect(armour(59)).toEqual([[15, 7]]);
    expect(armour(56.5)).toEqual([[18, 4]]);
  });
});

describe('on a building', () => {
  const two = house({ height: 8, storeys: 2 });
  const within = [
    inside(2, 'low', { ...tough, at: [56, 56] }),
    inside(1, 'friend', tough),
    inside(2, 'high', { ...tough, storey: 1 }),
    man(2, 'outside', 48, 56, tough),
  ];

  it('BTS-BLD-14, BTS-BLD-15, BTS-BLD-22: everybody in it, on all storeys, with half Force; else only those outside', () => {
    const t = blast(within, 56, 56, {}, { terrain: [two] });
    t.do(roll('wound', 1), roll('wound', 1), roll('wound', 1));
    expect([hits(t), t.next]).toEqual([
      [
        ['low', 4],
        ['friend', 4],
        ['high', 4],
      ],
      'over',
    ]);
    const beside = blast(within, 49, 56, {}, { terrain: [two] }).do(roll('wound', 1));
    expect([hits(beside), beside.next]).toEqual([[['outside', 7]], 'over']);
  });

  it('BTS-SPR-61, BTS-BLD-22: a shot that bursts stays in the storey of its target, whom it has hit already', () => {
    const t = blast(within, 56, 56, { except: 1, force: 4 }, { terrain: [two] }).do(roll('wound', 1));
    expect([hits(t), t.next]).toEqual([[['friend', 4]], 'over']);
  });

  it('BTS-SPR-61: in the open it spares its target, and the others take the half that it has left even under the centre', () => {
    const t = blast([man(2, 'z', 60, 60, tough), man(2, 'y', 62.6, 60, { ...tough, baseMm: 60 })], 60, 60, {
      except: 1,
      force: 4,
    });
    expect([hits(t.do(roll('wound', 1))), t.next]).toEqual([[['y', 4]], 'over']);
  });
});
