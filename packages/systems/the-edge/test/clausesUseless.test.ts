import { describe, expect, it } from 'vitest';
import type { Action } from '../src/content/types.js';
import type { Effect, TargetSpec, Whom } from '../src/effect.js';
import { whyUseless } from '../src/feasible.js';
import { NONE, type Exchange, type Roll } from '../src/state.js';
import { FIRST, holding, MILITIA, RIDERS, SECOND, type Setting } from './holding.js';
import type { SquadBody } from './scene.js';

/** R99, effect by effect: what an Action needs to work on. */

const name = { fr: 'x', en: 'x' };
const CRYSTAL: Effect = { do: 'crystals', count: 1 };
const NOWHERE: Whom = { all: 'enemy', near: { of: 'altar', range: 0 } };
const EVERYBODY: Whom = { all: 'any' };

interface Asked extends Setting {
  readonly targets?: readonly TargetSpec[];
  readonly named?: (t: ReturnType<typeof holding>) => readonly (readonly number[])[];
  readonly before?: (t: ReturnType<typeof holding>) => void;
  readonly squad?: number;
  readonly depth?: number;
}

/** The rule that says why these effects have nothing to work on. */
function why(
  effects: Effect | readonly Effect[],
  { targets = [], named, before, squad, depth, ...setting }: Asked = {},
) {
  const list = Array.isArray(effects) ? (effects as readonly Effect[]) : [effects as Effect];
  const t = holding(list, { ...setting, action: { targets } });
  before?.(t);
  const scope = {
    seat: 0,
    source: { from: 'hand', card: t.card(0, 'it'), half: 'upper' },
    squad: squad ?? NONE,
    depth: depth ?? t.state.exchanges.length,
    targets: named?.(t) ?? [],
  } as const;
  return whyUseless(t.state, { effects: list } as Action, scope)?.rule;
}

const bind = (
  deed: 'move' | 'change-mode' | 'fight',
  ...figures: readonly [seat: number, squad: number, place: number][]
) => ({
  faction: {
    statuses: [{ id: 'bound', name, on: 'figure', auras: [{ to: 'bearer', forbids: [deed] }] }] as const,
  },
  before: (t: ReturnType<typeof holding>) => {
    t.state.statuses = figures.map(([seat, squad, place]) => ({
      on: 'figure',
      id: t.figure(seat, squad, place),
      status: 'bound',
      until: 'match',
      seat: 0,
      depth: -1,
    }));
  },
});

describe('an effect on figures or Squads', () => {
  const each: readonly ((whom: Whom) => Effect)[] = [
    whom => ({ do: 'wound', whom, wounds: 1 }),
    whom => ({ do: 'sacrifice', whom }),
    whom => ({ do: 'bonus', whom, stat: 'att', amount: 1, until: 'turn' }),
    whom => ({ do: 'grant', whom, grant: 'crossing', until: 'turn' }),
    whom => ({ do: 'status', whom, status: 'rooted', until: 'turn' }),
    whom => ({ do: 'cleanse', whom }),
  ];

  it('R99: needs somebody', () => {
    for (const effect of each) {
      expect([effect(NOWHERE), why(effect(NOWHERE))]).toEqual([effect(NOWHERE), 'EDGE-GEN-05']);
      expect([effect(EVERYBODY), why(effect(EVERYBODY))]).toEqual([effect(EVERYBODY), undefined]);
    }
  });

  it('R99: a Squad that was named is somebody, though its figures are killed; a figure that was is not', () => {
    const dead = { squads: [MILITIA, { card: 'riders', at: [null] } as SquadBody] };
    const squad = { own: dead, targets: [{ pick: 'squad', whose: 'own' }], named: () => [[1]] } as const;
    expect(why({ do: 'bonus', whom: FIRST, stat: 'att', amount: 1, until: 'turn' }, squad)).toBeUndefined();
    expect(why({ do: 'wound', whom: FIRST, wounds: 1 }, squad)).toBe('EDGE-GEN-05');
  });

  it('R99: one effect with something to do is enough, in either place; the first reason is told', () => {
    const [nothing, nobody] = [why([each[0]!(NOWHERE), CRYSTAL]), why([CRYSTAL, each[0]!(NOWHERE)])];
    expect([nothing, nobody]).toEqual([undefined, undefined]);
    expect(why([{ do: 'activate' }, each[0]!(NOWHERE)])).toBe('EDGE-ACT-05');
    expect(why([each[0]!(NOWHERE), { do: 'activate' }])).toBe('EDGE-GEN-05');
    expect(why([])).toBeUndefined();
  });

  it('EDGE-SQD-15, R99: a Mode is changed if none of a Squad’s figures is bound, and for one such Squad of several', () => {
    const mode: Effect = { do: 'mode', whom: { all: 'own' } };
    expect(why(mode)).toBeUndefined();
    expect(why(mode, bind('change-mode', [0, 0, 0]))).toBeUndefined();
    expect(why(mode, bind('change-mode', [0, 0, 0], [0, 1, 1]))).toBe('EDGE-GEN-05');
    expect(why(mode, bind('move', [0, 0, 0], [0, 1, 1]))).toBeUndefined();
    expect(why({ do: 'mode', whom: NOWHERE })).toBe('EDGE-GEN-05');
  });
});

describe('an effect on somebody who is bound', () => {
  it.each([
    { do: 'bonus', whom: { all: 'own' }, stat: 'att', amount: 1, until: 'turn' },
    { do: 'grant', whom: { all: 'own' }, grant: 'crossing', until: 'turn' },
    { do: 'status', whom: { all: 'own' }, status: 'bound', until: 'turn' },
    { do: 'cleanse', whom: { all: 'own' } },
  ] as const)('R99: that a Squad may not change its Mode is nothing to $do', effect => {
    expect(why(effect, bind('change-mode', [0, 0, 0], [0, 1, 0]))).toBeUndefined();
  });
});

describe('an effect that moves or fights', () => {
  const GUN: SquadBody = { card: 'gun', at: [[6, 5, 0, 1]] };

  it('EDGE-MOV-06, R99: a move needs a figure that can make one', () => {
    const move: Effect = { do: 'move', whom: { all: 'own' } };
    expect(why(move)).toBeUndefined();
    expect(why({ do: 'move', whom: NOWHERE })).toBe('EDGE-GEN-05');
    expect(why(move, { own: { squads: [GUN] } })).toBe('EDGE-MOV-06');
    expect(why({ ...move, steps: 2 } as Effect, { own: { squads: [GUN] } })).toBe('EDGE-MOV-06');
    expect(why(move, { own: { squads: [GUN, RIDERS] } })).toBeUndefined();
    const bound = bind('move', [0, 1, 0], [0, 1, 1]);
    // One without MOV and two that are bound: something forbids it.
    expect(why(move, { ...bound, own: { squads: [GUN, RIDERS] } })).toBe('EDGE-GEN-05');
  });

  it('EDGE-MOV-19, R99, R101: to be placed needs somebody, and room where contact is wanted', () => {
    const at = (whom: Whom, contact: boolean): Effect => ({
      do: 'reposition',
      whom,
      where: { of: SECOND, ...(contact && { contact: true }) },
    });
    const target = { pick: 'figure', whose: 'any' } as const;
    const full: SquadBody = { card: 'titan', at: [[6, 3]] };
    const setting = (squad: SquadBody): Asked => ({
      targets: [target, target],
      own: { squads: [squad] },
      named: t => [[t.figure(0, 0)], [t.figure(1, 0)]],
    });
    expect(why(at(NOWHERE, false))).toBe('EDGE-GEN-05');
    expect(why(at(FIRST, false), setting(MILITIA))).toBeUndefined();
    expect(why(at(FIRST, true), setting(MILITIA))).toBeUndefined();
    // A whole Space beside the foe is there for the taking, unless everything around it is taken.
    expect(why(at(FIRST, true), setting(full))).toBeUndefined();
    const titans = [
      [2, 3],
      [2, 4],
      [3, 4],
      [4, 2],
      [3, 2],
      [4, 3],
    ] as const;
    const walled: Asked = {
      ...setting(full),
      foe: { squads: [{ card: 'titan', at: [[3, 3]] }] },
      before: t => {
        t.state.tokens = titans.map(([u, v]) => ({ kind: 'source', owner: -1, ...t.at(u, v), id: 'source' }));
      },
    };
    expect(why(at(FIRST, true), walled)).toBe('EDGE-MOV-19');
    expect(why(at(FIRST, false), walled)).toBeUndefined();
    // One of several who finds room is enough.
    const several: Asked = { ...walled, own: { squads: [full, { card: 'militia', at: [[0, 0, 0]] }] } };
    const foeOf = (t: ReturnType<typeof holding>) => [[t.figure(0, 0)], [t.figure(1, 0)]];
    const one = {
      ...several,
      before: (t: ReturnType<typeof holding>) => {
        walled.before?.(t);
        t.state.tokens = t.state.tokens.slice(1).concat({ ...t.state.tokens[0]!, ...t.at(2, 3, 4) });
      },
      named: foeOf,
    };
    expect(why(at({ all: 'own' }, true), { ...one, own: { squads: [full] } })).toBe('EDGE-MOV-19');
    expect(why(at({ all: 'own' }, true), one)).toBeUndefined();
  });

  it('R101: where it stands is no place to go to; another hex of its Space is one', () => {
    const hop = (range: number): Effect => ({ do: 'reposition', whom: FIRST, where: { of: 'itself', range } });
    const asked = (squad: SquadBody): Asked => ({
      targets: [{ pick: 'figure', whose: 'any' }],
      own: { squads: [squad] },
      foe: { squads: [{ card: 'militia', at: [[0, 0, 0]] }] },
      named: t => [[t.figure(0, 0)]],
    });
    const titan = asked({ card: 'titan', at: [[3, 3]] });
    expect([why(hop(0), titan), why(hop(1), titan)]).toEqual(['EDGE-MOV-19', undefined]);
    expect(why(hop(0), asked(MILITIA))).toBeUndefined();
    // Everything around it is taken, by what nobody pushes.
    const shut: Asked = {
      ...titan,
      before: t => {
        const around = [[2, 3], [2, 4], [3, 4], [4, 2], [3, 2], [4, 3]] as const; // prettier-ignore
        t.state.tokens = around.map(([u, v]) => ({ kind: 'source', owner: -1, ...t.at(u, v), id: 'source' }));
      },
    };
    expect(why(hop(1), shut)).toBe('EDGE-MOV-19');
    // One effect with something to work on is enough, as everywhere.
    expect(why(hop(2), shut)).toBeUndefined();
  });

  it('EDGE-MOV-19, R47, R99: room that is made by pushing is room', () => {
    // The only Space beside the foe that is not full has smaller figures all over it.
    const small: SquadBody = {
      card: 'militia',
      at: [
        [4, 3, 0],
        [4, 3, 2],
        [4, 3, 5],
      ],
    };
    const setting: Asked = {
      targets: [
        { pick: 'figure', whose: 'any' },
        { pick: 'figure', whose: 'any' },
      ],
      own: { squads: [{ card: 'titan', at: [[6, 3]] }] },
      foe: { squads: [{ card: 'titan', at: [[3, 3]] }, small] },
      named: t => [[t.figure(0, 0)], [t.figure(1, 0)]],
      before: t => {
        const walls = [
          [2, 3],
          [2, 4],
          [3, 4],
          [4, 2],
          [3, 2],
        ] as const;
        t.state.tokens = walls.map(([u, v]) => ({ kind: 'source', owner: -1, ...t.at(u, v), id: 'source' }));
      },
    };
    expect(why({ do: 'reposition', whom: FIRST, where: { of: SECOND, contact: true } }, setting)).toBeUndefined();
  });

  it('EDGE-MOV-19, R99, R101: a swap needs two, with bases of one size', () => {
    const swap = (whom: Whom, other: Whom): Effect => ({ do: 'swap', whom, with: other });
    const facing = (card: string): Asked => ({
      targets: [
        { pick: 'figure', whose: 'any' },
        { pick: 'figure', whose: 'any' },
      ],
      own: { squads: [MILITIA] },
      foe: { squads: [{ card, at: [[3, 3, 0]] }] },
      named: t => [[t.figure(0, 0)], [t.figure(1, 0)]],
    });
    expect(why(swap(FIRST, SECOND), facing('militia'))).toBeUndefined();
    expect(why(swap(FIRST, SECOND), facing('titan'))).toBe('EDGE-MOV-19');
    expect(why(swap(FIRST, FIRST), facing('militia'))).toBe('EDGE-GEN-05');
    expect([why(swap(NOWHERE, EVERYBODY)), why(swap(EVERYBODY, NOWHERE))]).toEqual(['EDGE-GEN-05', 'EDGE-GEN-05']);
  });

  it('EDGE-CMB-02, R99: a Combat Action needs one figure of one Squad with an enemy to fight', () => {
    const combat: Effect = { do: 'combat', whom: { all: 'own' } };
    expect(why(combat)).toBeUndefined();
    expect(why(combat, { own: { squads: [RIDERS, MILITIA] } })).toBeUndefined();
    expect(why(combat, { own: { squads: [RIDERS] } })).toBe('EDGE-CMB-02');
    expect(why(combat, bind('fight', [0, 0, 0]))).toBe('EDGE-CMB-02');
  });

  it('EDGE-SNK-01, R99: a strike needs attacker and target, and contact between them', () => {
    const target = { pick: 'figure', whose: 'any' } as const;
    const strike: Effect = { do: 'strike', by: FIRST, at: SECOND };
    const between = (named: Asked['named']): Asked => ({ targets: [target, target], ...(named && { named }) });
    expect(
      why(
        strike,
        between(t => [[t.figure(0, 0)], [t.figure(1, 0)]]),
      ),
    ).toBeUndefined();
    expect(
      why(
        strike,
        between(t => [[t.figure(0, 0)], [t.figure(1, 0, 1)]]),
      ),
    ).toBe('EDGE-CMB-02');
    expect(
      why(
        strike,
        between(t => [[t.figure(0, 0, 2)], [t.figure(1, 0)]]),
      ),
    ).toBe('EDGE-GEN-05');
    expect(
      why(
        strike,
        between(t => [[t.figure(0, 0)], [t.figure(1, 0, 2)]]),
      ),
    ).toBe('EDGE-GEN-05');
  });

  it('EDGE-SHT-01, R99: a volley needs a shooter with somebody to aim at', () => {
    const volley: Effect = { do: 'shot', shooter: 'each', range: 1, affects: 'enemies', hit: [CRYSTAL] };
    expect(why(volley, { squad: 0 })).toBeUndefined();
    expect(why(volley, { squad: 1 })).toBe('EDGE-SHT-01');
  });
});

describe('an effect on what is under way', () => {
  const roll = (seat: number, rerolled = false): Roll => ({
    seat,
    purpose: 'attack',
    die: 'yellow',
    side: 3,
    value: 1,
    rerolled,
  });
  const under =
    (found: Roll | null, figures: readonly [number, number] = [0, 6]) =>
    (t: ReturnType<typeof holding>) => {
      const exchange: Exchange = {
        kind: 'combat',
        figures,
        sneaks: [false, false],
        striker: 0,
        cancelled: false,
        roll: found,
      };
      t.state.exchanges = [exchange];
    };

  it.each(['set-roll', 'add-power', 'reroll'] as const)('EDGE-DICE-14, R99: %s needs a die on the table', what => {
    const effect = { do: what, value: 3, amount: 1 } as Effect;
    expect(why(effect)).toBe('EDGE-DICE-14');
    expect(why(effect, { before: under(null) })).toBe('EDGE-DICE-14');
    expect(why(effect, { before: under(roll(0)) })).toBeUndefined();
    // It was rolled after the Action had been announced.
    expect(why(effect, { before: under(roll(0)), depth: 0 })).toBe('EDGE-DICE-14');
  });

  it('EDGE-DICE-11, EDGE-DICE-14: a re-roll is of one’s own die, and once; a change of value is of anybody’s', () => {
    expect(why({ do: 'reroll' }, { before: under(roll(1)) })).toBe('EDGE-DICE-14');
    expect(why({ do: 'reroll' }, { before: under(roll(0, true)) })).toBe('EDGE-DICE-11');
    expect(why({ do: 'set-roll', value: 1 }, { before: under(roll(1, true)) })).toBeUndefined();
  });

  it('EDGE-CARD-13, R99: to cancel needs something that was under way before', () => {
    expect([why({ do: 'cancel' }), why({ do: 'cancel' }, { before: under(null) })]).toEqual([
      'EDGE-CARD-13',
      undefined,
    ]);
    expect(why({ do: 'cancel' }, { before: under(null), depth: 0 })).toBe('EDGE-CARD-13');
  });

  it('EDGE-SNK-01, R99: a Sneak Attack needs a Combat with a figure of the Squad on either side', () => {
    expect(why({ do: 'sneak' }, { squad: 0 })).toBe('EDGE-SNK-01');
    expect(why({ do: 'sneak' }, { squad: 0, before: under(null, [0, 8]) })).toBeUndefined();
    expect(why({ do: 'sneak' }, { squad: 0, before: under(null, [8, 0]) })).toBeUndefined();
    expect(why({ do: 'sneak' }, { squad: 1, before: under(null, [0, 8]) })).toBe('EDGE-CARD-04');
  });

  it('EDGE-ACT-05: one more Activation needs a first one', () => {
    expect(why({ do: 'activate' })).toBe('EDGE-ACT-05');
    expect(why({ do: 'activate' }, { before: t => void (t.state.activated = 0) })).toBeUndefined();
  });
});

describe('an effect of several', () => {
  const nobody: Effect = { do: 'wound', whom: NOWHERE, wounds: 1 };
  const option = (...effects: Effect[]) => ({ name, effects });

  it('R99: of a choice one effect of one option is enough', () => {
    expect(why({ do: 'choose', of: [option(nobody), option(nobody, CRYSTAL)] })).toBeUndefined();
    expect(why({ do: 'choose', of: [option({ do: 'activate' }), option(nobody)] })).toBe('EDGE-ACT-05');
  });

  it('R99: of a test what it does when it is passed, or when it fails', () => {
    const test = (pass: Effect[], fail?: Effect[]): Effect => ({ do: 'test', need: 3, pass, ...(fail && { fail }) });
    expect(why(test([CRYSTAL]))).toBeUndefined();
    expect(why(test([nobody]))).toBe('EDGE-GEN-05');
    expect(why(test([nobody], [CRYSTAL]))).toBeUndefined();
    expect(why(test([nobody], [nobody]))).toBe('EDGE-GEN-05');
  });

  it('EDGE-WND-12, R99: a return needs somebody killed in one of the Squads', () => {
    const revive: Effect = { do: 'revive', whom: { all: 'own' }, figures: 1 };
    expect(why(revive)).toBeUndefined();
    const whole: SquadBody = {
      card: 'ghosts',
      at: [
        [3, 3, 0],
        [3, 3, 2],
      ],
    };
    expect(why(revive, { own: { squads: [whole] } })).toBe('EDGE-WND-12');
    expect(why(revive, { own: { squads: [whole, RIDERS] } })).toBeUndefined();
  });
});
