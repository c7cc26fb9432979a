import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import type { Duel } from '../src/state.js';
import { during } from './battle.js';
import { house, inside, man, roll, scene, type Scene } from './scene.js';

/** A Duel step by step: who is left to fight, dice that are rolled again and ordered, ties, and what is cut at its end. */

const fight = (figures: readonly FigureBody[], engaged: Body['engaged'], more: Partial<Body> = {}): Scene =>
  scene({ figures, ...(engaged && { engaged }), phase: 'duel', begin: 'duels', ...more });
const one = (figures: readonly FigureBody[], duel: Partial<Duel> = {}, body: Partial<Body> = {}): Scene =>
  during({ figures, phase: 'duel', ...body }, 'duel', { duel: 0 }, state => {
    state.duels = [{ id: 0, sides: [[0], [1]], attacker: 0, ...duel }];
  });
const marked = (t: Scene): number[] =>
  t.events('figure.marked').flatMap(({ figure, marks }) => (marks.fought === true ? [figure] : []));
const tough = { pv: 9 };

describe('who is left to fight', () => {
  it('BTS-DUE-19: a Duel of which one side is gone is not fought; whoever is left is drawn apart from others he touches', () => {
    for (const lost of [0, 1]) {
      const gone = (i: number): Partial<FigureBody> => (i === lost ? { place: 'gone' } : {});
      const t = one([
        man(1, 'a', 60, 60, gone(0)),
        man(2, 'z', 62.5, 60, gone(1)),
        man(lost === 0 ? 1 : 2, 'x', lost === 0 ? 65 : 57.5, 60),
        man(1, 'b', 20, 20),
        man(2, 'y', 100, 100),
      ]);
      expect([t.next, t.events('duel.began'), t.events('duel.rolled'), marked(t)]).toEqual([
        'over',
        [],
        [],
        [1 - lost],
      ]);
      expect(t.events('figure.shifted').map(({ figure, how }) => [figure, how])).toEqual([[1 - lost, 'separated']]);
      expect(t.events('duel.ended')).toHaveLength(1);
    }
  });

  it('BTS-DUE-17: those who fell have not fought any longer; the others have, and are Engaged with nobody', () => {
    const t = fight([man(1, 'a', 20, 20), man(2, 'z', 22.5, 20), man(2, 'y', 90, 90)], [['a', 'z']]);
    t.do(roll('duel', 6), roll('duel', 1), { to: [25.5, 20] }, roll('wound', 6));
    expect([t.figure('z').place, marked(t), t.state.links]).toEqual(['gone', [0], []]);
  });

  it('BTS-VEH-17: a Vehicle beside those who do fight is not lost for having no PV', () => {
    const hull: Partial<FigureBody> = {
      build: 'vehicle',
      baseMm: [40, 40],
      attacks: 0,
      melee: [],
      pv: 0,
      vehicle: { front: 18, flank: 18, rear: 18 },
    };
    const t = fight(
      [man(1, 'a', 20, 20, tough), man(2, 'z', 22.5, 20, tough), man(2, 'v', 16.75, 20, hull)],
      [
        ['z', 'a'],
        ['v', 'a'],
      ],
    );
    t.do(roll('duel', 6), roll('duel', 1), { to: [20, 23] }, roll('wound', 1));
    expect([t.figure('v').place, t.figure('a').place, t.next]).toEqual(['table', 'table', 'over']);
  });
});

describe('dice that are rolled again', () => {
  it('R-97, BTS-GEN-08: by two rules two dice, and never the same one twice', () => {
    const twice = {
      rules: [{ id: 'srMastery', x: 'blade' }],
      effects: [{ id: 'killThatThing', until: 'turn', source: 'a' }],
    };
    const t = fight(
      [
        man(1, 'a', 37.5, 60, { rank: 3, attacks: 3, melee: ['blade'], ...twice } as Partial<FigureBody>),
        man(2, 'z', 40, 60, { build: 'walker', ...tough }),
      ],
      [['a', 'z']],
    );
    t.do(roll('duel', 1, 2, 3), roll('duel', 6));
    expect([t.next, t.options()]).toEqual(['bts.ask.reroll-duel', ['keep', 0, 1, 2]]);
    t.do(1, roll('duel-again', 5));
    expect([t.next, t.options()]).toEqual(['bts.ask.reroll-duel', ['keep', 0, 2]]);
    // A die that was rolled again is refused for that; one that is another's by the rule of the question.
    expect([t.refusal(1), t.refusal(3)]).toEqual([['BTS-GEN-08'], ['BTS-GEN-09']]);
    t.do('keep');
    expect(t.events('duel.rerolled')).toEqual([{ type: 'duel.rerolled', duel: 0, figure: 0, from: 2, face: 5 }]);
    expect(t.events('duel.compared')[0]?.series[0].map(({ face }) => face)).toEqual([1, 3, 5]);
  });

  it('BTS-GEN-04, BTS-WPN-05: what is added to the first roll is added to the second', () => {
    const t = fight(
      [
        man(1, 'a', 37.5, 60, { rank: 3, melee: [], effects: [{ id: 'killThatThing', until: 'turn', source: 'a' }] }),
        man(2, 'z', 40, 60, { build: 'walker', ...tough }),
      ],
      [['a', 'z']],
    );
    t.do(roll('duel', 3), roll('duel', 6), 0, roll('duel-again', 5));
    // Unarmed: -1.
    expect(t.events('duel.compared')[0]?.series[0]).toMatchObject([{ face: 5, value: 4 }]);
  });
});

describe('equal dice', () => {
  const spear = [{ id: 'spear', supports: true }];

  it('BTS-DUE-09, R-35: where the attacker can undo any order of the defender only the attacker is asked', () => {
    const t = fight(
      [
        man(1, 'a', 20, 20, { cc: 3, ...tough }),
        man(2, 'z', 22.5, 20, { cc: 4, ...tough }),
        man(1, 'b', 17.5, 20, { cc: 7, melee: spear }),
        man(2, 'y', 25, 20, { cc: 6, melee: spear }),
      ],
      [['a', 'z']],
    );
    // The defender decides about his support first.
    expect([t.next, t.seat]).toEqual(['bts.ask.supports', 1]);
    t.do([3]);
    expect([t.next, t.seat]).toEqual(['bts.ask.supports', 0]);
    t.do([2], roll('duel', 5, 5), roll('duel', 5, 5));
    expect([t.next, t.seat]).toEqual(['bts.ask.dice-order', 0]);
    t.do([1, 0]);
    // b (CC 7) beats z (CC 4); y (CC 6) beats a (CC 3).
    expect(t.events('duel.compared')[0]?.glory).toEqual([
      [{ figure: 2, surplus: false }],
      [{ figure: 3, surplus: false }],
    ]);
  });

  it('BTS-DUE-09, R-35: the attacker, who knows the order of the defender, is asked where that decides', () => {
    const t = fight(
      [
        man(1, 'a', 20, 20, { cc: 4, ...tough }),
        man(2, 'z', 22.5, 20, { cc: 3, ...tough }),
        man(1, 'b', 17.5, 20, { cc: 5, melee: spear }),
        man(2, 'y', 25, 20, { cc: 6, melee: spear }),
      ],
      [['a', 'z']],
    ).do([3], [2], roll('duel', 5, 5), roll('duel', 5, 5));
    expect([t.next, t.seat]).toEqual(['bts.ask.dice-order', 1]);
    t.do([0, 1]);
    expect([t.next, t.seat]).toEqual(['bts.ask.dice-order', 0]);
    t.do([1, 0]);
    // b meets z and wins, a meets y and loses.
    expect(t.events('duel.compared')[0]?.glory).toEqual([
      [{ figure: 2, surplus: false }],
      [{ figure: 3, surplus: false }],
    ]);
  });

  it('BTS-DUE-04: supports that are not wanted add nothing', () => {
    const t = fight(
      [man(1, 'a', 20, 20, tough), man(2, 'z', 22.5, 20, tough), man(1, 'b', 17.5, 20, { melee: spear })],
      [['a', 'z']],
    ).do([], roll('duel', 6), roll('duel', 1));
    expect(t.events('duel.rolled')[0]?.dice.map(({ figure }) => figure)).toEqual([0]);
  });
});

describe('ties', () => {
  it('BTS-DUE-14, R-33: the defender counts as the winner, whichever seat he has', () => {
    const tie = (charger: string, charged: string) => {
      const t = fight([man(1, 'a', 20, 20, tough), man(2, 'z', 22.5, 20, tough)], [[charger, charged]]);
      t.do(roll('duel', 4), roll('duel', 4));
      const [told] = t.events('duel.compared');
      return [told?.winner, told?.tied];
    };
    expect([tie('a', 'z'), tie('z', 'a')]).toEqual([
      [1, true],
      [0, true],
    ]);
  });

  const giant = (seat: 1 | 2, id: string, x: number, baseMm: number): FigureBody =>
    man(seat, id, x, 60, { build: 'monster', baseMm, ...tough });

  it('R-40: after a tie the smaller Monster gives ground, on either side; of equals neither does', () => {
    const tied = (a: number, z: number) => {
      const t = fight([giant(1, 'a', 40, a), giant(2, 'z', 40 + (a + z) / 20, z)], [['a', 'z']]);
      t.do(roll('duel', 4), roll('duel', 4));
      return t.next === 'bts.ask.recoil' ? t.seat : t.next;
    };
    expect([tied(40, 50), tied(50, 40), tied(50, 50)]).toEqual([0, 1, 'bts.roll.wound']);
  });

  it('R-40, BTS-MON-15: the loser gives ground once; a winner of the same size gives none', () => {
    const lost = (a: number, z: number) => {
      const t = fight([giant(1, 'a', 40, a), giant(2, 'z', 40 + (a + z) / 20, z)], [['a', 'z']]);
      t.do(roll('duel', 6), roll('duel', 1));
      const asked: number[] = [];
      while (t.next === 'bts.ask.recoil') {
        asked.push(t.seat);
        t.do(t.options()[0]);
      }
      return asked;
    };
    expect([lost(50, 50), lost(50, 40), lost(40, 50)]).toEqual([[1], [1], [0]]);
  });
});

describe('indoors', () => {
  const body: Partial<Body> = { terrain: [house()], fights: [{ building: 'h', assailant: 1 }] };

  it('BTS-BLD-19: nobody gives ground, not even after a tie; nobody is drawn apart, and no engagement is cut', () => {
    const t = one(
      [inside(1, 'a', tough), inside(2, 'z', tough), man(2, 'y', 90, 90)],
      { building: 0, storey: 0 },
      body,
    );
    // The assailant has -1.
    t.do(roll('duel', 5), roll('duel', 4), roll('wound', 1), roll('wound', 1));
    expect(t.events('duel.compared')[0]?.tied).toBe(true);
    expect([t.next, t.events('figure.shifted'), t.events('links.cut'), marked(t)]).toEqual(['over', [], [], [0, 1]]);
  });
});
