import { describe, expect, it } from 'vitest';
import { actionOf } from '../src/actions.js';
import type { Action, Aim, Pack } from '../src/content/types.js';
import type { Whom } from '../src/effect.js';
import type { Scope } from '../src/procedures/machine.js';
import { placedOf } from '../src/ground/board.js';
import type { FireteamId, State } from '../src/state.js';
import { aimsOf, cannotAim, cannotDeclare } from '../src/targets.js';
import { whomOf } from '../src/whom.js';
import { stateOf, type SceneBody, type UnitBody } from './scene.js';
import { PACK, side, UNITS } from './testPack.js';

/** Whom Actions and effects concern: each restriction with somebody it lets through and somebody it keeps out. */

const name = { fr: 'x', en: 'x' };
const spell = (change: Partial<Action> = {}): Action => ({ id: 'spell', name, types: ['magic'], range: 20, ...change });
const packWith = (action: Action): Pack => ({
  ...PACK,
  units: UNITS.map(card => (card.id === 'mystic' ? { ...card, standard: side({ actions: [action] }) } : card)),
});
const at = (card: string, x: number, y: number): UnitBody => ({ card, at: [[x, y]] });
const squad = (x: number, y: number): UnitBody => ({ card: 'infantry', at: [[x, y], null, null] });

/** A mystic (0) and a captain (1) against a Squad (2), a Titan (5) and gunners (6), all in reach and sight. */
const table: SceneBody['seats'] = [
  { units: [at('mystic', 10, 10), at('captain', 10, 16)] },
  { units: [squad(18, 6), at('colossus', 18, 12), at('gunners', 18, 18)] },
];
const [MYSTIC, CAPTAIN, SQUAD, TITAN, GUNNERS] = [0, 1, 2, 5, 6] as const;

describe('TOS-ACT-19: restrictions of an Action', () => {
  const aims = (aim: Aim): FireteamId[] => {
    const s = stateOf({ pack: packWith(spell({ aim })), seats: table });
    return aimsOf(s, MYSTIC, actionOf(s, MYSTIC, 'card.spell')!);
  };

  it('TOS-ACT-19: sides, itself, and kinds of units, wanted or unwanted', () => {
    expect(aims({})).toEqual([MYSTIC, CAPTAIN, SQUAD, TITAN, GUNNERS]);
    expect(aims({ other: true })).toEqual([CAPTAIN, SQUAD, TITAN, GUNNERS]);
    expect(aims({ side: 'friendly' })).toEqual([MYSTIC, CAPTAIN]);
    expect(aims({ side: 'enemy' })).toEqual([SQUAD, TITAN, GUNNERS]);
    expect([aims({ titan: true }), aims({ titan: false })]).toEqual([[TITAN], [MYSTIC, CAPTAIN, SQUAD, GUNNERS]]);
    expect([aims({ squad: true }), aims({ squad: false })]).toEqual([[SQUAD], [MYSTIC, CAPTAIN, TITAN, GUNNERS]]);
    expect([aims({ commander: true }), aims({ commander: false })]).toEqual([
      [CAPTAIN],
      [MYSTIC, SQUAD, TITAN, GUNNERS],
    ]);
  });

  it('TOS-ACT-19, TOS-MPL-07: a partner is neither a friend nor an enemy to aim at', () => {
    const aim = (which: 'friendly' | 'enemy', seat: number): string | undefined => {
      const s = stateOf({
        pack: packWith(spell({ aim: { side: which } })),
        encounter: 'killThemAll',
        seats: [{ units: [at('mystic', 10, 10)] }, ...[1, 2, 3].map(n => ({ units: [at('gunners', 14, 6 + 5 * n)] }))],
      });
      s.players = s.players.map((player, n) => ({ ...player, confederation: n % 2 }));
      return cannotAim(s, 0, actionOf(s, 0, 'card.spell')!, seat)?.rule;
    };
    expect([aim('enemy', 1), aim('enemy', 2), aim('friendly', 0), aim('friendly', 2)]).toEqual([
      undefined,
      'TOS-ACT-19',
      undefined,
      'TOS-ACT-19',
    ]);
  });

  it('TOS-TOK-12: who has just the Tactics Tokens an Action costs may declare it, one fewer is too few', () => {
    const declare = (tactics: number): string | undefined => {
      const s = stateOf({
        pack: packWith(spell({ tactics: 2 })),
        seats: [{ units: [at('mystic', 10, 10)], tactics }, { units: [at('gunners', 18, 10)] }],
      });
      return cannotDeclare(s, 0, actionOf(s, 0, 'card.spell')!)?.rule;
    };
    expect([declare(1), declare(2)]).toEqual(['TOS-TOK-12', undefined]);
  });

  it('TOS-MRK-01: an Action at Markers of one kind is not aimed at those of another', () => {
    const declare = (kind: string): string | undefined => {
      const s = stateOf({
        pack: packWith(spell({ aim: { marker: 'crate' } })),
        seats: [{ units: [at('mystic', 10, 10)] }, {}],
        markers: [{ at: [13, 10], kind }],
      });
      return cannotDeclare(s, 0, actionOf(s, 0, 'card.spell')!)?.rule;
    };
    expect([declare('crate'), declare('rubble')]).toEqual([undefined, 'TOS-ACT-08']);
  });
});

describe('whom an effect concerns', () => {
  const scope = (change: Partial<Scope> = {}): Scope => ({
    seat: 0,
    actor: MYSTIC,
    target: -1,
    marker: -1,
    source: 'action',
    weakened: false,
    ...change,
  });
  const found = (s: State, whom: Whom, from: Scope = scope()): readonly FireteamId[] => whomOf(s, whom, from).ids;

  it('TOS-CRD-10: one of choice: of a side, a Titan or none, another than the actor', () => {
    const s = stateOf({ seats: table });
    expect(found(s, { choose: 'all' })).toEqual([MYSTIC, CAPTAIN, SQUAD, TITAN, GUNNERS]);
    expect(found(s, { choose: 'friendly', other: true })).toEqual([CAPTAIN]);
    expect(found(s, { choose: 'friendly' })).toEqual([MYSTIC, CAPTAIN]);
    expect(found(s, { choose: 'enemy', titan: true })).toEqual([TITAN]);
    expect(found(s, { choose: 'enemy', titan: false })).toEqual([SQUAD, GUNNERS]);
  });

  it('TOS-CRD-10, TOS-MEA-09: a range is measured from the actor and needs its sight; a Stratagem has neither', () => {
    const s = stateOf({
      terrain: [{ box: [13, 11, 14, 30], traits: ['blocking'] }],
      seats: [
        { units: [at('mystic', 10, 10)] },
        { units: [at('gunners', 16, 6), at('gunners', 16, 14), at('gunners', 40, 6)] },
      ],
    });
    expect(found(s, { choose: 'enemy', range: 10 })).toEqual([1]);
    expect(found(s, { choose: 'enemy', range: 10 }, scope({ actor: -1 }))).toEqual([1, 2, 3]);
  });

  it('TOS-ARE-03, TOS-GEN-08: Pulses of Markers are those of one’s own Markers of the kind', () => {
    const pulse: Whom = { pulse: 4, of: { markers: 'crate' }, whom: 'enemy' };
    const near = (kind: string, owner: number): readonly FireteamId[] =>
      found(
        stateOf({
          seats: [{ units: [at('mystic', 10, 10)] }, { units: [at('gunners', 30, 10)] }],
          markers: [{ at: [33, 10], kind, owner }],
        }),
        pulse,
      );
    expect([near('crate', 0), near('crate', 1), near('rubble', 0)]).toEqual([[1], [], []]);
  });

  it('TOS-ARE-03, R-43: a Pulse around a target that is moved or gone is made where it stood', () => {
    const s = stateOf({
      seats: [{ units: [at('mystic', 10, 10)] }, { units: [at('gunners', 30, 10), at('gunners', 34, 10)] }],
    });
    const targetAt = placedOf(s, 1);
    s.fireteams = s.fireteams.map((fireteam, id) =>
      id === 1 ? { ...fireteam, place: 'killed' as const, models: 0, at: { x: 0, y: 0 } } : fireteam,
    );
    expect(found(s, { pulse: 3, of: 'target', whom: 'enemy' }, scope({ target: 1, targetAt }))).toEqual([2]);
  });
});
