import { describe, expect, it } from 'vitest';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { man, roll, scene, um, type Scene } from './scene.js';

/** Ways over, up, down and across scenery: where one starts, where one lands, what is in the way. */

const piece = (kind: string, height: number, width = 1): TerrainBody => ({
  id: 'p',
  kind,
  box: [30, 0, width, 40],
  height,
});
const wall = piece('obstacle', 2);
const cliff = (height: number): TerrainBody => piece('platform', height, 20);
const a = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'a', 28.75, 20, more);
const far = man(2, 'z', 110, 110);
const at = (terrain: readonly TerrainBody[], more: Partial<FigureBody> = {}, others: readonly FigureBody[] = [far]) =>
  scene({ terrain, figures: [a(more), ...others] });
const pass = (what: string, to: readonly [number, number], more: object = {}): object => ({
  do: what,
  figure: 'a',
  path: [],
  piece: 'p',
  to,
  ...more,
});
const cross = (x = 32.25, y = 20, more: object = {}): object => pass('cross', [x, y], more);
const climb = (x = 31.3, y = 20, more: object = {}): object => pass('climb', [x, y], more);
/** Somebody who hangs so high on what is beside him. */
function hanging(t: Scene, height: number): Scene {
  t.state.figures[0] = { ...t.figure('a'), spot: { ...t.figure('a').spot, z: Math.round(height * 10_000) } };
  return t;
}
const z = (t: Scene): number => t.figure('a').spot.z / 10_000;

describe('the start', () => {
  it('BTS-TER-14, H-13: one starts against the piece, within half a millimetre', () => {
    expect(at([wall], { at: [28.7, 20] }).refusal(cross())).toEqual([]);
    expect(at([wall], { at: [28.7 - um(1), 20] }).refusal(cross())).toEqual(['BTS-TER-12']);
  });

  it('BTS-TER-12, BTS-TER-15, BTS-MOV-02: to cross takes no more than the way there; to climb takes something besides', () => {
    const run = { path: [[28.75, 20]] };
    const from = (terrain: TerrainBody, x: number, choice: object): string[] =>
      at([terrain], { at: [x, 20] }).refusal(choice);
    expect(from(wall, 13.75, cross(32.25, 20, run))).toEqual([]);
    // The walk itself is too long then.
    expect(from(wall, 13.75 - um(1), cross(32.25, 20, run))).toEqual(['BTS-MOV-02']);
    expect(from(cliff(4), 13.75 - um(1), climb(31.3, 20, run))).toEqual(['BTS-MOV-02']);
    expect(from(cliff(4), 13.75 + um(1), climb(31.3, 20, run))).toEqual([]);
    expect(from(cliff(4), 13.75, climb(31.3, 20, run))).toEqual(['BTS-TER-13']);
  });

  it('BTS-MOV-05, BTS-MOV-09: the way there is a walk like any other', () => {
    const refused = (other: FigureBody): string[] =>
      at([wall], { at: [20, 20] }, [other]).refusal(cross(32.25, 20, { path: [[28.75, 20]] }));
    expect(refused(far)).toEqual([]);
    expect(refused(man(1, 'b', 24, 21))).toEqual(['BTS-MOV-05']);
    expect(refused(man(2, 'z', 24, 25))).toEqual(['BTS-MOV-09']);
  });

  it('BTS-TER-21: the run-up of a Vehicle is one straight line', () => {
    const tank = (path: readonly (readonly [number, number])[]): string[] =>
      at([piece('ditch', 0, 4)], {
        at: [10, 20],
        build: 'vehicle',
        mvt: 40,
        vehicle: { front: 10, flank: 10, rear: 10 },
      }).refusal(pass('jump', [35.25, 20], { path }));
    expect(tank([[28.75, 20]])).toEqual([]);
    const bent = tank([
      [15, 20],
      [28.75, 20],
    ]);
    expect([bent, tank([])]).toEqual([['BTS-TER-21'], ['BTS-TER-21']]);
  });

  it('BTS-TER-11, BTS-TER-19: what asks for no test, or for another, or is not there, is not passed so', () => {
    expect(at([piece('obstacle', 1)]).refusal(cross())).toEqual(['BTS-TER-12']);
    expect(at([wall]).refusal(climb(32.25))).toEqual(['BTS-TER-13']);
    expect(at([wall]).refusal(pass('jump', [32.25, 20]))).toEqual(['BTS-TER-19']);
    expect(at([piece('wooded', 2)]).refusal(cross())).toEqual(['BTS-TER-12']);
    expect(at([wall]).refusal(cross(32.25, 20, { piece: 5 }))).toEqual(['BTS-TER-12']);
  });

  it('BTS-PRN-02, BTS-MOV-07: neither the prone nor the Engaged try it', () => {
    expect(at([wall], { prone: true }).refusal(cross())).toEqual(['BTS-TER-12']);
    const fighting = scene({
      terrain: [wall],
      figures: [a(), man(1, 'b', 5, 5), man(2, 'z', 28.75, 22.5)],
      engaged: [['a', 'z']],
    });
    expect(fighting.refusal(cross())).toEqual(['BTS-MOV-07']);
  });
});

describe('the landing', () => {
  it('BTS-TER-14, H-13: behind the piece and against it, within half a millimetre', () => {
    expect([at([wall]).refusal(cross(32.3)), at([wall]).refusal(cross(32.3 + um(1)))]).toEqual([[], ['BTS-TER-12']]);
    // Beside where one stood is not behind it.
    expect(at([wall]).refusal(cross(28.75, 23))).toEqual(['BTS-TER-12']);
  });

  it('BTS-TER-14, H-13: the step is no longer than the base and 4 cm; up or down no longer than the base and 1 cm', () => {
    const thick = (width: number): string[] => at([piece('obstacle', 2, width)]).refusal(cross(30 + width + 1.25));
    expect([thick(4), thick(4.01)]).toEqual([[], ['BTS-TER-12']]);
    const up = (x: number): string[] => at([cliff(4)]).refusal(climb(x));
    expect([up(32.25), up(32.25 + um(1))]).toEqual([[], ['BTS-TER-13']]);
    const down = (x: number): string[] => at([cliff(4)], { at: [32, 20] }).refusal(climb(x));
    expect([down(28.5), down(28.5 - um(1))]).toEqual([[], ['BTS-TER-13']]);
  });

  it('BTS-TER-19: a jump is as long as the movement lasts', () => {
    expect(at([piece('ditch', 0, 12.5)]).refusal(pass('jump', [43.75, 20]))).toEqual([]);
    expect(at([piece('ditch', 0, 12.6)]).refusal(pass('jump', [43.85, 20]))).toEqual(['BTS-TER-19']);
  });

  it('BTS-TER-13: one climbs onto the piece itself, not onto what stands on it', () => {
    const tower: TerrainBody = { id: 'q', kind: 'platform', box: [31, 10, 8, 20], height: 6 };
    expect(at([cliff(4), tower]).refusal(climb(32.2))).toEqual(['BTS-TER-13']);
    expect(at([cliff(4)]).refusal(climb(32.2))).toEqual([]);
  });

  it('BTS-TER-12: over a low platform that is narrow, as over a wall; onto one that is broad', () => {
    const over = at([piece('platform', 2)]).do(cross(), roll('crossing', 3));
    expect([over.at('a'), z(over)]).toEqual([[32.25, 20], 0]);
    const onto = at([piece('platform', 2, 20)]).do(cross(31.3), roll('crossing', 3));
    expect([onto.at('a'), z(onto)]).toEqual([[31.3, 20], 2]);
  });

  it('BTS-MOV-05, BTS-MOV-15: to a free place on the table, and nobody is on the way there', () => {
    expect(at([wall], {}, [man(1, 'b', 33, 21)]).refusal(cross())).toEqual(['BTS-TER-14']);
    expect(at([wall, { kind: 'impassable', box: [33, 18, 4, 4] }]).refusal(cross())).toEqual(['BTS-TER-14']);
    expect(at([wall], { at: [28.75, 1.25] }).refusal(cross(32.25, 1.2))).toEqual(['BTS-TER-14']);
    const ditch = piece('ditch', 0, 4);
    const aslant = pass('jump', [35.25, 26]);
    expect(at([ditch]).refusal(aslant)).toEqual([]);
    expect(at([ditch], {}, [man(1, 'b', 28.75, 22.6), far]).refusal(aslant)).toEqual(['BTS-MOV-05']);
    expect(at([ditch], {}, [man(1, 'b', 28.75, 22.6, { place: 'gone' }), far]).refusal(aslant)).toEqual([]);
    // Past a rock or another wall, but not through them.
    for (const kind of ['impassable', 'obstacle'])
      expect(at([ditch, { kind, box: [29, 22, 0.5, 2], height: 2 }]).refusal(aslant)).toEqual(['BTS-MOV-05']);
    expect(at([ditch, { kind: 'wooded', box: [29, 22, 0.5, 2], height: 2 }]).refusal(aslant)).toEqual([]);
  });
});

describe('enemies at the landing', () => {
  const beside = (x: number, more: Partial<FigureBody> = {}, own: Partial<FigureBody> = {}): string[] =>
    at([wall], own, [man(2, 'z', x, 20, more)]).refusal(cross());

  it('BTS-TER-14, BTS-MOV-13: a small gap to any enemy, even to one who lies there', () => {
    const lying = { prone: true };
    expect([beside(34.76, lying), beside(34.76 - um(1), lying)]).toEqual([[], ['BTS-TER-14']]);
    expect(beside(34.75, { build: 'walker', pv: 3 })).toEqual(['BTS-TER-14']);
  });

  it('R-138: into a control zone only who may charge; its border is outside it', () => {
    const calm = { marks: { noCharge: true } };
    expect([beside(37.75, {}, calm), beside(37.75 - um(1), {}, calm)]).toEqual([[], ['BTS-MOV-09']]);
    expect([beside(37, { prone: true }, calm), beside(37, { build: 'walker', pv: 3 }, calm)]).toEqual([[], []]);
    expect(beside(37)).toEqual([]);
  });

  it('R-138, BTS-MOV-14: whoever starts in a zone may land in it, but no nearer', () => {
    // Over the corner of a short wall, past one who stands on this side.
    const short: TerrainBody = { ...wall, box: [30, 10, 1, 12] };
    const from = (y: number): string[] =>
      at([short], { marks: { noCharge: true } }, [man(2, 'z', 28.75, y)]).refusal(cross());
    // 5 cm from middle to middle before, and more behind it.
    expect([from(25), from(15)]).toEqual([[], []]);
    expect(at([short], { marks: { noCharge: true } }, [man(2, 'z', 33.4, 24.3)]).refusal(cross())).toEqual([
      'BTS-MOV-09',
    ]);
  });

  it('R-138, BTS-CHG-02, BTS-SPR-71: who may not charge that one, unseen or Terrifying, does not land in his zone', () => {
    const screen: TerrainBody = { kind: 'impassable', box: [33.6, 18, 0.4, 4], height: 9 };
    expect(at([wall, screen], {}, [man(2, 'z', 36, 20)]).refusal(cross())).toEqual(['BTS-CHG-02']);
    const terrible = man(2, 'z', 37, 20, { rules: ['srTerrifying'] });
    const begun = at([wall], { at: [26, 20] }, [man(1, 'b', 5, 5), terrible]).do({
      do: 'walk',
      figure: 'a',
      path: [[28.75, 20]],
      on: true,
    });
    expect(begun.refusal(cross())).toEqual(['BTS-SPR-71']);
  });
});

describe('climbs', () => {
  it('BTS-TER-15: its height is part of the movement; with a 6 he goes on with what is left', () => {
    const t = at([cliff(4)]).do(climb(), roll('climb', 6));
    // 2.55 across and 4 up.
    expect([z(t), t.figure('a').marks.spent, t.state.mover]).toEqual([4, 65_500, 0]);
    const over = at([piece('obstacle', 5)]).do(climb(32.25), roll('climb', 6));
    expect([over.at('a'), over.figure('a').marks.spent]).toEqual([[32.25, 20], 85_000]);
    // Exactly enough reaches the top.
    const exact = at([cliff(12.45)]).do(climb(), roll('climb', 2));
    expect([exact.at('a'), z(exact)]).toEqual([[31.3, 20], 12.45]);
    const short = at([cliff(12.46)]).do(climb(), roll('climb', 2));
    expect([short.at('a'), z(short)]).toEqual([[28.75, 20], 12.46]);
  });

  it('BTS-TER-24: down onto what lies lower, as deep as that is', () => {
    const step: TerrainBody = { id: 'l', kind: 'platform', box: [10, 0, 20, 40], height: 2 };
    const ledge = (): Scene => at([cliff(6), step], { at: [32, 20], pv: 9 });
    const t = ledge().do(climb(28.7), roll('climb', 4));
    expect([z(t), t.figure('a').marks.spent]).toEqual([2, 73_000]);
    // Four centimetres for somebody of three: two hits.
    const fallen = ledge()
      .do(climb(28.7), roll('climb', 1))
      .do(roll('wound', 1, 1));
    expect([z(fallen), fallen.figure('a').prone, fallen.next]).toEqual([2, true, 'over']);
    const walked = at([cliff(6), step], { at: [38, 20] }).do(climb(28.7, 20, { path: [[32, 20]] }), roll('climb', 4));
    expect([walked.at('a'), z(walked)]).toEqual([[28.7, 20], 2]);
    expect(at([cliff(6)], { at: [32, 20], build: 'cavalry', baseMm: 25 }).refusal(climb(28.7))).toEqual(['BTS-TER-13']);
  });

  it('BTS-TER-15: whoever hangs climbs down on his side again, as far as his movement goes', () => {
    const down = (height: number): Scene => hanging(at([piece('obstacle', 30)], { pv: 9 }), height);
    const low = down(6).do(climb(28.75), roll('climb', 4));
    expect([low.at('a'), z(low), low.figure('a').marks.spent]).toEqual([[28.75, 20], 0, 60_000]);
    const high = down(20).do(climb(28.75), roll('climb', 4));
    expect([high.at('a'), z(high)]).toEqual([[28.75, 20], 5]);
    // Six centimetres for somebody of three: four hits.
    expect(
      down(6)
        .do(climb(28.75), roll('climb', 1))
        .do(roll('wound', 1, 1, 1, 1)).next,
    ).toBe('over');
  });

  it('BTS-TER-15: whoever hangs on a wall climbs the rest of it, and is over it then', () => {
    const up = (face: number, width = 1): Scene =>
      hanging(at([piece('obstacle', 20, width)], { pv: 20 }), 15).do(climb(31.25 + width, 20), roll('climb', face));
    // 5 cm of wall are left, and 3.5 across.
    const six = up(6);
    expect([six.at('a'), z(six), six.figure('a').marks.spent, six.state.mover]).toEqual([[32.25, 20], 0, 85_000, 0]);
    const four = up(4, 3);
    expect([four.at('a'), z(four), four.state.mover]).toEqual([[34.25, 20], 0, NOBODY]);
    // Whoever slips falls to the foot where he came from.
    const fallen = up(1).do(roll('wound', ...Array.from({ length: 13 }, () => 1)));
    expect([fallen.at('a'), z(fallen)]).toEqual([[28.75, 20], 0]);
  });

  it('BTS-TER-15: and hangs higher if his movement does not reach the top', () => {
    const t = hanging(at([piece('obstacle', 40)]), 15).do(climb(32.25), roll('climb', 4));
    expect([t.at('a'), z(t), t.figure('a').marks.spent]).toEqual([[28.75, 20], 30, 150_000]);
  });

  it('BTS-TER-15, BTS-TER-24: nobody who hangs comes down by a walk of no length', () => {
    const t = hanging(at([cliff(20)], { pv: 9 }), 12).do(climb(31.3, 20, { path: [[28.75, 20]] }), roll('climb', 4));
    expect(z(t)).toBe(20);
  });
});
