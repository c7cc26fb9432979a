import { describe, expect, it } from 'vitest';
import type { Limit } from '../src/content/types.js';
import type { Duration, Effect, TargetSpec } from '../src/effect.js';
import type { Event } from '../src/events.js';
import { statOf } from '../src/stats.js';
import { theEdge } from '../src/system.js';
import { factionsWith } from './customCards.js';
import { asked, DECK, ENEMY, FIRST, holding, MILITIA, playIt, SECOND } from './holding.js';
import { PASS, scene, yellow } from './scene.js';

/** How long something holds, how often something may be used, and what is lost with a figure. */

const reduceNow = (t: { readonly state: Parameters<typeof theEdge.reduce>[0] }, event: Event): void =>
  theEdge.reduce(t.state, event);

describe('what ends with a Combat', () => {
  /** Seat 0 attacks and plays its card when the Combat is declared; gives its DEF then and after the Combat. */
  function defences(until: Duration): (number | null)[] {
    const t = holding([{ do: 'bonus', whom: 'user', stat: 'def', amount: 1, until }], {
      bySquad: true,
      action: { instant: true, when: ['combat-declared'], as: 'roller' },
      own: { squads: [MILITIA] },
      body: { windows: true },
    });
    const def = () => statOf(t.state, t.figure(0, 0), 'def');
    while (asked(t).includes('window')) t.do(PASS);
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', t.fight(t.figure(0, 0), t.figure(1, 0)));
    t.do(t.play(0, 'it'));
    const before = def();
    while (t.state.exchanges.length > 0) {
      if (asked(t).includes('window')) t.do(PASS);
      else if (asked(t) === 'edge.ask.counter') t.do('stop');
      else t.do('yellow', yellow(asked(t).includes('attack') ? 1 : 4));
    }
    expect(t.events('attack.resolved')).toMatchObject([{ hit: false }]);
    return [before, def()];
  }

  it.each([
    ['exchange', 2],
    ['roll', 2],
    ['turn', 3],
    ['match', 3],
  ] as const)('EDGE-GEN-05: a bonus until %s leaves a DEF of %i after the Combat', (until, after) => {
    expect(defences(until)).toEqual([3, after]);
  });
});

describe('how often', () => {
  const ROLL = { depth: 0, seat: 0, purpose: 'attack', die: 'yellow', side: 3, value: 1 } as const;
  const rolled: Event = { type: 'die.rolled', ...ROLL, rerolled: false };
  const again: Event = { type: 'die.rolled', ...ROLL, rerolled: true };
  const combat: Event = { type: 'exchange.closed' };
  const turn: Event = { type: 'turn.ended', seat: 0 };

  const used = (limit: Limit) => {
    const gem = { upper: { limit, effects: [{ do: 'recover', count: 1 }] as const }, attach: {} };
    const squad = { ...MILITIA, upgrades: [{ card: 'gem' }] };
    const t = scene({
      factions: factionsWith({ gem }),
      seats: [
        { squads: [squad], deck: DECK, exhausted: 3 },
        { squads: [{ card: 'militia', at: [[3, 3, 1]] }], deck: DECK },
      ],
    });
    const use = { do: 'upgrade', card: t.card(0, 'gem'), half: 'upper' } as const;
    expect(t.refusal(use)).toEqual([]);
    t.do(use);
    expect(t.refusal(use)).toEqual(['EDGE-UPG-13']);
    return { t, use };
  };

  it.each([
    ['roll', 'another roll', rolled, true],
    ['roll', 'the same roll made again', again, false],
    ['exchange', 'a roll', rolled, false],
    ['turn', 'a roll', rolled, false],
    ['turn', 'a Combat', combat, false],
    ['turn', 'the turn', turn, true],
    ['match', 'a roll', rolled, false],
    ['match', 'the turn', turn, false],
  ] as const)('EDGE-UPG-13: once a %s: after %s it may be used again: %s', (limit, _, event, free) => {
    const { t, use } = used(limit);
    reduceNow(t, event);
    expect(t.refusal(use)).toEqual(free ? [] : ['EDGE-UPG-13']);
  });

  it('EDGE-UPG-13: the limit of the Altar is not that of the Banner, nor one half’s the other’s', () => {
    const once = { user: 'nobody', limit: 'turn', cost: {}, effects: [{ do: 'recover', count: 1 }] } as const;
    const name = { fr: 'x', en: 'x' };
    const action = { name, ...once };
    const gem = {
      upper: { limit: 'turn', effects: once.effects },
      lower: { limit: 'turn', effects: once.effects },
    } as const;
    const t = scene({
      factions: factionsWith({ gem: { ...gem, attach: {} } }, { banner: { name, action }, altar: { name, action } }),
      seats: [
        { squads: [{ ...MILITIA, upgrades: [{ card: 'gem' }] }], deck: DECK, exhausted: 3, altar: [6, 5] },
        { squads: [{ card: 'militia', at: [[3, 3, 1]] }], deck: DECK },
      ],
    });
    t.do({ do: 'altar' });
    expect(t.refusal({ do: 'altar' })).toEqual(['EDGE-UPG-13']);
    expect(t.refusal({ do: 'banner' })).toEqual([]);
    const half = (which: 'upper' | 'lower') => ({ do: 'upgrade', card: t.card(0, 'gem'), half: which }) as const;
    t.do(half('upper'));
    expect([t.refusal(half('upper')), t.refusal(half('lower'))]).toEqual([['EDGE-UPG-13'], []]);
  });
});

describe('what is put on figures', () => {
  const two: TargetSpec = { pick: 'figure', whose: 'enemy', upTo: 2 };
  const mark = (status: string): Effect => ({ do: 'status', whom: FIRST, status, until: 'match' });
  const statuses = ['rooted', 'dazed'].map(id => ({
    id,
    name: { fr: id, en: id },
    on: 'figure' as const,
    limit: 2,
    auras: [],
  }));

  it('EDGE-GEN-05: what a killed figure had is lost, what another one has is not', () => {
    const effects: Effect[] = [
      { do: 'bonus', whom: FIRST, stat: 'def', amount: 1, until: 'match' },
      mark('rooted'),
      { do: 'sacrifice', whom: SECOND },
    ];
    const t = holding(effects, { action: { targets: [two, ENEMY] }, faction: { statuses } });
    playIt(t, t.figure(1, 0, 0), t.figure(1, 0, 1), t.figure(1, 0, 0));
    expect(t.events('figure.killed').map(({ figure }) => figure)).toEqual([t.figure(1, 0, 0)]);
    expect(t.state.bonuses.map(({ id }) => id)).toEqual([t.figure(1, 0, 1)]);
    expect(t.state.statuses.map(({ id }) => id)).toEqual([t.figure(1, 0, 1)]);
  });

  it('EDGE-GEN-05: the bonus of a Squad outlives the figure of the same number', () => {
    const effects: Effect[] = [
      { do: 'bonus', whom: 'user', stat: 'def', amount: 1, until: 'match' },
      { do: 'sacrifice', whom: FIRST },
    ];
    const t = holding(effects, {
      bySquad: true,
      action: { squad: 'militia', targets: [{ pick: 'figure', whose: 'own' }] },
    });
    expect([t.squad(0, 0), t.figure(0, 0)]).toEqual([0, 0]);
    playIt(t, t.figure(0, 0, 0));
    expect(statOf(t.state, t.figure(0, 0, 1), 'def')).toBe(3);
  });

  it('EDGE-BRD-06: a figure bears one marker of a kind, and one of each kind', () => {
    const twice = holding([mark('rooted'), mark('rooted')], { action: { targets: [ENEMY] }, faction: { statuses } });
    playIt(twice, twice.figure(1, 0));
    expect(twice.state.statuses.map(({ status }) => status)).toEqual(['rooted']);
    const both = holding([mark('rooted'), mark('dazed')], { action: { targets: [ENEMY] }, faction: { statuses } });
    playIt(both, both.figure(1, 0));
    expect(both.state.statuses.map(({ status }) => status)).toEqual(['rooted', 'dazed']);
  });

  it('EDGE-BRD-06: cleanse frees all figures of the Squad, and no other Squad', () => {
    const t = holding([mark('rooted'), { do: 'cleanse', whom: SECOND }], {
      action: { targets: [{ ...two, upTo: 3 } as TargetSpec, ENEMY] },
      faction: { statuses: statuses.map(kind => ({ ...kind, limit: 3 })) },
      foe: {
        squads: [
          {
            card: 'militia',
            at: [
              [3, 3, 1],
              [4, 3, 3],
            ],
          },
          { card: 'militia', at: [[5, 3, 0]] },
        ],
      },
    });
    playIt(t, t.figure(1, 0, 0), t.figure(1, 0, 1), t.figure(1, 1, 0), t.figure(1, 0, 0));
    expect(t.events('status.given')).toHaveLength(3);
    expect(t.state.statuses.map(({ id }) => id)).toEqual([t.figure(1, 1, 0)]);
  });
});
