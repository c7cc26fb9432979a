import { describe, expect, it } from 'vitest';
import { aimedAt } from '../src/aimed.js';
import type { Action } from '../src/content/types.js';
import type { Effect, TargetSpec } from '../src/effect.js';
import { fitsArmy, judgeAttach, judgeUser } from '../src/plays.js';
import type { Scope } from '../src/scope.js';
import { aims, endangered } from '../src/shots.js';
import { NONE, type Exchange } from '../src/state.js';
import { statOf } from '../src/stats.js';
import { tokensLeft } from '../src/tokens.js';
import { ENEMY, FIRST, holding, MILITIA, OURS, playIt, RIDERS, SECOND, type Setting } from './holding.js';
import { scene, type SquadBody } from './scene.js';

/** Small print of the judges: what a play needs, on whom it is played, what is counted. */

type Table = ReturnType<typeof holding>;

const name = { fr: 'x', en: 'x' };
const CRYSTAL: Effect = { do: 'crystals', count: 1 };
const sourceOf = (t: Table) => ({ from: 'hand', card: t.card(0, 'it'), half: 'upper' }) as const;
const scopeOf = (t: Table, part: Partial<Scope> = {}): Scope => ({
  seat: 0,
  source: sourceOf(t),
  squad: NONE,
  depth: 0,
  targets: [],
  ...part,
});
const playing = (action: Partial<Action>, setting: Setting = {}): Table =>
  holding(action.effects ?? [CRYSTAL], { ...setting, action });

const combat = (a: number, b: number): Exchange => ({
  kind: 'combat',
  figures: [a, b],
  sneaks: [false, false],
  striker: 0,
  cancelled: false,
  roll: null,
});

describe('what an Action costs', () => {
  it('EDGE-PAY-11: an Action of nobody has nobody’s tokens and figures to give', () => {
    for (const cost of [{ endurance: 1 }, { sacrifice: 1 }]) {
      const t = playing({ cost });
      expect(t.refusal(t.play(0, 'it'))).toEqual(['EDGE-PAY-11']);
    }
  });

  it('EDGE-PAY-04: what is paid from nowhere else is told as Crystals alone', () => {
    const t = playing({ cost: { crystals: 1 } }, { own: { squads: [RIDERS, MILITIA], reserve: 2, hand: ['it'] } });
    playIt(t, 'pay');
    expect(t.events('cost.paid')).toMatchObject([{ seat: 0, crystals: 1, endurance: [], vp: 0 }]);
    const tokens = playing({ cost: { crystals: 1 } }, { own: { squads: [MILITIA, RIDERS], hand: ['it'] } });
    playIt(tokens, [0, 1, 0]);
    expect(tokens.events('cost.paid')[0]?.endurance).toEqual([{ squad: 1, tokens: 1 }]);
  });
});

describe('who may use an Action', () => {
  it('EDGE-CARD-04: as one side of an exchange only the Squad of a figure there, and only while that figure stands', () => {
    const t = playing({ as: 'facing' }, { bySquad: true });
    const foe = t.figure(1, 0);
    const user = (squad: number) => {
      const ruling = judgeUser(t.state, 0, sourceOf(t), squad);
      return ruling.ok ? 'may' : ruling.because[0]?.rule;
    };
    t.state.exchanges = [combat(foe, t.figure(0, 0))];
    expect([user(t.squad(0, 0)), user(t.squad(0, 1))]).toEqual(['may', 'EDGE-CARD-04']);
    // The third of the militia has been killed; the other two do not stand in for it.
    t.state.exchanges = [combat(foe, t.figure(0, 0, 2))];
    expect(user(t.squad(0, 0))).toBe('EDGE-CARD-04');
  });

  const stunned = (setting: Setting): Setting => ({
    ...setting,
    faction: { statuses: [{ id: 'stunned', name, on: 'squad', auras: [{ to: 'bearer', forbids: ['shoot'] }] }] },
  });
  const stun = (t: Table, squad: number): Table => {
    t.state.statuses = [{ on: 'squad', id: squad, status: 'stunned', until: 'match', seat: 0, depth: -1 }];
    return t;
  };
  const hit: Effect[] = [{ do: 'wound', whom: 'facing', wounds: 1 }];

  it('EDGE-GEN-05: who may not shoot uses no Action with a Shot in it, whatever else it does', () => {
    const volley: Effect = { do: 'shot', shooter: 'each', range: 3, affects: 'enemies', hit };
    const t = stun(playing({ effects: [volley, CRYSTAL] }, stunned({ bySquad: true })), 0);
    const user = (squad: number) => judgeUser(t.state, 0, sourceOf(t), squad).ok;
    expect([user(t.squad(0, 0)), user(t.squad(0, 1))]).toEqual([false, true]);
  });

  it('EDGE-GEN-05: an Action of nobody asks no Squad whether it may shoot', () => {
    const shot: Effect = { do: 'shot', shooter: FIRST, at: SECOND, affects: 'enemies', hit };
    const t = playing({ targets: [{ pick: 'figure', whose: 'own' }, ENEMY], effects: [shot, CRYSTAL] });
    expect(t.refusal(t.play(0, 'it'))).toEqual([]);
  });

  it('R59: a Squad without figures may use an Action for the dead, with a Shot in it or not', () => {
    const revive: Effect = { do: 'revive', whom: 'user', figures: 1 };
    const volley: Effect = { do: 'shot', shooter: 'each', range: 3, affects: 'enemies', hit };
    const dead: SquadBody = { card: 'ghosts', at: [null, null] };
    for (const effects of [[revive], [revive, volley]]) {
      const t = playing({ effects, onDead: true }, { bySquad: true, own: { squads: [MILITIA, dead], hand: ['it'] } });
      expect(judgeUser(t.state, 0, sourceOf(t), t.squad(0, 1)).ok).toBe(true);
    }
  });

  it('EDGE-SET-14: a Squad named by a card must be in one’s own army; another’s will not do', () => {
    const t = playing({}, { own: { squads: [MILITIA], hand: ['it'] }, foe: { squads: [RIDERS] } });
    expect([fitsArmy(t.state, 0, 'militia'), fitsArmy(t.state, 0, 'riders'), fitsArmy(t.state, 1, 'riders')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('attaching an Upgrade', () => {
  const table = (...squads: SquadBody[]) =>
    scene({ seats: [{ squads, hand: ['blade'], reserve: 3 }, { squads: [MILITIA] }] });
  const bare: SquadBody = { card: 'riders', at: [[5, 3, 0, 1]] };
  const bearing: SquadBody = { card: 'militia', at: [[0, 0, 0]], upgrades: [{ card: 'blade' }] };
  const judged = (t: Table) => {
    const hand = t.state.seats[0]!.hand.cards[0]!;
    const ruling = judgeAttach(t.state, 0, hand, 'open');
    return ruling.ok ? 'may' : ruling.because[0]?.rule;
  };

  it('EDGE-UPG-07: one Squad that may bear it is enough, wherever it stands in the list', () => {
    expect([judged(table(bare, bearing)), judged(table(bearing, bare)), judged(table(bearing))]).toEqual([
      'may',
      'may',
      'EDGE-UPG-07',
    ]);
  });

  it('R96, EDGE-CARD-12: not while an Action played on oneself is resolved', () => {
    const t = table(bare);
    const under = (on: number[]) => {
      t.state.exchanges = [{ kind: 'action', seat: 1, source: { from: 'banner' }, on, cancelled: false, roll: null }];
      return judged(t);
    };
    expect([under([]), under([0])]).toEqual(['may', 'EDGE-CARD-12']);
  });
});

describe('on whom an Action is played', () => {
  /** Seat 0’s own Action is under way, played on these so far. */
  const aimed = (targets: readonly TargetSpec[], named: (t: Table) => number[][], on: number[] = []) => {
    const foe = { squads: [{ ...MILITIA, upgrades: [{ card: 'mail' }] }] };
    const t = playing({ targets }, { foe });
    t.state.exchanges = [{ kind: 'action', seat: 0, source: sourceOf(t), on, cancelled: false, roll: null }];
    return aimedAt(t.state, scopeOf(t, { targets: named(t) }), []).map(event => event.on);
  };

  it('R96: on the owners of enemy figures, Squads and Upgrades named, and on an opponent named', () => {
    expect(aimed([ENEMY], t => [[t.figure(1, 0)]])).toEqual([[1]]);
    expect(aimed([{ pick: 'squad', whose: 'any' }], t => [[t.squad(1, 0)]])).toEqual([[1]]);
    expect(aimed([{ pick: 'upgrade', whose: 'any' }], t => [[t.card(1, 'mail')]])).toEqual([[1]]);
    expect(aimed([{ pick: 'opponent' }], () => [[1]])).toEqual([[1]]);
    expect(aimed([{ pick: 'space' }], () => [[1]])).toEqual([]);
  });

  it('R96: not on oneself, and on everybody once', () => {
    expect(aimed([{ pick: 'squad', whose: 'any' }], t => [[t.squad(0, 0)]])).toEqual([]);
    expect(
      aimed([{ pick: 'figure', whose: 'any' }], t => [[t.figure(0, 0), t.figure(1, 0), t.figure(1, 0, 1)]]),
    ).toEqual([[1]]);
    expect(aimed([ENEMY], t => [[t.figure(1, 0)]], [1])).toEqual([]);
  });

  it('R96: a Shot is played on those it endangers, unless it is another’s Action that is under way', () => {
    const t = playing({});
    const under = (source: Extract<Exchange, { kind: 'action' }>['source']) => {
      t.state.exchanges = [{ kind: 'action', seat: 0, source, on: [], cancelled: false, roll: null }];
      return aimedAt(t.state, scopeOf(t), [t.figure(0, 0), t.figure(1, 0)]).map(event => event.on);
    };
    expect([under(sourceOf(t)), under({ from: 'banner' })]).toEqual([[[1]], []]);
  });
});

describe('naming targets', () => {
  const why = (t: Table, choice: unknown) => {
    const ruling = t.judge(choice);
    return ruling.ok ? 'may' : ruling.because[0]?.say;
  };

  it('R42: what leaves nothing for the next target is refused for that, and the last target for itself', () => {
    const touching: TargetSpec = { pick: 'figure', whose: 'enemy', near: { of: FIRST, range: 0 } };
    const t = playing({ targets: [{ pick: 'figure', whose: 'own' }, touching] });
    t.do(t.play(0, 'it'));
    expect([why(t, t.figure(0, 0)), why(t, t.figure(0, 1))]).toEqual(['may', 'edge.no.next-target']);
    t.do(t.figure(0, 0));
    expect([why(t, t.figure(1, 0)), why(t, t.figure(1, 0, 1))]).toEqual(['may', 'edge.no.too-far']);
  });

  it('R42, R99: who is out of reach is refused for the distance, though nothing would come of it either', () => {
    const strike: Effect = { do: 'strike', by: FIRST, at: SECOND };
    const near: TargetSpec = { pick: 'figure', whose: 'enemy', near: { of: FIRST, range: 1 } };
    const foe = {
      squads: [
        {
          card: 'militia',
          at: [
            [3, 3, 1],
            [4, 3, 1],
            [6, 3, 1],
          ],
        },
      ] as SquadBody[],
    };
    const t = playing({ targets: [OURS, near], effects: [strike] }, { bySquad: true, foe });
    t.do(t.play(0, 'it'));
    t.do(t.figure(0, 0));
    expect([0, 1, 2].map(i => t.refusal(t.figure(1, 0, i)))).toEqual([[], ['EDGE-CMB-02'], ['EDGE-SHT-11']]);
  });
});

describe('Shots and tokens', () => {
  it('EDGE-SHT-11: whoever is too far is not to be aimed at, and that is why', () => {
    const t = playing(
      {},
      {
        foe: {
          squads: [
            {
              card: 'militia',
              at: [
                [4, 3, 0],
                [8, 0, 0],
              ],
            },
          ],
        },
      },
    );
    const shot = { do: 'shot', shooter: 'each', range: 2, affects: 'enemies', hit: [] } as const;
    const found = aims(t.state, shot, scopeOf(t), t.figure(0, 0)).map(({ id, barred }) => [id, barred?.[0]?.rule]);
    expect(found).toEqual([
      [t.figure(1, 0, 0), undefined],
      [t.figure(1, 0, 1), 'EDGE-SHT-11'],
    ]);
  });

  it('EDGE-SHT-07: an area around several targets endangers whoever is near one of them', () => {
    const at: SquadBody['at'] = [
      [4, 3, 0],
      [6, 3, 0],
      [8, 0, 0],
    ];
    const t = playing({ targets: [ENEMY] }, { foe: { squads: [{ card: 'militia', at }] } });
    const shot = { do: 'shot', shooter: 'none', at: FIRST, blast: 0, affects: 'enemies', hit: [] } as const;
    const both = [t.figure(1, 0, 0), t.figure(1, 0, 1)];
    expect(endangered(t.state, shot, scopeOf(t, { targets: [both] }))).toEqual(both);
  });

  it('EDGE-GEN-08: tokens are counted kind by kind', () => {
    const kind = (id: string, limit: number) => ({ id, name, size: 1, limit }) as const;
    const t = playing({}, { faction: { tokens: [kind('grove', 5), kind('snare', 2)] } });
    const lie = (id: string) => ({ kind: 'faction', owner: 0, ...t.at(8, 0, 0), id }) as const;
    t.state.tokens = [lie('grove'), lie('grove'), lie('snare')];
    const left = (token: string) => tokensLeft(t.state, { do: 'token', token, at: 0 }, scopeOf(t));
    expect([left('grove'), left('snare')]).toEqual([3, 1]);
  });

  it('EDGE-WND-04: no aura reaches a figure that is off the board', () => {
    const aura = { to: { whose: 'any', range: 9 }, stat: 'att', amount: 2 } as const;
    const t = playing(
      {},
      { own: { squads: [MILITIA], altar: [0, 0], hand: ['it'] }, faction: { altar: { name, auras: [aura] } } },
    );
    expect([statOf(t.state, t.figure(0, 0), 'att'), statOf(t.state, t.figure(0, 0, 2), 'att')]).toEqual([4, 2]);
  });
});
