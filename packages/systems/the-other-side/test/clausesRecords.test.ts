import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../src/book.js';
import type { AbilityRule, AllegianceCard, AssetCard, EnvoyCard, UnitCard } from '../src/content/types.js';
import { engagedWith } from '../src/engagement.js';
import type { Event } from '../src/events.js';
import { joining } from '../src/recruits.js';
import { markerSpacing } from '../src/rulings.js';
import { reveals, unseenFate, view } from '../src/view.js';
import { attachFault } from '../src/hiring.js';
import { remover, turnPoints } from '../src/operations/scoring.js';
import { killPoints } from '../src/procedures/killed.js';
import { setupOrder } from '../src/procedures/setup/roles.js';
import { speedOf } from '../src/stats.js';
import { reduce } from '../src/reduce.js';
import { orderOptions } from '../src/options.js';
import { fireteamOf, NONE, playerOf, type Marker, type State } from '../src/state.js';
import { bare, done } from './deed.js';
import { cardNamed, cards, scene, stateOf, type SceneBody, type Spot } from './scene.js';
import { PACK, side, UNITS } from './testPack.js';

/** What is written down of Markers, flips and Initiative Cards, what is scored, and which Asset a unit may have. */

const table = (body: Partial<SceneBody> = {}): State => stateOf({ seats: [{}, {}], ...body });

describe('Markers', () => {
  const marker = (s: State, at: Spot): Marker => ({ id: s.nextMarker, kind: 'objective', at: { x: at[0], y: at[1] }, owner: -1, claimedBy: NONE }); // prettier-ignore

  it('TOS-MRK-01: each that is placed is another one, whatever was taken off before', () => {
    const s = table();
    for (const x of [1, 2, 3]) reduce(s, { type: 'marker.placed', marker: marker(s, [x, 1]) });
    reduce(s, { type: 'marker.removed', marker: 1, seat: 0, half: 'none' });
    reduce(s, { type: 'marker.placed', marker: marker(s, [4, 1]) });
    expect(s.markers.map(({ id, at }) => [id, at.x])).toEqual([[0, 1], [2, 3], [3, 4]]); // prettier-ignore
  });

  it('TOS-OPS-04: a claim is on one Marker, and wipes the old claim on it', () => {
    const s = table({ markers: [{ at: [10, 10], claimedBy: 1 }, { at: [20, 10] }, { at: [30, 10], claimedBy: 1 }] });
    reduce(s, { type: 'marker.claimed', marker: 0, seat: 0 });
    expect(s.markers.map(({ claimedBy }) => claimedBy)).toEqual([0, NONE, 1]);
  });
});

describe('scoring', () => {
  it('TOS-MRK-01, TOS-PIL-06: Objective Markers score, others do not', () => {
    const points = (kind: string): number => {
      const s = table({ operation: 'pillage', markers: [{ at: [30, 40], claimedBy: 0, kind }] });
      return turnPoints(s, 0)[0]!.points;
    };
    expect([points('objective'), points('flag')]).toEqual([3, 0]);
  });

  it('TOS-PIL-08, TOS-TRI-08: after a Turn of Pillage or of a Triumvirate a Marker may be taken off, if there is one; else never', () => {
    const asked = (body: Partial<SceneBody>, kind = 'objective'): boolean =>
      remover(
        table({
          markers: [{ at: [30, 20], kind }],
          ...body,
          seats: [{ tactics: 3, vp: 1 }, ...Array.from({ length: body.encounter ? 3 : 1 }, () => ({ vp: 5 }))],
        }),
      ) !== undefined;
    expect((['pillage', 'supplyCache', 'pitchedBattle', 'traps'] as const).map(operation => asked({ operation }))).toEqual([true, false, false, false]); // prettier-ignore
    expect((['triumvirate', 'conquest', 'killThemAll'] as const).map(encounter => asked({ encounter }))).toEqual([true, false, false]); // prettier-ignore
    expect([asked({ operation: 'pillage' }, 'flag'), asked({ operation: 'pillage', markers: [] })]).toEqual([false, false]); // prettier-ignore
  });
});

describe('kills', () => {
  it('TOS-PIL-05, TOS-SUP-05, TOS-TRP-05: a Commander who is Killed is worth 2 points, by the rule of the Operation', () => {
    const scored = (operation: Operation, card: string): unknown => {
      const s = table({ operation, seats: [{}, { units: [{ card, at: [null] }] }] });
      const { points, rule } = killPoints(s, 0, { fireteams: [0], units: [0] });
      return [points, rule];
    };
    expect((['pillage', 'supplyCache', 'traps'] as const).map(operation => scored(operation, 'captain'))).toEqual([[2, 'TOS-PIL-05'], [2, 'TOS-SUP-05'], [2, 'TOS-TRP-05']]); // prettier-ignore
    expect(scored('pillage', 'lancers')).toEqual([0, 'TOS-PIL-05']);
  });
});

describe('order and reach', () => {
  it('TOS-DEP-08, TOS-MPL-12: the Attacker sets up first, whoever has the initiative; without one the initiative decides', () => {
    const s = table({ initiative: 0 });
    const order = (attacker: number): readonly number[] => setupOrder({ ...s, attacker });
    expect([order(1), order(0), order(NONE), setupOrder({ ...s, attacker: NONE, initiative: 1 })]).toEqual([[1, 0], [0, 1], [0, 1], [1, 0]]); // prettier-ignore
  });

  it('TOS-ARE-01, TOS-GEN-06: the Aura of a Fireteam ends with it', () => {
    const aura: AbilityRule = { kind: 'aura', range: 6, whom: 'friendly', modifier: { of: 'sp', amount: 2 } };
    const abilities = [{ id: 'song', name: { fr: 'x', en: 'x' }, rules: [aura] }];
    const units = UNITS.map(card => (card.id === 'infantry' ? { ...card, standard: side({ abilities }) } : card));
    const speed = (place: 'table' | 'killed'): number => {
      const s = table({
        pack: { ...PACK, units },
        seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }, { card: 'infantry', at: [[13, 10], [60, 40], null] }] }, {}],
      }); // prettier-ignore
      s.fireteams = s.fireteams.with(1, { ...s.fireteams[1]!, place });
      return speedOf(s, 0);
    };
    expect([speed('table'), speed('killed')]).toEqual([inches(7), inches(5)]);
  });

  it('TOS-MOV-03, R-98: an effect that moves a unit in a building moves nobody and asks nobody', () => {
    const asked = (inside: boolean): string =>
      done({
        effects: [{ do: 'move', whom: { choose: 'friendly', other: true }, distance: 3 }],
        own: [{ card: 'lancers', at: [[40, 20]] }],
        body: { terrain: [{ box: [38, 18, 42, 22], traits: [], rooms: true }] },
        prepare(s) {
          if (!inside) return;
          s.units = s.units.with(1, { ...s.units[1]!, inside: 0 });
          s.fireteams = s.fireteams.with(1, { ...s.fireteams[1]!, place: 'inside' });
        },
      }).do(1).next;
    expect([asked(false), asked(true) === 'tos.ask.move.effect']).toEqual(['tos.ask.move.effect', false]);
  });
});

describe('cards', () => {
  it('R-04, TOS-DCK-25: a flip is helped by one Tactics Token, not by a second', () => {
    const t = done({
      effects: [{ do: 'hit', whom: 'target', strength: 1 }],
      action: { range: 12, aim: { side: 'enemy' } },
      foes: [{ card: 'lancers', at: [[26, 20]] }],
      seat: { tactics: 3, hand: ['9 rams'] },
    }).do(1, cards('2 crows'));
    expect(t.open).toContain('tactics');
    t.do('tactics', cards('3 crows')).card('3 crows');
    expect([t.next, t.open.includes('tactics'), t.refusal('tactics')]).toEqual(['tos.ask.flip.penetration', false, ['TOS-DCK-25']]); // prettier-ignore
  });

  it('TOS-DMG-12, R-41: the further card of a Piercing Hit is no such help', () => {
    const t = done({
      effects: [{ do: 'hit', whom: 'target', strength: 1, piercing: true }],
      action: { range: 12, aim: { side: 'enemy' } },
      foes: [{ card: 'lancers', at: [[26, 20]] }],
      seat: { tactics: 3, hand: ['9 rams'] },
    }).do(1, cards('2 crows', '3 crows'));
    t.card('3 crows');
    expect([t.next, t.open.includes('tactics')]).toEqual(['tos.ask.flip.penetration', true]);
  });

  it('R-74, TOS-MPL-04: an Initiative Card that is discarded goes to its owner’s pile; without one nothing does', () => {
    const s = table({ encounter: 'triumvirate', seats: [{ discard: ['2 rams'] }, {}, {}] });
    const card = cardNamed(0, '7 rams');
    s.players = s.players.with(0, { ...s.players[0]!, initiativeCard: card });
    for (const seat of [0, 1]) reduce(s, { type: 'initiative.discarded', seat });
    expect(playerOf(s, 0).initiativeCard).toBe(NONE);
    expect(playerOf(s, 0).discard.cards).toEqual([cardNamed(0, '2 rams'), card]);
    expect(playerOf(s, 1).discard.cards).toEqual([]);
  });
});

describe('decks', () => {
  it('R-02: a deck that runs out in the middle of a Turn is rebuilt then, and told so', () => {
    const effects = [{ do: 'flip' as const, value: 3, success: [] }];
    const t = done({ effects, seat: { deck: ['2 crows'], discard: ['3 rams'] } }).do(cards('2 crows'));
    expect(t.events('deck.rebuilt')).toMatchObject([{ seat: 0, endOfTurn: false }]);
  });

  it('TOS-STR-05, TOS-STR-04: who has a Stratagem Deck and tokens is asked what to acquire, behind a veil; who has none is not', () => {
    const asked = (deck: readonly number[], tactics: number): unknown => {
      const t = scene({
        begin: 'draw',
        seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }], tactics }, { units: [{ card: 'gunners', at: [[60, 40]] }] }], // prettier-ignore
      });
      if (deck.length > 0) reduce(t.state, { type: 'stratagems.chosen', seat: 0, cards: [...deck] });
      if (tactics > 0) t.do(0);
      return t.next === 'tos.ask.acquire' && t.prompt.veiled;
    };
    expect([asked([1, 2], 1), asked([], 1), asked([1, 2], 0)]).toEqual([true, false, false]);
  });
});

describe('units', () => {
  const squad = (): State =>
    table({
      seats: [
        { units: [{ card: 'infantry', at: [[10, 10], [13, 10], null], assets: [{ asset: 'sergeant', fireteam: 0 }] }] },
        {},
      ],
    });

  it('TOS-AST-17: an Adjunct joins the Fireteam that is named, the first as well as another', () => {
    const joined = (fireteam: number): unknown => {
      const s = squad();
      reduce(s, { type: 'asset.attached', unit: 0, card: 2, fireteam });
      return s.fireteams.map(({ adjuncts }) => adjuncts);
    };
    expect([joined(0), joined(1), joined(NONE)]).toEqual([[[0, 1], [], []], [[0], [1], []], [[0], [], []]]); // prettier-ignore
  });

  it('TOS-AST-19, TOS-GEN-05: the Adjunct who falls is gone, another of the Fireteam is not', () => {
    const left = (models: number, adjuncts: readonly number[]): unknown => {
      const s = squad();
      reduce(s, { type: 'asset.attached', unit: 0, card: 2, fireteam: 0 });
      reduce(s, { type: 'models.killed', losses: [{ fireteam: 0, models, adjuncts }], by: 1 });
      return [fireteamOf(s, 0).models, fireteamOf(s, 0).adjuncts];
    };
    expect([left(1, []), left(0, [0]), left(0, [1]), left(0, [0, 1])]).toEqual([[2, [0, 1]], [2, [1]], [2, [0]], [1, []]]); // prettier-ignore
  });

  it('TOS-TRN-26, TOS-BAT-03, R-105: what is counted by the Turn starts afresh with it', () => {
    const s = table({ seats: [{ units: [{ card: 'lancers', at: [[10, 10]], activated: true }] }, {}] });
    s.players = s.players.map(player => ({ ...player, killScored: true, removedOwn: 2, removedEnemy: 1, playedThisTurn: [3] })); // prettier-ignore
    reduce(s, { type: 'turn.began', turn: 2 });
    for (const player of s.players)
      expect(player).toMatchObject({ killScored: false, removedOwn: 0, removedEnemy: 0, playedThisTurn: [] });
    expect([s.turn, s.units[0]!.activated]).toEqual([2, false]);
  });

  it('TOS-TER-21, R-39: a unit in a building, the first on the table as well as another, gets no Order to Rush', () => {
    const rush = (inside: number): string | undefined => {
      const s = table({
        terrain: [0, 1].map(i => ({ box: [20 + 10 * i, 20, 26 + 10 * i, 26], traits: [], rooms: true })),
        seats: [{ units: [{ card: 'lancers', at: [[10, 10]] }] }, {}],
      });
      s.units = s.units.with(0, { ...s.units[0]!, inside });
      if (inside !== NONE) s.fireteams = s.fireteams.with(0, { ...s.fireteams[0]!, place: 'inside' });
      return orderOptions(s, 0).find(({ id }) => id === 'rush')?.barred?.[0]?.rule;
    };
    expect([rush(NONE), rush(0), rush(1)]).toEqual([undefined, 'TOS-TER-21', 'TOS-TER-21']);
  });
});

describe('what is known', () => {
  it('TOS-GEN-19: drawing, acquiring a Stratagem and showing the lists tell what was hidden; other events do not', () => {
    const events: readonly Event[] = [
      { type: 'cards.drawn', seat: 0, moves: [] },
      { type: 'stratagem.acquired', seat: 0, stratagem: 1 },
      { type: 'lists.shown' },
      { type: 'turn.began', turn: 2 },
      { type: 'action.ended' },
    ];
    expect(events.map(event => reveals(event))).toEqual([true, true, true, false, false]);
  });

  it('TOS-DCK-06, TOS-DCK-13, TOS-DCK-14: in the deck or in the hand of another may be all that lies nowhere else, Initiative Card and all', () => {
    const s = table({ encounter: 'triumvirate', seats: [{}, { hand: ['3 rams'], discard: ['2 rams'] }, {}] });
    s.players = s.players.with(1, { ...s.players[1]!, initiativeCard: cardNamed(1, '7 rams') });
    const hidden = unseenFate(playerOf(view(s, 0), 1), 1);
    expect(hidden).toHaveLength(52);
    expect((['3 rams', '2 rams', '7 rams', '8 rams'] as const).map(word => hidden.includes(cardNamed(1, word)))).toEqual([true, false, false, true]); // prettier-ignore
  });

  it('TOS-TOK-05: tokens that cancel nothing are gained, and none is told as lost', () => {
    const t = done({ effects: [{ do: 'token', whom: 'actor', token: 'inspired', count: 2 }] });
    expect([t.events('tokens.gained').length, t.events('tokens.lost')]).toEqual([1, []]);
    const both = done({ effects: [{ do: 'token', whom: 'actor', token: 'inspired', count: 2 }], unit: { tokens: { shaken: 1 } } }); // prettier-ignore
    expect(both.events('tokens.lost').map(({ token, count }) => [token, count])).toEqual([['inspired', 1], ['shaken', 1]]); // prettier-ignore
  });

  it('TOS-CRD-11, TOS-AST-01, TOS-SUM-03: a unit joins with its Assets in use, and has not been Activated', () => {
    const { unit } = joining(table(), 0, { unit: 'lancers', assets: [{ asset: 'plating' }] });
    expect([unit.side, unit.assets]).toEqual(['standard', [{ card: 0, face: 'standard', abandoned: false }]]);
    expect(unit.activated).toBe(false);
  });

  it('TOS-SUP-04, TOS-TRP-04: Markers stand closer on a table of four feet by four, not on one that is longer either way', () => {
    const spacing = (width: number, depth: number): number => markerSpacing('traps', { width: inches(width), depth: inches(depth) }) / inches(1); // prettier-ignore
    expect([spacing(48, 48), spacing(36, 48), spacing(60, 48), spacing(48, 60), spacing(72, 48)]).toEqual([8, 8, 12, 12, 12]); // prettier-ignore
  });

  it('R-39, TOS-ENG-02: who is in a building is Engaged with nobody, however near', () => {
    const foes = (inside: boolean): unknown => {
      const s = table({
        terrain: [{ box: [20, 20, 26, 26], traits: [], rooms: true }],
        seats: [{ units: [{ card: 'lancers', at: [[23, 23]] }] }, { units: [{ card: 'lancers', at: [[23, 27.5]] }] }],
      });
      if (inside) {
        s.units = s.units.with(0, { ...s.units[0]!, inside: 0 });
        s.fireteams = s.fireteams.with(0, { ...s.fireteams[0]!, place: 'inside' });
      }
      return [engagedWith(s, 0), engagedWith(s, 1)];
    };
    expect([foes(false), foes(true)]).toEqual([[[1], [0]], [[], []]]); // prettier-ignore
  });
});

describe('which Asset a unit may have', () => {
  const red = PACK.allegiances[0] as AllegianceCard;
  const lancers = UNITS.find(({ id }) => id === 'lancers') as UnitCard;
  const infantry = UNITS.find(({ id }) => id === 'infantry') as UnitCard;
  const why = (asset: AssetCard, change: Partial<Parameters<typeof attachFault>[1]> = {}) =>
    attachFault(asset, { unit: lancers, assets: [], company: [], allegiance: red, envoy: undefined, ...change });

  it('TOS-HIR-02, R-103: with an Envoy that lends Assets those of the own Allegiance may still be bought', () => {
    const envoy = { id: 'guest', name: { fr: 'x', en: 'x' }, allegiance: 'blue', abilities: [], assets: true } as unknown as EnvoyCard; // prettier-ignore
    const [own, guest] = [['red'], ['blue']].map(allegiances => bare('flag', { allegiances })) as [
      AssetCard,
      AssetCard,
    ];
    expect([why(own, { envoy }), why(own)]).toEqual([undefined, undefined]);
    expect(why(guest)?.rule).toBe('TOS-HIR-02');
  });

  it('TOS-AST-11: what is for Squads is not for others', () => {
    const asset = bare('banner', { restrictions: [{ kind: 'type', type: 'squad' }] });
    expect([why(asset)?.rule, why(asset, { unit: infantry })]).toEqual(['TOS-AST-11', undefined]);
  });

  it('TOS-AST-03, TOS-AST-06: the refusal names the Asset and the unit', () => {
    const asset = bare('flag');
    expect(why(asset, { unit: { ...lancers, titan: true }, assets: [asset] })).toMatchObject({ rule: 'TOS-AST-03', args: { asset: 'flag', unit: 'lancers' } }); // prettier-ignore
    expect(why(bare('relic', { allegiances: ['green'] }))).toMatchObject({ rule: 'TOS-AST-06', args: { asset: 'relic', unit: 'lancers' } }); // prettier-ignore
  });
});
