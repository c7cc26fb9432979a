import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { gun, man, roll, scene, servant, type Scene } from './scene.js';
import { told } from './told.js';

/** Moves of machines as they are carried out, event by event, and what is asked or rolled next. */

const z = man(2, 'z', 110, 110);
const on = (
  a: Partial<FigureBody>,
  others: readonly FigureBody[] = [z],
  terrain: readonly TerrainBody[] = [],
  more: Partial<Body> = {},
): Scene => scene({ terrain, figures: [man(1, 'a', 60, 60, a), man(1, 'o', 5, 5), ...others], ...more });
const after = (t: Scene): string[] => [...told(t), t.next];
const battery = (): Scene =>
  scene({
    figures: [gun(['s', 't']), servant('s', 40, 43.75), servant('t', 40, 36.25), man(1, 'o', 5, 5), z],
  });
const monster: Partial<FigureBody> = { build: 'monster', baseMm: 50, mvt: 20, pv: 5, height: 6 };
const drive = (facing: number, length: number): object => ({
  do: 'drive',
  figure: 'a',
  facing,
  length: length * 10_000,
});

describe('machines', () => {
  it('BTS-MON-02, BTS-MON-05: a turn, then straight ahead; it goes on while it may still go or turn', () => {
    expect(after(on(monster).do(drive(0, 10)))).toEqual([
      'figure.moved: a, by 1, to 70,60, cost 10, manner drive',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
    expect(after(on(monster).do(drive(1024, 0)))).toEqual([
      'figure.moved: a, by 0, to 60,60, cost 0, manner drive',
      'figure.marked: a, pivots 1',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
    expect(after(on(monster).do(drive(2048, 20)))).toEqual([
      'figure.moved: a, by 0, to 60,60, cost 0, manner drive',
      'figure.marked: a, pivots 2',
      'figure.moved: a, by 1, to 40,60, cost 20, manner drive',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(after(on(monster).do(drive(0, 20)))).toEqual([
      'figure.moved: a, by 1, to 80,60, cost 20, manner drive',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-MON-05: whoever is in the way of a turn is shifted', () => {
    expect(after(on({ ...monster, baseMm: [80, 40] }, [man(1, 'y', 60, 63.5), z]).do(drive(1024, 0)))).toEqual([
      'figure.shifted: y, to 61.2,65.7, how made-way',
      'figure.moved: a, by 0, to 60,60, cost 0, manner drive',
      'figure.marked: a, pivots 1',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-MON-03, BTS-SPR-44: an enemy in the way is rammed: if he falls it goes on, else both are Engaged', () => {
    expect(after(on(monster, [man(2, 'y', 75, 60, { pv: 3 }), z]).do(drive(0, 20)))).toEqual([
      'figure.moved: a, by 1, to 71.3,60, cost 11.3, manner drive',
      'figure.charged: a, links [a, y], rough false',
      'bts.roll.wound',
    ]);
    expect(after(on(monster, [man(2, 'y', 75, 60, { pv: 3 }), z]).do(drive(0, 20), roll('wound', 6)))).toEqual([
      'figure.moved: a, by 1, to 71.3,60, cost 11.3, manner drive',
      'figure.charged: a, links [a, y], rough false',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [6], seconds [], wounds 1',
      'figure.wounded: y, wounds 1, lost 1',
      'mover.set: nobody',
      'bts.ask.act',
    ]);
    expect(after(on(monster, [man(2, 'y', 75, 60), z]).do(drive(0, 20), roll('wound', 6)))).toEqual([
      'figure.moved: a, by 1, to 71.3,60, cost 11.3, manner drive',
      'figure.charged: a, links [a, y], rough false',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [6], seconds [], wounds 1',
      'figure.wounded: y, wounds 1, lost 1',
      'figure.removed: y, cause wounds',
      'figure.marked: a, done false',
      'mover.set: a',
      'figure.moved: a, by 1, to 80,60, cost 8.8, manner drive',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-MON-04: about a friend the owner is asked; whoever had come no farther has ended his move', () => {
    expect(after(on(monster, [man(1, 'y', 75, 60, { pv: 3 }), z]).do(drive(0, 20)))).toEqual([
      'figure.moved: a, by 1, to 71.3,60, cost 11.3, manner drive',
      'bts.ask.ram',
    ]);
    expect(after(on(monster, [man(1, 'y', 75, 60, { pv: 3 }), z]).do(drive(0, 20), 'stop'))).toEqual([
      'figure.moved: a, by 1, to 71.3,60, cost 11.3, manner drive',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
    expect(after(on(monster, [man(1, 'y', 63.75, 60, { pv: 3 }), z]).do(drive(0, 20), 'stop'))).toEqual([
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
  });

  it('BTS-MON-04, BTS-SPR-44: over a friend who falls it goes on, before one who stands its move is over', () => {
    expect(after(on(monster, [man(1, 'y', 75, 60), z]).do(drive(0, 20), 'ram', roll('wound', 6)))).toEqual([
      'figure.moved: a, by 1, to 71.3,60, cost 11.3, manner drive',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [6], seconds [], wounds 1',
      'figure.wounded: y, wounds 1, lost 1',
      'figure.removed: y, cause wounds',
      'figure.marked: a, done false',
      'mover.set: a',
      'figure.moved: a, by 1, to 80,60, cost 8.8, manner drive',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
    expect(after(on(monster, [man(1, 'y', 75, 60, { pv: 3 }), z]).do(drive(0, 20), 'ram', roll('wound', 6)))).toEqual([
      'figure.moved: a, by 1, to 71.3,60, cost 11.3, manner drive',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [6], seconds [], wounds 1',
      'figure.wounded: y, wounds 1, lost 1',
      'figure.marked: a, done false',
      'mover.set: a',
      'figure.marked: a, done true',
      'mover.set: nobody',
      'bts.ask.act',
    ]);
  });

  it('BTS-SGE-03, BTS-SGE-05: those beside a weapon go with it; to turn it moves nobody else', () => {
    expect(after(battery().do({ do: 'push', figure: 'gun', to: [50, 41], facing: 0 }))).toEqual([
      'figure.moved: s, by 1, to 50,44.8, cost 10, manner walk',
      'figure.marked: s, done true',
      'figure.moved: t, by 1, to 50,37.3, cost 10, manner walk',
      'figure.marked: t, done true',
      'figure.moved: gun, by 1, to 50,41, cost 10, manner walk',
      'figure.marked: gun, done true',
      'bts.ask.act',
    ]);
    expect(after(battery().do({ do: 'push', figure: 'gun', to: [40, 40], facing: 512 }))).toEqual([
      'figure.moved: gun, by 0, to 40,40, cost 0, manner walk',
      'figure.marked: gun, done true',
      'bts.ask.act',
    ]);
  });
});
