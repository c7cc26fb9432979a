import { describe, expect, it } from 'vitest';
import { statOf } from '../src/figures/stats.js';
import type { FigureBody } from '../src/scenario/body.js';
import { ACTIONS } from '../src/names.js';
import { during } from './battle.js';
import { man, roll, scene, type Scene } from './scene.js';

const hero = (seat: 1 | 2, id: string, x: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, x, 60, { rank: 3, actions: ['defence', 'shot', 'combat'], pv: 3, ...more });
const declare = (figure: string, action: string, extend = false): object => ({ do: 'action', figure, action, extend });
const PASS = { do: 'pass' };
const pause = (window: 'command' | 'shooting' | 'duel', figures: readonly FigureBody[], more: object = {}): Scene =>
  during({ initiative: 1, figures, ...more }, 'actions', { window });

describe('declaring', () => {
  it('BTS-HER-01: each window has its own Actions', () => {
    const at = (window: 'command' | 'shooting' | 'duel') =>
      ['defence', 'shot', 'combat'].map(action => pause(window, [hero(1, 'a', 20)]).refusal(declare('a', action)));
    expect(at('command')).toEqual([[], ['BTS-HER-01'], ['BTS-HER-01']]);
    expect(at('shooting')).toEqual([['BTS-HER-01'], [], ['BTS-HER-01']]);
    expect(at('duel')).toEqual([['BTS-HER-01'], ['BTS-HER-01'], []]);
  });

  it('BTS-HER-01: the windows open their phases, before any Order, shot and Duel', () => {
    const figures = [hero(1, 'a', 20, { orders: ['fullAhead'] }), hero(2, 'z', 22.5)];
    for (const phase of ['command', 'shooting', 'duels'] as const)
      expect(scene({ initiative: 1, begin: phase, figures, engaged: phase === 'duels' ? [['a', 'z']] : [] }).next).toBe(
        'bts.ask.action',
      );
  });

  it('BTS-HER-02, BTS-HER-03, BTS-HER-06: in turn, the initiative player first, without a test; two passes close it', () => {
    const t = pause('command', [hero(1, 'a', 20), hero(1, 'b', 30), hero(2, 'z', 60)]);
    expect([t.next, t.seat]).toEqual(['bts.ask.action', 0]);
    expect(t.refusal(declare('z', 'defence'))).toEqual(['BTS-HER-02']);
    t.do(declare('a', 'defence'));
    expect([t.next, t.seat]).toEqual(['bts.ask.action', 1]);
    t.do(PASS);
    expect(t.seat).toBe(0);
    t.do(declare('b', 'defence'));
    // A pass is not final: player 2 may answer the new declaration.
    expect(t.seat).toBe(1);
    t.do(declare('z', 'defence'));
    expect(t.next).toBe('over');
  });

  it('BTS-HER-02: only a Champion who is in play, knows the Action and is not Immobilised', () => {
    const refused = (more: Partial<FigureBody>): string[] =>
      pause('command', [hero(1, 'a', 20, more), hero(1, 'b', 30)]).refusal(declare('a', 'defence'));
    expect(refused({})).toEqual([]);
    expect(refused({ rank: 0 })).toEqual(['BTS-HER-02']);
    expect(refused({ place: 'reserve' })).toEqual(['BTS-HER-02']);
    expect(refused({ actions: ['fate'] })).toEqual(['BTS-HER-02']);
    expect(refused({ effects: [{ id: 'immobilised', until: 'turn' }] })).toEqual(['BTS-SPL-13']);
  });

  it('BTS-HER-04, R-18: one Action a turn, whatever the window, besides an Order', () => {
    const again = pause('shooting', [hero(1, 'a', 20, { marks: { acted: true } }), hero(1, 'b', 30)]);
    expect(again.refusal(declare('a', 'shot'))).toEqual(['BTS-HER-04']);
    const ordered = pause('shooting', [hero(1, 'a', 20, { marks: { ordered: true } })]);
    expect(ordered.refusal(declare('a', 'shot'))).toEqual([]);
  });

  it('BTS-HER-08: the Engaged may declare, a Champion after his last stand may not', () => {
    const t = pause('command', [hero(1, 'a', 20), hero(1, 'b', 30), man(2, 'z', 22.5, 60)], { engaged: [['z', 'a']] });
    expect(t.refusal(declare('a', 'defence'))).toEqual([]);
    t.state.figures[0] = { ...t.figure('a'), lastStand: 'used' };
    expect(t.refusal(declare('a', 'defence'))).toEqual(['BTS-HER-08']);
  });

  it('BTS-HER-05, BTS-HER-07: what is declared stands until its phase or turn ends', () => {
    const figures = [hero(1, 'a', 20, { actions: [...ACTIONS] })];
    const effects = (window: 'command' | 'shooting' | 'duel', action: string) =>
      pause(window, figures)
        .do(declare('a', action))
        .figure('a')
        .effects.map(({ until }) => until);
    for (const action of ['defence', 'fate', 'focus']) expect(effects('command', action)).toEqual(['turn']);
    for (const action of ['shot', 'fusillade', 'precision']) expect(effects('shooting', action)).toEqual(['phase']);
    for (const action of ['combat', 'strike', 'strength', 'slash']) expect(effects('duel', action)).toEqual(['phase']);
  });
});

describe('Actions of the Command phase', () => {
  it('BTS-ACT-01, R-19, R-107: D is doubled, ten at most, before anything is added to it', () => {
    const defence = (more: Partial<FigureBody>): number => {
      const t = pause('command', [hero(1, 'a', 20, more)]).do(declare('a', 'defence'));
      return statOf(t.state, 0, 'defence');
    };
    expect(defence({ defence: 4 })).toBe(8);
    expect(defence({ defence: 6 })).toBe(10);
    // With Hold at all costs: twice four and one more.
    expect(defence({ defence: 4, effects: [{ id: 'holdAtAllCosts', until: 'turn', source: 0 }] })).toBe(9);
  });

  it('BTS-ACT-02: failed Invulnerability rolls are rolled again', () => {
    const t = during({ figures: [hero(1, 'a', 20, { effects: [{ id: 'actFate', until: 'turn' }] })] }, 'wounds', {
      victim: 0,
      wounds: 2,
    });
    t.do(roll('save', 4, 3), roll('save-again', 4));
    expect(t.figure('a').pv).toBe(3);
    const plain = during({ figures: [hero(1, 'a', 20)] }, 'wounds', { victim: 0, wounds: 2 }).do(roll('save', 4, 3));
    expect(plain.figure('a').pv).toBe(2);
  });

  it('BTS-ACT-03, BTS-MAG-08, BTS-SPR-47: +1 to cast, on top of Master of magic', () => {
    const cast = (face: number, more: Partial<FigureBody>): boolean | undefined => {
      const mage = man(1, 'm', 20, 20, { morale: 4, spells: ['immobilise'], ...more });
      const t = scene({ figures: [mage, man(2, 'z', 40, 20)] });
      t.do({ do: 'cast', figure: 'm', spell: 'immobilise', target: 'z' }, roll('spell', face));
      return t.events('spell.rolled')[0]?.cast;
    };
    const focus = { effects: [{ id: 'actFocus', until: 'turn' }] } as const;
    expect([cast(1, {}), cast(2, {})]).toEqual([false, true]);
    expect(cast(1, focus)).toBe(true);
    const poor = { morale: 3, rules: ['srMasterMagic'] };
    expect([cast(1, poor), cast(1, { ...poor, ...focus }), cast(2, poor)]).toEqual([false, true, true]);
    expect(cast(1, { rules: ['srMasterMagic'] })).toBe(true);
  });
});

const gun = { ranged: [{ range: 60, category: 'light' as const }] };

describe('Actions of the Shooting phase', () => {
  const shooting = (action: string, figures: readonly FigureBody[]): Scene =>
    scene({
      initiative: 2,
      begin: 'shooting',
      figures: [hero(1, 'a', 20, { actions: [action as 'shot'], morale: 4, ...gun }), ...figures],
    });

  it('BTS-ACT-04, R-96: he shoots first, whatever the initiative, and not again', () => {
    const t = shooting('shot', [man(1, 'b', 25, 60, gun), man(2, 'z', 20, 80, { ...gun, pv: 3 })]);
    t.do(declare('a', 'shot'));
    expect([t.next, t.seat]).toEqual(['bts.ask.shoot', 0]);
    expect(t.refusal({ do: 'shoot', volleys: [{ figure: 'b', shots: [{ weapon: 0, targets: ['z'] }] }] })).not.toEqual(
      [],
    );
    t.do({ do: 'end' });
    expect(t.seat).toBe(1);
    t.do({ do: 'end' });
    expect(t.refusal({ do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] })).not.toEqual(
      [],
    );
    expect(t.refusal({ do: 'shoot', volleys: [{ figure: 'b', shots: [{ weapon: 0, targets: ['z'] }] }] })).toEqual([]);
  });

  it('BTS-ACT-04: a Morale test lets allies of his Faction within 15 cm shoot first too', () => {
    const figures = [
      man(1, 'b', 37.5, 60, gun),
      man(1, 'c', 20, 60 - 17.51, gun),
      man(1, 'd', 25, 60, { ...gun, faction: 'other' }),
      man(2, 'z', 20, 80),
    ];
    const t = shooting('shot', figures).do(declare('a', 'shot', true), roll('morale', 3, 3));
    const sharing = ['a', 'b', 'c', 'd'].filter(id =>
      t.figure(id).effects.some(({ id: effect }) => effect === 'actShot'),
    );
    expect(sharing).toEqual(['a', 'b']);
    const failed = shooting('shot', figures).do(declare('a', 'shot', true), roll('morale', 3, 2));
    expect(failed.next).toBe('bts.ask.last-stand');
    expect(failed.do('fail').figure('b').effects).toEqual([]);
  });

  it('BTS-ACT-04: with Champions on both sides a die of the initiative player says who starts', () => {
    const both = (face: number): number => {
      const t = shooting('shot', [hero(2, 'z', 60, { actions: ['shot'], ...gun })]).do(
        declare('z', 'shot'),
        declare('a', 'shot'),
      );
      return t.do(roll('legends', face)).seat;
    };
    expect([both(4), both(3)]).toEqual([1, 0]);
  });

  it('BTS-ACT-05: no penalty for having moved', () => {
    const hit = (action: string | undefined): boolean => {
      const t = shooting('fusillade', [man(2, 'z', 20, 80)]);
      t.state.figures[0] = { ...t.figure('a'), marks: { ...t.figure('a').marks, moved: true, spent: 10_000 } };
      t.do(action === undefined ? PASS : declare('a', action), {
        do: 'shoot',
        volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }],
      });
      return t.do(roll('to-hit', 4)).events('hits.rolled')[0]?.hits === 1;
    };
    expect([hit(undefined), hit('fusillade')]).toEqual([false, true]);
  });

  it('BTS-ACT-06: failed Trajectory rolls may be rolled again; past scenery nobody is asked', () => {
    const figures = [man(2, 'y', 20, 70), man(2, 'z', 20, 80, { height: 5 })];
    const t = shooting('precision', figures).do(declare('a', 'precision'));
    t.do(
      { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] },
      roll('to-hit', 4),
      roll('trajectory', 3),
    );
    expect([t.next, t.options()]).toEqual(['bts.ask.reroll-trajectory', ['again', 'keep']]);
    expect(t.do('again', roll('trajectory-again', 3)).next).toBe('bts.roll.wound');
    const kept = shooting('precision', figures).do(declare('a', 'precision'));
    kept.do(
      { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] },
      roll('to-hit', 4),
      roll('trajectory', 3),
      'keep',
    );
    expect(kept.next).toBe('bts.roll.wound');
    const plain = shooting('precision', figures).do(PASS);
    plain.do(
      { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] },
      roll('to-hit', 4),
      roll('trajectory', 3),
    );
    expect(plain.next).toBe('bts.roll.wound');
  });
});

describe('Actions of the Duel phase', () => {
  const fighting = (
    actions: FigureBody['actions'],
    figures: readonly FigureBody[],
    engaged: [string, string][],
    more: Partial<FigureBody> = {},
  ): Scene =>
    scene({
      initiative: 2,
      begin: 'duels',
      engaged,
      figures: [hero(1, 'a', 20, { actions: actions ?? [], ...more }), ...figures],
    });

  it('BTS-ACT-07: his combat is fought first, and if all his enemies fall he moves again, even to charge', () => {
    const figures = [man(2, 'z', 22.5, 60), man(1, 'b', 20, 20), man(2, 'y', 22.5, 20), man(2, 'x', 34, 60)];
    const t = fighting(
      ['combat'],
      figures,
      [
        ['a', 'z'],
        ['b', 'y'],
      ],
      { attacks: 1, force: 6 },
    );
    t.do(declare('a', 'combat'), roll('duel', 6), roll('duel', 1));
    // z recoils, is struck and falls.
    t.do(t.options()[0], roll('wound', 6));
    expect(t.figure('z').place).toBe('gone');
    expect([t.next, t.seat]).toEqual(['bts.ask.act', 0]);
    t.do({ do: 'charge', figure: 'a', path: [[31.5, 60]], targets: ['x'] });
    expect(t.state.duels.map(({ sides }) => sides)).toContainEqual([[0], [4]]);
    expect(t.figure('a').marks.pursued).toBe(true);
  });

  it('BTS-ACT-07: no new move while an enemy of that combat lives', () => {
    const t = fighting(['combat'], [man(2, 'z', 22.5, 60)], [['a', 'z']]);
    t.do(declare('a', 'combat'), roll('duel', 6), roll('duel', 1));
    t.do(t.options()[0], roll('wound', 1));
    expect(t.next).not.toBe('bts.ask.act');
    expect(t.events('duel.ended')).toHaveLength(1);
  });

  it('BTS-ACT-07: of two opposed in one combat only the one who starts stands', () => {
    const t = fighting(['combat'], [hero(2, 'z', 22.5, { actions: ['combat'] })], [['a', 'z']]);
    t.do(declare('z', 'combat'), declare('a', 'combat'), roll('legends', 4));
    expect(t.events('effect.ended').map(({ figure }) => figure)).toEqual([0, 1]);
    expect(t.next).toBe('bts.roll.duel');
  });

  it('BTS-ACT-08, BTS-ACT-09: CC by a D3, F by a D6, rolled as his combat begins, ten at most', () => {
    const t = fighting(['strike'], [man(2, 'z', 22.5, 60)], [['a', 'z']], { cc: 6 }).do(declare('a', 'strike'));
    expect(statOf(t.state, 0, 'cc')).toBe(6);
    t.do(roll('legend', 5));
    expect(statOf(t.state, 0, 'cc')).toBe(9);
    const strong = fighting(['strength'], [man(2, 'z', 22.5, 60)], [['a', 'z']], { force: 5 }).do(
      declare('a', 'strength'),
      roll('legend', 6),
    );
    expect(statOf(strong.state, 0, 'force')).toBe(10);
  });

  it('BTS-ACT-10: each wound that is not saved takes a D3 and one more', () => {
    const slash = { effects: [{ id: 'actSlash', until: 'phase' }] } as const;
    const blow = { kind: 'duel', by: 0, victim: 1, force: 4, pen: 0, weapon: 0 };
    const t = during({ figures: [hero(1, 'a', 20, slash), man(2, 'z', 22.5, 60, { pv: 5 })] }, 'wounds', {
      victim: 1,
      wounds: 1,
      blow,
    });
    t.do(roll('loss', 3));
    expect(t.figure('z').pv).toBe(2);
    const shot = during(
      { figures: [hero(1, 'a', 20, { ...slash, ...gun }), man(2, 'z', 22.5, 60, { pv: 5 })] },
      'wounds',
      {
        victim: 1,
        wounds: 1,
        blow: { ...blow, kind: 'shot' },
      },
    );
    expect(shot.figure('z').pv).toBe(4);
  });
});
