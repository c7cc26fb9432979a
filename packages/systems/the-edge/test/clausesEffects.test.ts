import { describe, expect, it } from 'vitest';
import type { Effect, TargetSpec, Whom } from '../src/effect.js';
import { quickerSide } from '../src/procedures/combat.js';
import { enduranceLeft } from '../src/endings.js';
import { purseOf, worthOf } from '../src/means.js';
import { changeSquad } from '../src/reduce/record.js';
import { explainedStat, statOf } from '../src/stats.js';
import { theEdge } from '../src/system.js';
import { asked, DECK, ENEMY, FIRST, FOES, holding, MILITIA, playIt, RIDERS, SECOND } from './holding.js';
import { cards, scene, yellow, type SquadBody } from './scene.js';

/** Effects and what they reach, clause by clause. */

const name = { fr: 'x', en: 'x' };
const bonus = (whom: Whom): Effect => ({ do: 'bonus', whom, stat: 'def', amount: 1, until: 'match' });
const bonusesOf = (t: ReturnType<typeof holding>) => t.state.bonuses.map(({ on, id }) => [on, id]);

describe('whom an effect is about', () => {
  const UPGRADE: TargetSpec = { pick: 'upgrade', whose: 'any' };
  const bearing = (squad: SquadBody): SquadBody => ({ ...squad, upgrades: [{ card: 'blade', charges: 1 }] });

  it('EDGE-UPG-05: of an Upgrade that was named, the Squad that bears it, the first of all Squads too', () => {
    const table = () =>
      holding([bonus(FIRST)], {
        action: { targets: [UPGRADE] },
        own: { squads: [bearing(MILITIA), RIDERS] },
        foe: { squads: [bearing(FOES)] },
      });
    const own = table();
    playIt(own, own.card(0, 'blade'));
    expect([own.squad(0, 0), bonusesOf(own)]).toEqual([0, [['squad', 0]]]);
    const foe = table();
    playIt(foe, foe.card(1, 'blade'));
    expect(bonusesOf(foe)).toEqual([['squad', foe.squad(1, 0)]]);
  });

  it('EDGE-UPG-06: an Upgrade that is destroyed first is borne by nobody', () => {
    const t = holding([{ do: 'detach', target: 0 }, bonus(FIRST), { do: 'drain', whom: FIRST, tokens: 1 }], {
      action: { targets: [UPGRADE] },
      own: { squads: [MILITIA, bearing(RIDERS)] },
    });
    const blade = t.card(0, 'blade');
    playIt(t, blade);
    expect(t.state.seats[0]!.discard.cards).toContain(blade);
    expect(t.state.bonuses).toEqual([]);
    expect(t.events('endurance.changed')).toEqual([]);
  });

  it('EDGE-SHT-11: measured from an Upgrade, from each figure of its bearer; from one of the dead, from nowhere', () => {
    const near: TargetSpec = { ...ENEMY, near: { of: FIRST, range: 1 } } as TargetSpec;
    const table = (squad: SquadBody) =>
      holding([{ do: 'wound', whom: SECOND, wounds: 1 }], {
        action: { targets: [{ pick: 'upgrade', whose: 'own' }, near] },
        own: { squads: [bearing(squad), RIDERS] },
      });
    const t = table(MILITIA);
    t.do(t.play(0, 'it'), t.card(0, 'blade'));
    expect([t.refusal(t.figure(1, 0, 0)), t.refusal(t.figure(1, 0, 1))]).toEqual([[], []]);
    const dead = table({ card: 'militia', at: [null] });
    expect(dead.refusal(dead.play(0, 'it'))).not.toEqual([]);
  });

  it('EDGE-GEN-05: everybody like this, but the Squad that uses the Action', () => {
    const all = (whom: Whom) => {
      const t = holding([bonus(whom)], { bySquad: true, action: { squad: 'militia' } });
      playIt(t);
      return t.state.bonuses.map(({ id }) => id);
    };
    const t = holding([]);
    const [ours, riders, foes] = [
      [t.figure(0, 0, 0), t.figure(0, 0, 1)],
      [t.figure(0, 1, 0), t.figure(0, 1, 1)],
      [t.figure(1, 0, 0), t.figure(1, 0, 1)],
    ];
    expect(all({ all: 'own' })).toEqual([...ours, ...riders]);
    expect(all({ all: 'own', except: 'user' })).toEqual(riders);
    expect(all({ all: 'enemy' })).toEqual(foes);
    expect(all({ all: 'any', near: { of: 'user', range: 1 } })).toEqual([...ours, ...foes]);
  });
});

describe('who attacks first', () => {
  const side = (ini: number | null, att: number | null = 1) => ({ ini, att });

  it('EDGE-CMB-05, EDGE-CMB-06: the higher INI, then the active side', () => {
    expect([quickerSide(side(3), side(2), 1), quickerSide(side(2), side(3), 0)]).toEqual([0, 1]);
    expect([quickerSide(side(2), side(2), 0), quickerSide(side(2), side(2), 1)]).toEqual([0, 1]);
  });

  it('R32: INI “-” loses even against 0, and two of them are equal', () => {
    expect([quickerSide(side(null), side(0), 0), quickerSide(side(0), side(null), 1)]).toEqual([1, 0]);
    expect([quickerSide(side(null), side(null), 0), quickerSide(side(null), side(null), 1)]).toEqual([0, 1]);
  });

  it('R32: without ATT the other one attacks, and nobody when both are without', () => {
    expect(quickerSide(side(5, null), side(1), 0)).toBe(1);
    expect(quickerSide(side(1), side(5, null), 1)).toBe(0);
    expect(quickerSide(side(5), side(1, null), 0)).toBe(0);
    expect(quickerSide(side(1, null), side(5), 0)).toBe(1);
    expect(quickerSide(side(5, null), side(1, null), 0)).toBeUndefined();
  });
});

describe('what a characteristic is made of', () => {
  it('EDGE-ACT-04, R34: the face, each bonus and each aura, which add up to what counts', () => {
    const altar = {
      name: { fr: 'autel', en: 'altar' },
      auras: [{ to: { whose: 'own', range: 9 }, stat: 'def', amount: 2 }],
    };
    const t = holding([bonus('user')], {
      bySquad: true,
      action: { squad: 'militia' },
      own: { squads: [MILITIA, RIDERS], altar: [6, 5] },
      faction: { altar: altar as never },
    });
    playIt(t);
    const { value, why } = explainedStat(t.state, t.figure(0, 0), 'def');
    expect(value).toBe(5);
    expect(statOf(t.state, t.figure(0, 0), 'def')).toBe(5);
    expect(JSON.stringify(why)).toContain('edge.why.bonus');
    expect(JSON.stringify(why)).toContain('edge.why.aura');
    // The riders have the aura, not the bonus; the enemy has neither.
    const other = explainedStat(t.state, t.figure(0, 1), 'def');
    expect([other.value, JSON.stringify(other.why).includes('edge.why.bonus')]).toEqual([4, false]);
    expect(explainedStat(t.state, t.figure(1, 0), 'def').value).toBe(2);
  });
});

describe('what is counted at the end', () => {
  it('EDGE-FFA-08, R25: tokens of every Squad of one’s own, but not of one that was never deployed', () => {
    const t = holding([], {
      own: {
        squads: [
          { ...RIDERS, endurance: 1 },
          { card: 'brutes', at: [null] },
        ],
      },
    });
    expect([enduranceLeft(t.state, 0), enduranceLeft(t.state, 1)]).toEqual([1 + 3, 0]);
    changeSquad(t.state, t.squad(0, 1), { status: 'removed' });
    expect(enduranceLeft(t.state, 0)).toBe(1);
  });

  it('EDGE-PAY-05, R39: one can pay with Crystals, points and the tokens of every Squad in the match, the dead ones too', () => {
    const t = holding([], {
      own: {
        squads: [
          { ...RIDERS, at: [null] },
          { card: 'brutes', at: [[3, 3, 0, 1, 2]] },
        ],
        reserve: 2,
      },
    });
    const bins = () => purseOf(t.state, 0).map(({ id, max }) => [id, max]);
    expect(bins()).toEqual([
      ['crystals', 2],
      [0, 2],
      [1, 3],
      ['vp', 10],
    ]);
    expect([worthOf(t.state, 0), worthOf(t.state, 1)]).toEqual([17, 10]);
    // What another part of the cost needs is kept back, of that Squad.
    expect(purseOf(t.state, 0, { squad: 1, tokens: 3 }).map(({ id }) => id)).toEqual(['crystals', 0, 'vp']);
    expect(purseOf(t.state, 0, { squad: 1, tokens: 1 })[2]).toMatchObject({ id: 1, max: 2 });
    changeSquad(t.state, 0, { status: 'removed' });
    expect([worthOf(t.state, 0), bins().length]).toEqual([15, 3]);
  });
});

describe('what others see', () => {
  it('EDGE-OPT-04: a hand that goes back into the deck is seen by whoever had seen it, and by nobody else', () => {
    const t = scene({
      begin: 'turn',
      options: { mulligan: true },
      seats: [
        { squads: [MILITIA], hand: ['bolt', 'slow'], deck: DECK },
        { squads: [FOES], deck: DECK },
      ],
    });
    t.do('active', 'mulligan');
    const [returned] = t.events('hand.returned');
    expect(theEdge.redact(returned!, 0)).toMatchObject({ cards: returned!.cards });
    expect(theEdge.redact(returned!, 1)).toMatchObject({ cards: [-1, -1] });
    expect(theEdge.redact(returned!, 'public')).toMatchObject({ cards: [-1, -1] });
    expect(returned!.cards).toHaveLength(2);
    // The whole hand is drawn again: five cards are in the deck now.
    t.do(cards(...t.state.seats[0]!.deck.list.slice(0, 3)));
    expect(t.state.seats[0]!.hand.cards).toHaveLength(3);
    const [drawn] = t.events('cards.drawn');
    expect(JSON.stringify(theEdge.redact(drawn!, 1))).not.toBe(JSON.stringify(drawn));
    expect([theEdge.reveals!(drawn!), theEdge.reveals!(returned!)]).toEqual([true, false]);
  });
});

describe('traps that ask for a roll', () => {
  const test: Effect = { do: 'test', need: 3, pass: [{ do: 'wound', whom: 'intruder', wounds: 1 }] };
  const CRYSTAL: Effect = { do: 'crystals', count: 1 };

  it('R98: one among several choices, one effect among others', () => {
    const choose: Effect = {
      do: 'choose',
      of: [
        { name, effects: [CRYSTAL] },
        { name, effects: [CRYSTAL, test] },
      ],
    };
    const trap = { whose: 'enemy', effects: [CRYSTAL, choose] } as const;
    const t = holding([], {
      faction: { tokens: [{ id: 'snare', name, size: 1, limit: 2, trap }] },
      own: { squads: [MILITIA, RIDERS] },
    });
    t.state.tokens = [{ kind: 'faction', owner: 1, ...t.at(1, 4, 5), id: 'snare' }];
    t.do({ do: 'activate', squad: t.squad(0, 1) });
    t.do(t.move(t.figure(0, 1), [1, 4, 0, 1], { via: [[1, 4]] }));
    expect([t.seat, asked(t)]).toEqual([1, 'edge.ask.choose']);
    t.do(1);
    expect([t.seat, asked(t)]).toEqual([1, 'edge.ask.die.ability']);
    t.do('yellow', yellow(4));
    expect(t.events('figure.wounded')).toMatchObject([{ figure: t.figure(0, 1) }]);
    expect(t.state.exchanges).toEqual([]);
    expect(t.state.seats[1]!.reserve).toBe(2);
  });
});

describe('faction tokens', () => {
  it('EDGE-GEN-08: are counted by their kind and owner; an Altar of the same name is none of them', () => {
    const token = { id: 'altar', name, size: 1, limit: 1 } as const;
    const table = (...laid: readonly number[]) => {
      const t = holding([{ do: 'token', token: 'altar', at: 0 }], {
        action: { targets: [{ pick: 'space', room: 1 }] },
        faction: { tokens: [token] },
        own: { squads: [MILITIA, RIDERS], altar: [6, 5] },
      });
      t.state.tokens = [
        ...t.state.tokens,
        ...laid.map(owner => ({ kind: 'faction', owner, ...t.at(0, 5, owner), id: 'altar' }) as const),
      ];
      return t;
    };
    const refusal = (t: ReturnType<typeof table>) => t.refusal(t.play(0, 'it'));
    expect([refusal(table()), refusal(table(1)), refusal(table(0))]).toEqual([[], [], ['EDGE-GEN-07']]);
    // One that was used up is back in the box.
    const used = table(0);
    theEdge.reduce(used.state, { type: 'token.removed', token: 1 });
    expect(refusal(used)).toEqual([]);
  });
});
