import { describe, expect, it } from 'vitest';
import type { Action, ActionCard, Faction } from '../src/content/types.js';
import type { Effect, Moment } from '../src/effect.js';
import { mightPlay } from '../src/reactions.js';
import { changeSquad } from '../src/reduce/record.js';
import { anAction } from './customCards.js';
import { asked } from './holding.js';
import { scene, type Scene, type SeatBody, type SquadBody } from './scene.js';
import { BLUE, RED } from './testFaction.js';

/** Who is asked at a moment, by what everybody knows; and when an Activation stays open. */

const name = { fr: 'x', en: 'x' };
const MILITIA: SquadBody = { card: 'militia', at: [[3, 3, 0]] };
const FOE: SquadBody = { card: 'militia', at: [[6, 3, 0]] };
const NOTHING: Effect = { do: 'crystals', count: 1 };

const card = (id: string, upper: Partial<Action>, more: Partial<ActionCard> = {}): ActionCard => ({
  id,
  name,
  copies: 2,
  upper: anAction({ user: 'nobody', effects: [NOTHING], ...upper }),
  lower: anAction({ user: 'nobody', when: [], effects: [NOTHING] }),
  ...more,
});

/** Seat 0's faction has these cards and no Altar Action; a Banner only where it is named. */
const faction = (cards: readonly ActionCard[], part: Partial<Faction> = {}): Faction => ({
  ...RED,
  cards: [...cards, card('blank', { when: [] }, { copies: 5 })],
  banner: { name, action: anAction({ user: 'nobody', when: [], effects: [NOTHING] }) },
  altar: { name },
  ...part,
});

const table = (mine: Faction, own: SeatBody = {}, body: { active?: number; marker?: number } = {}): Scene =>
  scene({
    factions: [mine, BLUE],
    seats: [
      { squads: [MILITIA], hand: ['blank'], deck: ['blank', 'blank'], ...own },
      { squads: [FOE], deck: ['crystal'] },
    ],
    ...body,
  });

const might = (t: Scene, moment: Moment, named = false) => mightPlay(t.state, 0, moment, named);

describe('what might be in a hidden hand', () => {
  const dodge = card('dodge', { instant: true, when: ['attack-rolled'] });

  it('R63: a card of the pool that is for this moment, as long as there is a card in hand at all', () => {
    const t = table(faction([dodge]));
    expect([might(t, 'attack-rolled'), might(t, 'shot-rolled'), might(t, 'open')]).toEqual([true, false, false]);
    expect(might(table(faction([dodge]), { hand: [] }), 'attack-rolled')).toBe(false);
    expect(might(table(faction([])), 'attack-rolled')).toBe(false);
    expect(might(table(faction([{ ...dodge, copies: 0 }])), 'attack-rolled')).toBe(false);
  });

  it('EDGE-INST-04, R63: in another’s turn only what is Instant; nobody who is out; nobody in a Passive turn', () => {
    const slow = card('slow', { when: ['attack-rolled'] });
    const at = (cards: ActionCard[], active: number) => might(table(faction(cards), {}, { active }), 'attack-rolled');
    expect([at([slow], 0), at([slow], 1), at([dodge], 1)]).toEqual([true, false, true]);
    const out = table(faction([dodge]));
    out.state.seats[0]!.eliminated = true;
    expect(might(out, 'attack-rolled')).toBe(false);
    const passive = table(faction([dodge]));
    passive.state.turnKind = 'passive';
    expect(might(passive, 'attack-rolled')).toBe(false);
  });

  it('EDGE-GEN-03, R63: not when every copy lies open, discarded or being played; one unseen is enough', () => {
    const cards = [card('first', { when: [] }), dodge, card('last', { when: [] })];
    const seen = (...discard: string[]) => might(table(faction(cards), { discard }), 'attack-rolled');
    expect([seen(), seen('dodge'), seen('dodge', 'dodge')]).toEqual([true, true, false]);
    expect(seen('first', 'first', 'last', 'last')).toBe(true);
    const playing = table(faction(cards), { discard: ['dodge', 'dodge'] });
    const side = playing.state.seats[0]!;
    side.playing = { ...side.playing, cards: [side.discard.cards[1]!] };
    side.discard = { ...side.discard, cards: [side.discard.cards[0]!] };
    expect(might(playing, 'attack-rolled')).toBe(false);
  });

  it('EDGE-GEN-03, R63: what lies open before the second player is no secret of theirs either', () => {
    const seen = (...discard: string[]) => {
      const seats = [{ squads: [MILITIA] }, { squads: [FOE], hand: ['blank'], deck: ['blank'], discard }];
      return mightPlay(scene({ factions: [RED, faction([dodge])], seats }).state, 1, 'attack-rolled');
    };
    expect([seen(), seen('dodge'), seen('dodge', 'dodge')]).toEqual([true, true, false]);
  });

  it('EDGE-SET-14, R63: not what names a Squad that is not in the army, and only what could be paid and used', () => {
    const naming = (squad: string) => ({ ...dodge, lower: { ...dodge.lower, squad } });
    const at = (found: ActionCard) => might(table(faction([found])), 'attack-rolled');
    expect([at(naming('militia')), at(naming('riders'))]).toEqual([true, false]);
    const dear = { ...dodge, upper: { ...dodge.upper, cost: { crystals: 11 } } };
    expect([at(dear), might(table(faction([dear]), { reserve: 1 }), 'attack-rolled')]).toEqual([false, true]);
  });

  it('R63: who has had enough is asked only for what names the moment', () => {
    const open = table(faction([card('plain', {})]));
    expect([might(open, 'final-step'), might(open, 'final-step', true)]).toEqual([true, false]);
    const named = table(faction([card('last', { when: ['final-step'] })]));
    expect([might(named, 'final-step'), might(named, 'final-step', true)]).toEqual([true, true]);
    const attached = (when: Partial<Action>) => {
      const blade = card('blade', { user: 'nobody', ...when }, { attach: { crystals: 1 } });
      const squads = [{ ...MILITIA, upgrades: [{ card: 'blade' }] }];
      return might(table(faction([blade]), { squads, hand: [] }), 'final-step', true);
    };
    expect([attached({}), attached({ when: ['final-step'] })]).toEqual([false, true]);
  });
});

describe('Upgrades that might be in a hidden hand', () => {
  const blade = card('blade', { when: [] }, { attach: { crystals: 1 } });

  it('EDGE-UPG-01, R56, R63: in one’s own turn, at an open moment, with something to pay', () => {
    const t = table(faction([blade]));
    expect([might(t, 'open'), might(t, 'attack-rolled'), might(t, 'open', true)]).toEqual([true, false, false]);
    expect(might(table(faction([blade]), {}, { active: 1 }), 'open')).toBe(false);
    // Ten points below the middle there is nothing left to pay with, unless there is a Crystal or a token.
    expect(might(table(faction([blade]), {}, { marker: -10 }), 'open')).toBe(false);
    expect(might(table(faction([blade]), { reserve: 1 }, { marker: -10 }), 'open')).toBe(true);
    expect(might(table(faction([])), 'open')).toBe(false);
  });

  it('EDGE-PAS-14, EDGE-UPG-01: in a Passive turn none is attached', () => {
    const t = table(faction([blade]));
    t.state.turnKind = 'passive';
    expect(might(t, 'open')).toBe(false);
  });

  it('EDGE-SET-14, EDGE-GEN-03: one that fits the army and is not in plain sight', () => {
    const naming = (squad: string) => ({ ...blade, lower: { ...blade.lower, squad } });
    const at = (found: ActionCard, own: SeatBody = {}) => might(table(faction([found]), own), 'open');
    expect([at(naming('militia')), at(naming('riders'))]).toEqual([true, false]);
    expect(at(blade, { discard: ['blade', 'blade'] })).toBe(false);
    expect(at(blade, { discard: ['blade'] })).toBe(true);
    // Attached is as good as discarded.
    expect(at(blade, { discard: ['blade'], squads: [{ ...MILITIA, upgrades: [{ card: 'blade' }] }] })).toBe(false);
  });
});

describe('Upgrades while an enemy’s Action is resolved', () => {
  it('R96, EDGE-CARD-12: whoever it is played on attaches nothing until it is over; anybody else may', () => {
    const t = table(faction([card('blade', { when: [] }, { attach: { crystals: 1 } })]));
    const under = (on: number[]) => {
      const source = { from: 'banner' } as const;
      t.state.exchanges = [{ kind: 'action', seat: 1, source, on, cancelled: false, roll: null }];
      return might(t, 'shot-declared');
    };
    expect([under([]), under([0]), under([1])]).toEqual([true, false, true]);
  });
});

describe('what lies open', () => {
  it('EDGE-BAN-02, R63: Banner and Altar count in one’s own turn, attached Upgrades in any', () => {
    const banner = { banner: { name, action: anAction({ user: 'nobody', effects: [NOTHING] }) } };
    const own = (part: Partial<Faction>, seat: SeatBody, active: number) =>
      might(table(faction([], part), { hand: [], ...seat }, { active }), 'open');
    expect([own(banner, {}, 0), own(banner, {}, 1), own(banner, { bannerUp: false }, 0)]).toEqual([true, false, false]);
    const altar = { altar: { name, action: anAction({ user: 'nobody', effects: [NOTHING] }) } };
    expect([own(altar, { altar: [0, 6] }, 0), own(altar, {}, 0), own(altar, { altar: [0, 6] }, 1)]).toEqual([
      true,
      false,
      false,
    ]);
    const gem = card('gem', { instant: true }, { attach: {} });
    const bears = (active: number) =>
      might(
        table(faction([gem]), { hand: [], squads: [{ ...MILITIA, upgrades: [{ card: 'gem' }] }] }, { active }),
        'open',
      );
    expect([bears(0), bears(1)]).toEqual([true, true]);
  });

  it('EDGE-UPG-05: an Upgrade of another player is none of one’s own', () => {
    const gem = card('gem', { instant: true }, { attach: {} });
    const t = table(faction([gem]), { hand: [], squads: [{ ...MILITIA, upgrades: [{ card: 'gem' }] }] });
    expect(mightPlay(t.state, 1, 'open')).toBe(false);
    // Nor one whose Squad was never deployed.
    changeSquad(t.state, 0, { status: 'removed' });
    expect(might(t, 'open')).toBe(false);
  });
});

describe('an Activation with nobody left to act', () => {
  const option = (...effects: Effect[]) => ({ name, effects });
  const DRAW: Effect = { do: 'draw', count: 1 };

  it.each([
    ['Crystals', false, NOTHING],
    ['a card drawn', true, DRAW],
    ['a choice of Crystals', false, { do: 'choose', of: [option(NOTHING), option(NOTHING)] }],
    ['a choice with a card drawn', true, { do: 'choose', of: [option(NOTHING), option(NOTHING, DRAW)] }],
    ['a test for Crystals', false, { do: 'test', need: 3, pass: [NOTHING] }],
    ['a test for Crystals or else a card', true, { do: 'test', need: 3, pass: [NOTHING], fail: [NOTHING, DRAW] }],
    ['a test for Crystals and a card', true, { do: 'test', need: 3, pass: [NOTHING, DRAW] }],
  ] as const)('EDGE-ACT-03: with a Banner that gives %s it stays open: %s', (_, open, effect: Effect) => {
    const banner = { name, action: anAction({ user: 'nobody', effects: [effect] }) };
    const t = table(faction([], { banner }), { hand: [] });
    t.do({ do: 'activate', squad: 0 }, 'keep', t.move(0, [3, 3, 1]));
    expect(asked(t)).toBe(open ? 'edge.ask.step' : 'edge.ask.turn');
  });

  it('EDGE-ACT-03: one thing of several on the table is enough, and one of its effects', () => {
    const act = (...effects: Effect[]) => ({ name, action: anAction({ user: 'nobody', effects }) });
    const after = (part: Partial<Faction>) => {
      const t = table(faction([], part), { hand: [], altar: [0, 6] });
      return asked(t.do({ do: 'activate', squad: 0 }, 'keep', t.move(0, [3, 3, 1])));
    };
    expect(after({ banner: act(NOTHING), altar: act(NOTHING) })).toBe('edge.ask.turn');
    expect(after({ banner: act(NOTHING), altar: act(DRAW) })).toBe('edge.ask.step');
    expect(after({ banner: act(NOTHING, DRAW), altar: act(NOTHING) })).toBe('edge.ask.step');
  });

  it('EDGE-ACT-03: with a card in hand it stays open, whatever it is; with nothing to play it does not', () => {
    const after = (cards: ActionCard[], hand: string[]) => {
      const t = table(faction(cards), { hand });
      return asked(t.do({ do: 'activate', squad: 0 }, 'keep', t.move(0, [3, 3, 1])));
    };
    expect(after([card('plain', {})], ['plain'])).toBe('edge.ask.step');
    expect(after([card('plain', {})], [])).toBe('edge.ask.turn');
    expect(after([], ['blank'])).toBe('edge.ask.turn');
  });
});
