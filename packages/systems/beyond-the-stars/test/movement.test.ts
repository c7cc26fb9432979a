import { soleAnswer } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/state.js';
import { beyondTheStars } from '../src/system.js';
import { apart, man, scene, um } from './scene.js';

const walk = (figure: string, ...path: (readonly [number, number])[]) => ({ do: 'walk', figure, path });

describe('moving', () => {
  it('BTS-MOV-01: figures move in any order, one after the other', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(1, 'b', 30, 20), man(2, 'z', 100, 100)] });
    t.do(walk('b', [30, 30]));
    expect(t.refusal(walk('b', [30, 31]))).toEqual(['BTS-MOV-01']);
    expect(t.refusal(walk('z', [90, 100]))).toEqual(['BTS-MOV-01']);
    t.do(walk('a', [20, 25]));
    expect([t.at('a'), t.at('b')]).toEqual([
      [20, 25],
      [30, 30],
    ]);
  });

  it('BTS-MOV-01: a move that was begun is finished before another begins', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(1, 'b', 30, 20)] });
    t.do({ ...walk('a', [20, 25]), on: true });
    expect(t.next).toBe('bts.ask.go-on');
    expect(t.refusal(walk('b', [30, 25]))).toEqual(['BTS-MOV-01']);
    t.do({ do: 'end' });
    expect(t.refusal(walk('a', [20, 26]))).toEqual(['BTS-MOV-01']);
    expect(t.refusal(walk('b', [30, 25]))).toEqual([]);
  });

  it('BTS-MOV-01: with nothing left of the move and nothing else to do, the table ends it; with anything left it asks', () => {
    const answerAfter = (cm: number, more = {}) => {
      const t = scene({
        figures: [man(1, 'a', 20, 20, { mvt: 15, ...more }), man(1, 'b', 50, 20), man(2, 'z', 40, 35)],
      });
      t.do({ ...walk('a', [20, 20 + cm]), on: true });
      return [t.next, soleAnswer(beyondTheStars, t.match, 0)];
    };
    expect(answerAfter(15)).toEqual(['bts.ask.go-on', { do: 'end', figure: NOBODY }]);
    expect(answerAfter(15 - um(1))).toEqual(['bts.ask.go-on', undefined]);
    expect(answerAfter(15, { spells: ['numb'], keywords: ['mage'] })).toEqual(['bts.ask.go-on', undefined]);
  });

  it('BTS-MOV-02, BTS-MOV-03, BTS-GEN-02: a figure moves at most its Mvt in centimetres, measured along its path', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { mvt: 15 })] });
    expect(t.refusal(walk('a', [20, 35]))).toEqual([]);
    expect(t.refusal(walk('a', [20, 35 + um(1)]))).toEqual(['BTS-MOV-02']);
    expect(t.refusal(walk('a', [20, 28], [27, 28]))).toEqual([]);
    expect(t.refusal(walk('a', [20, 28], [27 + um(1), 28]))).toEqual(['BTS-MOV-02']);
  });

  it('a way around many bases may have hundreds of points, though not any number', () => {
    const wayOf = (points: number) =>
      walk('a', ...Array.from({ length: points }, (_, i) => [20 + i / 100, 20 + (i % 2) / 1_000] as const));
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 100, 100)] });
    expect([t.refusal(wayOf(240)), t.refusal(wayOf(400)), t.refusal(wayOf(401))]).toEqual([[], [], ['KRN-05']]);
  });

  it('BTS-MOV-04: the path need not be straight, and any direction will do', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { facing: 90 })] });
    expect(t.refusal(walk('a', [15, 20], [15, 15], [20, 15]))).toEqual([]);
  });

  it('BTS-MOV-05: nobody moves through others or onto them, and the base must fit through the gap', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(1, 'b', 20, 25), man(1, 'c', 40, 20), man(1, 'd', 45, 20)] });
    expect(t.refusal(walk('a', [20, 30]))).toEqual(['BTS-MOV-05']);
    expect(t.refusal(walk('a', [20, 23]))).toEqual(['BTS-MOV-05']);
    expect(t.refusal(walk('a', [20, 22.5]))).toEqual([]);
    const gate = (gap: number) =>
      scene({
        figures: [man(1, 'a', 20, 10), man(1, 'b', 20 - apart(gap) / 2, 15), man(1, 'c', 20 + apart(gap) / 2, 15)],
      });
    expect(gate(2.5).refusal(walk('a', [20, 20]))).toEqual([]);
    expect(gate(2.499).refusal(walk('a', [20, 20]))).toEqual(['BTS-MOV-05']);
  });

  it('BTS-MOV-07: whoever is Engaged, Immobilised or forbidden to move cannot', () => {
    const t = scene({
      figures: [
        man(1, 'a', 20, 20),
        man(2, 'z', 22.5, 20),
        man(1, 'b', 40, 20, { effects: [{ id: 'immobilised', until: 'turn' }] }),
        man(1, 'c', 60, 20, { marks: { noMove: true } }),
        man(1, 'd', 80, 20),
      ],
      engaged: [['a', 'z']],
    });
    const shape = t.prompt?.shape as unknown as { figures: readonly number[] };
    expect(shape.figures).toEqual([t.id('b'), t.id('d')]);
    expect(t.refusal(walk('a', [15, 20]))).toEqual(['BTS-MOV-07']);
    expect(t.refusal(walk('c', [65, 20]))).toEqual(['BTS-MOV-07']);
    expect(t.refusal(walk('b', [45, 20]))).toEqual(['BTS-SPL-13']);
    expect(t.refusal(walk('d', [85, 20]))).toEqual([]);
  });

  it('BTS-MOV-09: nobody enters an enemy control zone of 3 cm without charging', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 32, 20)] });
    expect(t.refusal(walk('a', [32 - apart(3), 20]))).toEqual([]);
    expect(t.refusal(walk('a', [32 - apart(3) + um(1), 20]))).toEqual(['BTS-MOV-09']);
  });

  it('BTS-MOV-10: Vehicles, Walkers and Monsters have no control zone', () => {
    for (const build of ['vehicle', 'walker', 'monster'] as const) {
      const t = scene({
        figures: [man(1, 'a', 20, 20), man(2, 'z', 32, 20, { build, vehicle: { front: 11, flank: 10, rear: 10 } })],
      });
      expect(t.refusal(walk('a', [29, 20]))).toEqual([]);
      expect(t.refusal(walk('a', [29.5, 20]))).toEqual(['BTS-MOV-05']);
    }
  });

  it('BTS-MOV-11, BTS-PRN-01, BTS-PRN-04: a prone figure has no control zone: enemies may pass close by without charging', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 25, 23, { prone: true })] });
    expect(t.refusal(walk('a', [30, 20]))).toEqual([]);
    const up = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 25, 23)] });
    expect(up.refusal(walk('a', [30, 20]))).toEqual(['BTS-MOV-09']);
  });

  it('BTS-MOV-12, BTS-CHG-04: the control zone of an Engaged figure is cancelled, and it cannot move', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20), man(2, 'z', 30, 20), man(1, 'b', 32.5, 20)],
      engaged: [['b', 'z']],
    });
    expect(t.refusal(walk('a', [27, 20]))).toEqual([]);
    expect(t.refusal(walk('b', [40, 20]))).toEqual(['BTS-MOV-07']);
  });

  it('BTS-MOV-14, edge case 9: from inside a control zone one may leave or stay as far, never come closer', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 20 + apart(2), 20)] });
    expect(t.refusal(walk('a', [19, 20]))).toEqual([]);
    expect(t.refusal(walk('a', [19.9, 22]))).toEqual([]);
    expect(t.refusal(walk('a', [20.1, 20]))).toEqual(['BTS-MOV-14']);
    expect(t.refusal(walk('a', [20.6, 21.5]))).toEqual(['BTS-MOV-14']);
  });

  it('BTS-MOV-15, BTS-GEN-01, R-102: the table is 120 cm square, and nobody leaves it by himself', () => {
    const t = scene({ figures: [man(1, 'a', 5, 115, { mvt: 10 })] });
    expect(t.refusal(walk('a', [5, 118.75]))).toEqual([]);
    expect(t.refusal(walk('a', [5, 118.75 + um(1)]))).toEqual(['BTS-MOV-15']);
    expect(t.refusal(walk('a', [1.25 - um(1), 115]))).toEqual(['BTS-MOV-15']);
  });

  it('BTS-MOV-16: a voluntary move of any length counts as having moved; staying does not', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(1, 'b', 40, 20)] });
    t.do(walk('a', [20, 20 + um(1)]));
    expect(t.figure('a').marks.moved).toBe(true);
    expect(t.figure('b').marks.moved).toBe(false);
    expect(t.refusal(walk('b', [40, 20]))).toEqual(['BTS-MOV-02']);
  });

  it('BTS-MOV-01: a group moves at once, each as if it moved after the one before', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(1, 'b', 22.5, 20), man(1, 'c', 25, 20)] });
    const march = (...names: string[]) => ({
      do: 'group',
      figure: names[0],
      moves: names.map(name => ({ figure: name, path: [[t.at(name)[0] + 10, 20]] })),
    });
    expect(t.refusal(march('a', 'b', 'c'))).toEqual(['BTS-MOV-05']);
    expect(t.refusal(march('c', 'b', 'a'))).toEqual([]);
    t.do(march('c', 'b', 'a'));
    expect([t.at('a'), t.at('b'), t.at('c')]).toEqual([
      [30, 20],
      [32.5, 20],
      [35, 20],
    ]);
  });
});
