import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { man, roll, scene, type Scene } from './scene.js';

const piece = (kind: string, height = 0, more: Partial<TerrainBody> = {}): TerrainBody => ({
  id: 'p',
  kind,
  box: [30, 0, 10, 40],
  height,
  ...more,
});
const at = (terrain: TerrainBody, more: Partial<FigureBody> = {}, others: readonly FigureBody[] = []): Scene =>
  scene({ figures: [man(1, 'a', 25, 20, more), ...others], terrain: [terrain] });
const walk = (x: number, y = 20): object => ({ do: 'walk', figure: 'a', path: [[x, y]] });
/** A thin thing in front of the man: he walks up to it and over it. */
const wall = (height: number): TerrainBody => ({ id: 'p', kind: 'obstacle', box: [30, 0, 1, 40], height });
const over = (what: 'cross' | 'climb' | 'jump', to = 32.25, from = 28.75): object => ({
  do: what,
  figure: 'a',
  path: [[from, 20]],
  piece: 'p',
  to: [to, 20],
});

describe('ground', () => {
  it('BTS-TER-04, BTS-TER-29: open ground costs nothing more', () => {
    expect(at(piece('open')).refusal(walk(40))).toEqual([]);
    expect(at(piece('open')).refusal(walk(40.01))).toEqual(['BTS-MOV-02']);
  });

  it('BTS-TER-05: impassable ground is neither entered nor crossed', () => {
    expect(at(piece('impassable')).refusal(walk(28.75))).toEqual([]);
    expect(at(piece('impassable')).refusal(walk(28.76))).toEqual(['BTS-TER-05']);
  });

  it.each(['wooded', 'rocky', 'urban', 'shallow-water', 'deep-water'])(
    'BTS-TER-06, BTS-TER-07, BTS-TER-09, BTS-TER-17, R-04, R-05: in %s ground each centimetre counts double as soon as the base is in it',
    kind => {
      // 3.75 cm of open ground, then 5.625 at twice the cost, which is 11.25: rounded up to twelve whole centimetres.
      expect(at(piece(kind)).refusal(walk(28.75 + 5.5))).toEqual([]);
      expect(at(piece(kind)).refusal(walk(28.75 + 5.51))).toEqual(['BTS-MOV-02']);
    },
  );

  it('BTS-TER-08, BTS-CAV-05: triple for Cavalry and Bikes', () => {
    for (const build of ['cavalry', 'bike'] as const) {
      const rider = { build, mvt: 20 };
      expect(at(piece('wooded'), rider).refusal(walk(28.75 + 5))).toEqual([]);
      expect(at(piece('wooded'), rider).refusal(walk(28.75 + 5.34))).toEqual(['BTS-MOV-02']);
    }
    for (const build of ['beast', 'walker'] as const)
      expect(at(piece('wooded'), { build }).refusal(walk(28.75 + 5.5))).toEqual([]);
  });

  it('BTS-TER-18, R-28: deep water is closed to Vehicles, and may drown whoever begins his move in it', () => {
    const swimmer = (more: Partial<FigureBody> = {}): Scene =>
      scene({ figures: [man(1, 'a', 35, 20, { pv: 6, ...more })], terrain: [piece('deep-water')] });
    const t = swimmer().do(walk(36), roll('swim', 1), roll('drown', 4));
    expect(t.figure('a').pv).toBe(2);
    expect(swimmer().do(walk(36), roll('swim', 2)).figure('a').pv).toBe(6);
    // Even whoever stays, once a turn.
    expect(swimmer().do({ do: 'end' }).next).toBe('bts.roll.swim');
    expect(swimmer({ marks: { swam: true } }).do({ do: 'end' }).next).toBe('over');
    expect(swimmer({ rules: ['srAmphibious'] }).do({ do: 'end' }).next).toBe('over');
    const shallow = scene({ figures: [man(1, 'a', 35, 20)], terrain: [piece('shallow-water')] });
    expect(shallow.do({ do: 'end' }).next).toBe('over');
  });

  it('BTS-TER-28: ruins are ordinary ground, not buildings', () => {
    expect(
      at(piece('urban', 2)).refusal({ do: 'enter', figure: 'a', path: [[28.75, 20]], piece: 'p', opening: 0 }),
    ).toEqual(['BTS-BLD-03']);
  });
});

describe('obstacles', () => {
  it('BTS-TER-10, BTS-TER-11: lower than half of the figure, it is open ground', () => {
    expect(at(wall(1.49)).refusal(walk(35))).toEqual([]);
    expect(at(wall(1.5)).refusal(walk(35))).toEqual(['BTS-TER-12']);
  });

  it('BTS-TER-12: from half to the full height a Crossing test, for those who may', () => {
    expect(at(wall(1.5)).refusal(over('cross'))).toEqual([]);
    expect(at(wall(3)).refusal(over('cross'))).toEqual([]);
    expect(at(wall(3.01)).refusal(over('cross'))).toEqual(['BTS-TER-12']);
    const cavalry = { build: 'cavalry', height: 5, shoulder: 3 } as const;
    expect(at(wall(2), cavalry).refusal(over('cross'))).toEqual([]);
    expect(at(wall(2), { build: 'beast' }).refusal(over('cross'))).toEqual([]);
    expect(at(wall(2), { build: 'walker' }).refusal(over('cross'))).toEqual([]);
    expect(at(wall(2), { build: 'bike' }).refusal(over('cross'))).toEqual(['BTS-TER-12']);
    expect(at(wall(2), { prone: true }).refusal(over('cross'))).not.toEqual([]);
  });

  it('BTS-TER-13: higher than the figure a Climb test, for Infantry and Walkers', () => {
    expect(at(wall(3.01)).refusal(over('climb'))).toEqual([]);
    expect(at(wall(3)).refusal(over('climb'))).toEqual(['BTS-TER-13']);
    expect(at(wall(4), { build: 'walker' }).refusal(over('climb'))).toEqual([]);
    expect(at(wall(4), { build: 'cavalry' }).refusal(over('climb'))).toEqual(['BTS-TER-13']);
    expect(at(wall(4), { build: 'beast' }).refusal(over('climb'))).toEqual(['BTS-TER-13']);
  });

  it('BTS-TER-14: one fails and stays, two to five end behind it, a six goes on and may charge', () => {
    const cross = (face: number): Scene =>
      at(wall(2), {}, [man(2, 'z', 40, 20)]).do(over('cross'), roll('crossing', face));
    expect(cross(1).at('a')).toEqual([28.75, 20]);
    expect(cross(1).figure('a').marks.done).toBe(true);
    for (const face of [2, 5]) {
      expect(cross(face).at('a')).toEqual([32.25, 20]);
      expect(cross(face).figure('a').marks.done).toBe(true);
    }
    const six = cross(6);
    expect([six.next, six.state.mover]).toEqual(['bts.ask.go-on', 0]);
    expect(six.refusal({ do: 'charge', figure: 'a', path: [[37.5, 20]], targets: ['z'] })).toEqual([]);
  });

  it('BTS-TER-14: it ends against the obstacle, and not against an enemy', () => {
    expect(at(wall(2)).refusal(over('cross', 32.4))).toEqual(['BTS-TER-12']);
    expect(at(wall(2), {}, [man(2, 'z', 34.75, 20)]).refusal(over('cross'))).toEqual(['BTS-TER-14']);
    expect(at(wall(2)).refusal({ ...over('cross'), path: [[28.6, 20]] })).toEqual(['BTS-TER-12']);
  });

  it('BTS-TER-16, BTS-CAV-04: the height at the shoulder of the mount counts', () => {
    const rider = { build: 'cavalry', height: 5, shoulder: 3 } as const;
    expect(at(wall(1.49), rider).refusal(walk(35))).toEqual([]);
    expect(at(wall(1.5), rider).refusal(walk(35))).toEqual(['BTS-TER-12']);
    expect(at(wall(3.5), rider).refusal(over('cross'))).toEqual(['BTS-TER-12']);
  });

  it('BTS-TER-15: one falls prone at the foot, unhurt from the ground; two to five get over and stop; six goes on', () => {
    const climb = (face: number): Scene => at(wall(5), { mvt: 20 }).do(over('climb'), roll('climb', face));
    expect([climb(1).at('a'), climb(1).figure('a').prone]).toEqual([[28.75, 20], true]);
    expect(climb(1).told).not.toContain('wounds.rolled');
    expect([climb(3).at('a'), climb(3).figure('a').marks.done]).toEqual([[32.25, 20], true]);
    expect(climb(6).state.mover).toBe(0);
  });

  it('BTS-SPR-42, BTS-SPR-53, BTS-SPR-57: some roll again, some are sure of themselves', () => {
    const tested = (rule: string): Scene => at(wall(2), { rules: [rule] }).do(over('cross'));
    expect(tested('srGuerrilla').do(roll('crossing', 1)).next).toBe('bts.ask.reroll-test');
    expect(tested('srMountaineer').do(roll('crossing', 2), 'again', roll('crossing', 6)).state.mover).toBe(0);
    expect(tested('srLightFooted').state.mover).toBe(0);
  });
});

describe('ditches', () => {
  const ditch = (width: number): TerrainBody => ({ id: 'p', kind: 'ditch', box: [30, 0, width, 40] });

  it('BTS-TER-19, R-25: it must be jumped, within the movement that is left', () => {
    expect(at(ditch(4)).refusal(walk(38))).toEqual(['BTS-TER-19']);
    // 3.75 to the edge, then 11.25 across, base included.
    expect(at(ditch(8.75)).refusal(over('jump', 40))).toEqual([]);
    expect(at(ditch(8.76)).refusal(over('jump', 40.01))).toEqual(['BTS-TER-19']);
  });

  it('BTS-TER-20: one is the end, two to five land and stop, a six goes on', () => {
    const jump = (face: number): Scene => at(ditch(4), { pv: 5 }).do(over('jump', 35.25), roll('jump', face));
    expect(jump(1).figure('a').place).toBe('gone');
    expect(jump(1).events('figure.removed')[0]?.cause).toBe('jump');
    expect([jump(2).at('a'), jump(2).figure('a').marks.done]).toEqual([[35.25, 20], true]);
    expect(jump(6).state.mover).toBe(0);
  });

  it('BTS-TER-21, R-23: a Vehicle needs a straight run of 10 cm', () => {
    const tank = (x: number): string[] =>
      scene({
        figures: [
          man(1, 'a', x, 20, { build: 'vehicle', baseMm: 25, mvt: 30, vehicle: { front: 10, flank: 10, rear: 10 } }),
        ],
        terrain: [ditch(4)],
      }).refusal(over('jump', 35.25));
    expect(tank(18.75)).toEqual([]);
    expect(tank(18.76)).toEqual(['BTS-TER-21']);
  });
});

describe('heights', () => {
  const ledge = (height: number): TerrainBody => ({ id: 'p', kind: 'platform', box: [30, 0, 20, 40], height });

  it('BTS-TER-24: down from no more than its own height it walks, from higher it climbs', () => {
    const down = (height: number, what: object): string[] =>
      scene({ figures: [man(1, 'a', 32, 20)], terrain: [ledge(height)] }).refusal(what);
    const climb = { do: 'climb', figure: 'a', path: [], piece: 'p', to: [28.7, 20] };
    expect(down(3, walk(26))).toEqual([]);
    expect(down(3.01, walk(26))).toEqual(['BTS-TER-24']);
    expect(down(4, climb)).toEqual([]);
    expect(down(3, climb)).toEqual(['BTS-TER-13']);
  });

  it('BTS-TER-15, BTS-TER-22: whoever fails on the way down falls, with one hit of Force 3 and one for each further centimetre', () => {
    const fallen = (height: number): Scene =>
      scene({ figures: [man(1, 'a', 32, 20, { mvt: 30, pv: 9 })], terrain: [ledge(height)] }).do(
        { do: 'climb', figure: 'a', path: [], piece: 'p', to: [28.7, 20] },
        roll('climb', 1),
      );
    const t = fallen(5.5).do(roll('wound', 1, 1, 1));
    expect(t.figure('a').prone).toBe(true);
    expect(t.at('a')).toEqual([28.7, 20]);
    expect(t.events('wounds.rolled')[0]).toMatchObject({ force: 3, faces: [1, 1, 1] });
  });

  it('BTS-TER-22, R-26: no hit up to its own height, one as soon as it is more', () => {
    const fall = (drop: number): Scene =>
      during({ figures: [man(1, 'a', 20, 20)] }, 'fall', { figure: 0, drop: drop * 10_000 });
    expect(fall(3).next).toBe('over');
    expect(fall(3).figure('a').prone).toBe(true);
    expect(fall(3.01).do(roll('wound', 1)).next).toBe('over');
    expect(fall(3.99).do(roll('wound', 1)).next).toBe('over');
    expect(fall(4).do(roll('wound', 1, 1)).next).toBe('over');
  });
});

describe('falling Vehicles', () => {
  it('BTS-TER-23: a roll of damage beyond its own height, and one for each further centimetre', () => {
    const tank = man(1, 'a', 20, 20, {
      build: 'vehicle',
      height: 3,
      baseMm: [60, 40],
      vehicle: { front: 11, flank: 10, rear: 10 },
    });
    const fall = (drop: number): Scene =>
      during({ figures: [tank, man(2, 'z', 60, 60)] }, 'fall', { figure: 0, drop: drop * 10_000 });
    expect(fall(3).next).toBe('over');
    expect(fall(3.5).do(roll('damage', 1)).next).toBe('over');
    expect(fall(4).do(roll('damage', 1), roll('damage', 1)).events('damage.rolled')).toHaveLength(2);
    expect(fall(4).do(roll('damage', 1)).next).toBe('bts.roll.damage');
  });
});

describe('stairs and ladders', () => {
  const high = (kind: 'wide-stairs' | 'narrow-stairs' | 'ladder'): TerrainBody => ({
    id: 'p',
    kind: 'platform',
    box: [30, 0, 20, 40],
    height: 6,
    access: [{ kind, foot: [28, 20], head: [32, 20] }],
  });
  const up = (kind: 'wide-stairs' | 'narrow-stairs' | 'ladder', more: Partial<FigureBody> = {}): Scene =>
    scene({ figures: [man(1, 'a', 25, 20, more)], terrain: [high(kind)] });
  const stairs = { do: 'stairs', figure: 'a', path: [[27.5, 20]], piece: 'p', access: 0 };

  it('BTS-TER-30: up without a test, as far as the movement goes; riders only by wide stairs, which count double', () => {
    const t = up('wide-stairs').do(stairs);
    expect([t.at('a'), t.figure('a').spot.z, t.figure('a').marks.spent]).toEqual([[32, 20], 60_000, 65_000]);
    expect(t.state.mover).toBe(0);
    // 2.5 to walk and 4 up; a ladder is 6 high.
    expect([up('wide-stairs', { mvt: 7 }).refusal(stairs), up('wide-stairs', { mvt: 6 }).refusal(stairs)]).toEqual([
      [],
      ['BTS-MOV-02'],
    ]);
    expect([up('ladder', { mvt: 9 }).refusal(stairs), up('ladder', { mvt: 8 }).refusal(stairs)]).toEqual([
      [],
      ['BTS-MOV-02'],
    ]);
    const rider = (mvt: number): Partial<FigureBody> => ({ build: 'cavalry', mvt });
    expect([up('wide-stairs', rider(11)).refusal(stairs), up('wide-stairs', rider(10)).refusal(stairs)]).toEqual([
      [],
      ['BTS-MOV-02'],
    ]);
    expect(up('narrow-stairs', rider(30)).refusal(stairs)).toEqual(['BTS-TER-30']);
    expect(up('ladder', rider(30)).refusal(stairs)).toEqual(['BTS-TER-30']);
    expect(up('ladder').refusal({ ...stairs, path: [[26, 20]] })).toEqual(['BTS-TER-30']);
  });

  it('BTS-TER-30: and down again', () => {
    const t = scene({ figures: [man(1, 'a', 34, 20)], terrain: [high('ladder')] });
    t.do({ ...stairs, path: [[32, 20]] });
    expect([t.at('a'), t.figure('a').spot.z]).toEqual([[28, 20], 0]);
  });

  it('BTS-TER-30: a ladder whose foot stands against the wall leads down all the same, to a place beside its foot', () => {
    const leaning: TerrainBody = {
      id: 'p',
      kind: 'platform',
      box: [50, 40, 20, 40],
      height: 3,
      access: [{ kind: 'ladder', foot: [50, 60], head: [52, 60] }],
    };
    const down = { do: 'stairs', figure: 'a', path: [[52, 60]], piece: 'p', access: 0 };
    const t = scene({ figures: [man(1, 'a', 54, 60), man(2, 'z', 110, 110)], terrain: [leaning] }).do(down);
    expect([t.at('a'), t.figure('a').spot.z]).toEqual([[48.74, 60], 0]);
    // Somebody stands there.
    const taken = scene({
      figures: [man(1, 'a', 54, 60), man(1, 'b', 47, 61), man(2, 'z', 110, 110)],
      terrain: [leaning],
    });
    expect(taken.refusal(down)).toEqual(['BTS-MOV-05']);
  });
});

describe('fire', () => {
  const burning = (more: Partial<Body> = {}): Body => ({
    terrain: [piece('wooded', 5, { flammable: true })],
    burning: ['p'],
    figures: [man(1, 'a', 25, 20)],
    ...more,
  });

  it('BTS-TER-25, R-27: what burns is impassable, except to leave it', () => {
    expect(scene(burning()).refusal(walk(30))).toEqual(['BTS-TER-05']);
    expect(scene(burning({ figures: [man(1, 'a', 31, 20)] })).refusal(walk(28, 20))).toEqual([]);
  });

  it('BTS-TER-26: whoever is in it or touches it loses a PV at the end of the turn; Invulnerability may help', () => {
    const lost = (x: number, more: Partial<FigureBody> = {}): Scene =>
      during(burning({ figures: [man(1, 'a', x, 20, { pv: 3, ...more }), man(2, 'z', 100, 100)] }), 'ending', {});
    expect(lost(35).figure('a').pv).toBe(2);
    expect(lost(28.75).figure('a').pv).toBe(2);
    expect(lost(28.7).figure('a').pv).toBe(3);
    expect(lost(35, { rank: 4 }).do(roll('save', 4)).figure('a').pv).toBe(3);
  });

  it('BTS-TER-27: a flamethrower sets flammable scenery on fire on 4+', () => {
    const shot = (face: number, flammable = true): readonly number[] => {
      const t = scene({
        begin: 'shots',
        figures: [man(1, 'a', 20, 20, { ranged: [{ range: 30, category: 'flamer' }] }), man(2, 'z', 33, 20, { pv: 5 })],
        terrain: [piece('wooded', 5, { flammable })],
      });
      t.do(
        { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] },
        roll('to-hit', 6),
        roll('wound', 1),
      );
      if (flammable) t.do(roll('ignite', face));
      return t.state.burning;
    };
    expect([shot(4), shot(3), shot(6, false)]).toEqual([[0], [], []]);
  });
});
