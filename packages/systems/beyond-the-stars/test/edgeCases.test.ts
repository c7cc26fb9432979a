import { describe, expect, it } from 'vitest';
import { lossesOf } from '../src/ending.js';
import { defends } from '../src/ground/defence.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { apart, man, roll, scene, Scene } from './scene.js';

/** Edge cases of the catalogue that need a test of their own; the others stand in the titles of the chapters' tests. */

const charge = (to: readonly [number, number], ...targets: string[]): object => ({
  do: 'charge',
  figure: 'a',
  path: [to],
  targets,
});
const shoot = (target: string): object => ({
  do: 'shoot',
  volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: [target] }] }],
});
const diceOf = (t: Scene): number => {
  const { pending } = t.match;
  return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
};
/** The same table, with other rules under way. */
const then = (t: Scene, proc: string, vars: object = {}): Scene => new Scene(t.state, [{ proc, step: 'begin', vars }]);

describe('Orders', () => {
  it('BTS-CMD-09, BTS-CMD-11, edge case 4: an Emerging Champion in the aura of the General must obey and launches nothing', () => {
    const orders = ['stopThem'] as const;
    const figures = (x: number): FigureBody[] => [
      man(1, 'a', 20, 20, { rank: 3, general: true, orders }),
      man(1, 'b', x, 20, { rank: 4, orders }),
      man(1, 'c', 100, 20, { rank: 4, orders }),
    ];
    const order = (figure: string): object => ({ do: 'order', figure, order: 'stopThem' });
    const obeys = scene({ figures: figures(30), begin: 'orders' }).do(order('a'), roll('order', 5));
    expect([obeys.next, obeys.refusal(order('b')), obeys.refusal(order('c'))]).toEqual([
      'bts.ask.order',
      ['BTS-CMD-11'],
      [],
    ]);
    const far = scene({ figures: figures(60), begin: 'orders' }).do(order('a'), roll('order', 5));
    expect(far.refusal(order('b'))).toEqual([]);
  });

  it('BTS-ORD-01, R-11, edge case 6: under Full ahead nobody charges, not even an enemy 2 cm away', () => {
    const at = (effects: FigureBody['effects'] = []): string[] =>
      scene({ figures: [man(1, 'a', 20, 20, { effects }), man(2, 'z', 20 + apart(2), 20)] }).refusal(
        charge([22, 20], 'z'),
      );
    expect([at(), at([{ id: 'fullAhead', until: 'turn' }])]).toEqual([[], ['BTS-ORD-01']]);
  });
});

describe('charges', () => {
  it('BTS-CHG-02, edge case 11: sight that is gained only on the way is not enough', () => {
    const figures = [man(1, 'a', 20, 18, { mvt: 30 }), man(2, 'z', 30, 18)];
    const wall: TerrainBody = { kind: 'impassable', box: [24, 10, 1, 12], height: 10 };
    const around = {
      ...charge([0, 0], 'z'),
      path: [
        [21, 24],
        [27, 24],
        [30, 20.5],
      ],
    };
    expect(scene({ figures }).refusal(around)).toEqual([]);
    expect(scene({ figures, terrain: [wall] }).refusal(around)).toEqual(['BTS-CHG-02']);
  });

  it('BTS-CAV-12, edge case 12: Cavalry that charges through the corner of a wood fights without its bonuses', () => {
    const dice = (terrain: readonly TerrainBody[]): number => {
      const rider = man(1, 'a', 20, 20, { build: 'cavalry', height: 5, shoulder: 3, mvt: 30 });
      const t = scene({ figures: [rider, man(2, 'z', 35, 20)], terrain }).do(charge([32.5, 20], 'z'));
      return diceOf(then(t, 'duels'));
    };
    const corner = (y: number): TerrainBody => ({ kind: 'wooded', box: [25, y, 3, 5], height: 1 });
    expect([dice([corner(21)]), dice([corner(21.3)])]).toEqual([1, 2]);
  });

  it('BTS-CAV-04, BTS-CAV-15, BTS-DEF-01, R-118, edge case 58: a wall of 2 cm is no barrier to a rider of 5 cm, but to cross it he tests', () => {
    const rider = man(1, 'a', 20, 30, { build: 'cavalry', height: 5, shoulder: 3 });
    const at = (height: number): Scene =>
      scene({
        figures: [rider, man(2, 'z', 32.25, 30)],
        terrain: [{ id: 'w', kind: 'obstacle', box: [30, 0, 1, 60], height }],
      });
    expect([defends(at(2).state, 1, 0, 0), defends(at(2.5).state, 1, 0, 0)]).toEqual([false, true]);
    const walk = (height: number): string[] =>
      scene({
        figures: [rider],
        terrain: [{ id: 'w', kind: 'obstacle', box: [30, 0, 1, 60], height }],
      }).refusal({ do: 'walk', figure: 'a', path: [[34, 30]] });
    expect([walk(2), walk(1.49)]).toEqual([['BTS-TER-12'], []]);
  });
});

describe('after a Duel', () => {
  it('BTS-REC-05, BTS-TER-22, edge case 23: a loser with nowhere else to go falls off the cliff, hits of Force 3', () => {
    // A ledge with walls: z can go only over its edge, six centimetres deep.
    const terrain: TerrainBody[] = [
      { kind: 'platform', box: [10, 50, 14, 20], height: 6 },
      { kind: 'impassable', box: [19, 61.3, 9, 2], height: 12 },
      { kind: 'impassable', box: [19, 56.7, 9, 2], height: 12 },
    ];
    const t = scene({
      figures: [man(1, 'a', 20, 60), man(2, 'z', 22.5, 60, { pv: 9 })],
      terrain,
      engaged: [['a', 'z']],
      begin: 'duels',
    }).do(roll('duel', 6), roll('duel', 1));
    expect(t.refusal({ to: [25.5, 60] })).toEqual([]);
    t.do({ to: [25.5, 60] });
    // Six centimetres for somebody of three: one hit, and three more.
    expect([t.next, diceOf(t)]).toEqual(['bts.roll.wound', 4]);
    t.do(roll('wound', 6, 1, 1, 1));
    expect(t.events('wounds.rolled')[0]).toMatchObject({ victim: 1, force: 3, wounds: 1 });
    expect([t.figure('z').prone, t.figure('z').spot.z]).toEqual([true, 0]);
  });

  it('BTS-DEF-12, edge case 25: two points over a barrier, Trajectory 3 and 4: one wound roll', () => {
    const t = scene({
      begin: 'duels',
      terrain: [{ id: 'w', kind: 'obstacle', box: [30, 0, 1, 60], height: 2 }],
      figures: [man(1, 'a', 28.75, 30, { attacks: 2 }), man(2, 'z', 32.25, 30, { pv: 3 })],
      engaged: [['a', 'z', { barrier: 'w' }]],
    }).do(roll('duel', 6, 6), roll('duel', 1));
    t.do({ to: [35.25, 30] }, roll('trajectory', 3), roll('trajectory', 4), roll('wound', 6));
    expect([t.events('trajectory.rolled').length, t.events('wounds.rolled').length, t.figure('z').pv]).toEqual([
      2, 1, 2,
    ]);
  });

  it('BTS-BLD-17, BTS-BLD-18, edge case 40: when all assailants are dead the next ones have -1 again', () => {
    const house: TerrainBody = {
      id: 'h',
      kind: 'building',
      box: [40, 40, 10, 10],
      height: 4,
      openings: [{ at: [40, 45], kind: 'door' }],
    };
    const inside = (seat: 1 | 2, id: string): FigureBody => man(seat, id, 0, 0, { place: 'inside', host: 'h' });
    const t = scene({ figures: [inside(1, 'x'), inside(2, 'z'), man(1, 'a', 30, 45)], terrain: [house] });
    t.state.fights = [{ piece: 0, storey: 0, assailant: 0, fought: true }];
    const lost = then(t, 'duels').do(roll('duel', 1), roll('duel', 6), roll('wound', 6));
    expect([lost.figure('x').place, lost.state.fights]).toEqual(['gone', []]);
    const entered = then(lost, 'moves', { seat: 0 });
    entered.do({ do: 'enter', figure: 'a', path: [[38.74, 45]], piece: 'h', opening: 0 });
    const again = then(entered, 'duels').do(roll('duel', 4));
    expect(again.events('duel.rolled')[0]?.dice[0]).toMatchObject({ figure: 2, face: 4, value: 3 });
  });
});

describe('shots', () => {
  it('BTS-SHO-18, edge case 30: at an Engaged Monster one shoots through an ally, with +1 on the Trajectory', () => {
    const at = (): Scene =>
      scene({
        figures: [
          man(1, 'a', 20, 20, { ranged: [{ force: 6 }] }),
          man(1, 'c', 35, 20),
          man(2, 'z', 40, 20, { build: 'monster', height: 4, pv: 5 }),
          man(1, 'd', 42.5, 20),
        ],
        engaged: [['d', 'z']],
        begin: 'shots',
      });
    const shot = (face: number): Scene => at().do(shoot('z'), roll('to-hit', 6), roll('trajectory', face));
    expect(shot(3).events('trajectory.rolled')[0]?.passed).toBe(true);
    expect(shot(2).events('trajectory.rolled')[0]?.passed).toBe(false);
  });

  it('BTS-MOV-16, R-117, edge case 57: whoever was thrown by a spell has not moved and may fire a Heavy weapon', () => {
    const mage = man(2, 'm', 20, 20, { keywords: ['mage'], spells: ['push'], morale: 10 });
    const gunner = man(1, 'a', 40, 20, { pv: 9, prone: true, ranged: [{ category: 'heavy', range: 90 }] });
    const thrown = scene({ figures: [gunner, mage], initiative: 2 }).do(
      { do: 'cast', figure: 'm', spell: 'push', target: 'a' },
      roll('spell', 6),
      roll('push', 3, 3),
      roll('wound', 1),
      roll('wound', 1),
    );
    expect([thrown.at('a'), thrown.figure('a').prone, thrown.figure('a').marks.moved]).toEqual([[46, 20], true, false]);
    expect(then(thrown, 'shots', { seat: 0 }).refusal(shoot('m'))).toEqual([]);
  });
});

describe('losses', () => {
  it('BTS-SGE-12, BTS-ARM-15, edge case 44: the weapon is lost, its Servants are free and the count is the same', () => {
    const t = scene({
      figures: [
        man(1, 'gun', 60, 60, { build: 'siege', attacks: 0, siege: { servants: ['s', 't'] } }),
        man(1, 's', 62, 62, { serves: 'gun' }),
        man(1, 't', 58, 62, { serves: 'gun' }),
      ],
    });
    expect(lossesOf(t.state, 0)).toEqual({ lost: 0, of: 2 });
    const lost = then(t, 'remove', { figure: 0, why: 'wounds' });
    expect([lost.figure('gun').place, lost.figure('s').servant, lost.figure('t').servant]).toEqual([
      'gone',
      false,
      false,
    ]);
    expect(lossesOf(lost.state, 0)).toEqual({ lost: 0, of: 2 });
  });
});
