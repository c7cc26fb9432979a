import type { Ruling } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { Action, Faction } from '../src/content/types.js';
import type { Effect, Moment } from '../src/effect.js';
import { judgeAction, judgeAttach, openSources, sourcesAtHand } from '../src/plays.js';
import { changeSquad } from '../src/reduce/record.js';
import { type Source, type Token } from '../src/state.js';
import { anAction, factionsWith, type CustomCard } from './customCards.js';
import { DECK, holding, MILITIA, RIDERS } from './holding.js';
import { scene, type Scene, type SeatBody, type SquadBody } from './scene.js';

/** The judge of what may be played, clause by clause. */

const name = { fr: 'x', en: 'x' };
const CRYSTAL: Effect = { do: 'crystals', count: 1 };
const FREE: Partial<Action> = { user: 'nobody', effects: [CRYSTAL] };
const FOE: SquadBody = { card: 'militia', at: [[3, 3, 1]] };
const rules = (ruling: Ruling): string[] => (ruling.ok ? [] : ruling.because.map(({ rule }) => rule));

const table = (
  cards: Readonly<Record<string, CustomCard>>,
  own: SeatBody = {},
  part: Partial<Faction> = {},
  active = 0,
): Scene =>
  scene({
    factions: factionsWith(cards, part),
    active,
    seats: [
      { squads: [MILITIA, RIDERS], deck: DECK, ...own },
      { squads: [FOE], deck: DECK },
    ],
  });
const judged = (t: Scene, source: Source, moment: Moment = 'open', seat = 0): string[] =>
  rules(judgeAction(t.state, seat, source, moment));

describe('what one has at hand', () => {
  const GEM: Readonly<Record<string, CustomCard>> = { gem: { upper: FREE, lower: FREE, attach: {} } };

  it('EDGE-CARD-01: a card in one’s own hand', () => {
    const t = table({ it: { upper: FREE } }, { hand: ['it'], discard: ['it'] });
    const [held] = t.state.seats[0]!.hand.cards;
    const [gone] = t.state.seats[0]!.discard.cards;
    expect(judged(t, { from: 'hand', card: held!, half: 'upper' })).toEqual([]);
    expect(judged(t, { from: 'hand', card: gone!, half: 'upper' })).toEqual(['EDGE-CARD-01']);
  });

  it('EDGE-UPG-05: an Upgrade of one’s own that is attached', () => {
    const bearer = { ...MILITIA, upgrades: [{ card: 'gem' }] };
    const t = scene({
      factions: factionsWith(GEM),
      seats: [
        { squads: [bearer], deck: DECK, hand: ['gem'] },
        { squads: [{ ...FOE, upgrades: [{ card: 'gem' }] }], deck: DECK },
      ],
    });
    const use = (card: number): string[] => judged(t, { from: 'upgrade', card, half: 'upper' });
    expect(use(t.state.squads[0]!.upgrades[0]!.card)).toEqual([]);
    expect(use(t.state.squads[1]!.upgrades[0]!.card)).toEqual(['EDGE-UPG-05']);
    expect(use(t.state.seats[0]!.hand.cards[0]!)).toEqual(['EDGE-UPG-05']);
  });

  it('EDGE-BAN-03: the Banner, face up', () => {
    const banner = { banner: { name, action: anAction(FREE) } };
    expect(judged(table({}, {}, banner), { from: 'banner' })).toEqual([]);
    expect(judged(table({}, { bannerUp: false }, banner), { from: 'banner' })).toEqual(['EDGE-BAN-03']);
  });

  it('EDGE-CARD-01: the Altar, if it can do something and is one’s own, on the board', () => {
    const t = table({}, {}, { altar: { name, action: anAction(FREE) } });
    const token = (part: Partial<Token>): Token => ({ kind: 'altar', owner: 0, ...t.at(6, 5), id: 'altar', ...part });
    const use = (...tokens: Token[]): string[] => {
      t.state.tokens = tokens;
      return judged(t, { from: 'altar' });
    };
    expect(use(token({}))).toEqual([]);
    expect(use()).toEqual(['EDGE-CARD-01']);
    expect(use(token({ owner: 1 }))).toEqual(['EDGE-CARD-01']);
    expect(use(token({ kind: 'faction' }))).toEqual(['EDGE-CARD-01']);
    expect(use(token({ space: -1, mask: 0 }))).toEqual(['EDGE-CARD-01']);
    expect(use(token({ owner: 1 }), token({ kind: 'faction' }), token({}))).toEqual([]);
    const mute = table({}, { altar: [6, 5] }, { altar: { name } });
    expect(judged(mute, { from: 'altar' })).toEqual(['EDGE-CARD-01']);
    expect(openSources(mute.state, 0)).toEqual([{ from: 'banner' }]);
    // A trap is nobody's to play.
    expect(judged(t, { from: 'token', token: 0 })).toEqual(['EDGE-CARD-01']);
  });

  it('EDGE-CARD-02, EDGE-UPG-01: both halves of cards and attached Upgrades; of Upgrades in hand neither', () => {
    const t = table(
      { ...GEM, it: { upper: FREE } },
      {
        hand: ['it', 'gem'],
        squads: [MILITIA, { ...RIDERS, upgrades: [{ card: 'gem' }] }],
      },
    );
    const [card] = t.state.seats[0]!.hand.cards.filter(held => held === t.card(0, 'it'));
    const attached = t.state.squads[1]!.upgrades[0]!.card;
    expect(sourcesAtHand(t.state, 0)).toEqual([
      { from: 'hand', card, half: 'upper' },
      { from: 'hand', card, half: 'lower' },
      { from: 'upgrade', card: attached, half: 'upper' },
      { from: 'upgrade', card: attached, half: 'lower' },
      { from: 'altar' },
      { from: 'banner' },
    ]);
    expect(openSources(t.state, 1)).toEqual([{ from: 'altar' }, { from: 'banner' }]);
  });
});

describe('when it may be played', () => {
  const instant = { ...FREE, instant: true } as const;

  it('EDGE-PAS-14, R58: nothing in a Passive turn', () => {
    const t = table({ it: { upper: instant } }, { hand: ['it'] });
    const source: Source = { from: 'hand', card: t.card(0, 'it'), half: 'upper' };
    expect(judged(t, source)).toEqual([]);
    t.state.turnKind = 'passive';
    expect(judged(t, source)).toEqual(['EDGE-PAS-14']);
  });

  it('EDGE-BAN-02, EDGE-INST-02, R66: in another’s turn Instants, but neither Banner nor Altar, though they be Instant', () => {
    const part = { banner: { name, action: anAction(instant) }, altar: { name, action: anAction(instant) } };
    const t = table({ it: { upper: instant, lower: FREE } }, { hand: ['it'], altar: [6, 5] }, part, 1);
    const half = (which: 'upper' | 'lower'): Source => ({ from: 'hand', card: t.card(0, 'it'), half: which });
    expect([judged(t, half('upper')), judged(t, half('lower'))]).toEqual([[], ['EDGE-INST-04']]);
    expect([judged(t, { from: 'banner' }), judged(t, { from: 'altar' })]).toEqual([['EDGE-BAN-02'], ['EDGE-BAN-02']]);
    t.state.active = 0;
    expect([judged(t, { from: 'banner' }), judged(t, { from: 'altar' })]).toEqual([[], []]);
  });

  it('EDGE-CARD-10, EDGE-CARD-11: at the moments it names, or else at the open ones', () => {
    const cards = { plain: { upper: FREE }, named: { upper: { ...FREE, when: ['attack-rolled'] } } } as const;
    const t = table(cards, { hand: ['plain', 'named'] });
    const at = (id: string, moment: Moment) => judged(t, { from: 'hand', card: t.card(0, id), half: 'upper' }, moment);
    expect([at('plain', 'open'), at('plain', 'attack-rolled')]).toEqual([[], ['EDGE-CARD-11']]);
    expect([at('named', 'open'), at('named', 'attack-rolled')]).toEqual([['EDGE-CARD-10'], []]);
  });

  it('EDGE-UPG-13: a limit is that of the player who used it', () => {
    const t = table({}, { altar: [6, 5] }, { altar: { name, action: anAction({ ...FREE, limit: 'turn' }) } });
    const used = (seat: number): string[] => {
      t.state.uses = [{ seat, source: { from: 'altar' }, limit: 'turn', depth: 0 }];
      return judged(t, { from: 'altar' });
    };
    expect([used(1), used(0)]).toEqual([[], ['EDGE-UPG-13']]);
    // What has no limit is not held up by a use noted before.
    const free = table({}, { altar: [6, 5] }, { altar: { name, action: anAction(FREE) } });
    free.state.uses = [{ seat: 0, source: { from: 'altar' }, limit: 'turn', depth: 0 }];
    expect(judged(free, { from: 'altar' })).toEqual([]);
  });
});

describe('Passive Actions', () => {
  it('EDGE-UPG-15: are paid once, each Upgrade for itself', () => {
    const passive = {
      upper: FREE,
      lower: { passive: [{ to: 'bearer', stat: 'att', amount: 1 }] },
      attach: {},
    } as const;
    const upgrades = [{ card: 'gem', passive: true }, { card: 'ring' }];
    const t = table({ gem: passive, ring: passive }, { squads: [{ ...MILITIA, upgrades }] });
    const lower = (id: string): Source => ({ from: 'upgrade', card: t.card(0, id), half: 'lower' });
    expect([judged(t, lower('gem')), judged(t, lower('ring'))]).toEqual([['EDGE-UPG-15'], []]);
    t.do({ do: 'upgrade', card: t.card(0, 'ring'), half: 'lower' });
    expect(judged(t, lower('ring'))).toEqual(['EDGE-UPG-15']);
    expect(judged(t, { ...lower('gem'), half: 'upper' } as Source)).toEqual([]);
  });
});

describe('who uses it', () => {
  it('EDGE-CARD-04, R59: of the Squad named, even if nobody uses it: it must be there and alive, unless it is for the dead', () => {
    const cards = {
      named: { upper: { ...FREE, squad: 'riders' } },
      raised: { upper: { ...FREE, squad: 'riders', onDead: true } },
      used: { upper: { squad: 'riders', effects: [CRYSTAL] } },
    } as const;
    const refusals = (...squads: SquadBody[]) => {
      const t = table(cards, { squads, hand: ['named', 'raised', 'used'] });
      return ['named', 'raised', 'used'].map(id => t.refusal(t.play(0, id)));
    };
    const NO = ['EDGE-CARD-04'];
    expect(refusals(MILITIA, RIDERS)).toEqual([[], [], []]);
    expect(refusals(MILITIA, { card: 'riders', at: [null] })).toEqual([NO, [], NO]);
    expect(refusals(MILITIA)).toEqual([NO, NO, NO]);
  });

  it('EDGE-GEN-05: a Squad that may not shoot as a whole uses no Shot; one figure that may is enough', () => {
    const aim = { pick: 'figure', whose: 'enemy' } as const;
    const wound: Effect = { do: 'wound', whom: 'facing', wounds: 1 };
    const shot = (shooter: 'each' | 'none'): Effect =>
      shooter === 'each'
        ? { do: 'shot', shooter, affects: 'enemies', hit: [wound] }
        : { do: 'shot', shooter, at: { target: 0 }, affects: 'enemies', hit: [wound] };
    const status = { id: 'rooted', name, on: 'figure', auras: [{ to: 'bearer', forbids: ['shoot'] }] } as const;
    const cards: Readonly<Record<string, CustomCard>> = {
      volley: { upper: { squad: 'militia', effects: [shot('each')] } },
      mines: { upper: { squad: 'militia', targets: [aim], effects: [shot('none')] } },
      other: { upper: { squad: 'militia', effects: [CRYSTAL] } },
    };
    const refusals = (...bound: number[]) => {
      const t = table(cards, { hand: ['volley', 'mines', 'other'] }, { statuses: [status] });
      t.state.statuses = bound.map(figure => ({
        on: 'figure',
        id: t.figure(0, 0, figure),
        status: 'rooted',
        until: 'match',
        seat: 0,
        depth: -1,
      }));
      return ['volley', 'mines', 'other'].map(id => t.refusal(t.play(0, id)));
    };
    expect(refusals()).toEqual([[], [], []]);
    expect(refusals(0)).toEqual([[], [], []]);
    expect(refusals(0, 1)).toEqual([['EDGE-GEN-05'], [], []]);
  });
});

describe('attaching', () => {
  const attach = (t: Scene, id: string, moment: Moment = 'open') =>
    rules(judgeAttach(t.state, 0, t.card(0, id), moment));

  it('EDGE-UPG-01, R56: an Upgrade in hand, in one’s own Active turn, at an open moment', () => {
    const own = { hand: ['blade', 'bolt'], discard: ['mail'], reserve: 1 };
    const t = table({}, own);
    expect([attach(t, 'blade'), attach(t, 'bolt'), attach(t, 'mail')]).toEqual([[], ['EDGE-UPG-01'], ['EDGE-CARD-01']]);
    expect(attach(t, 'blade', 'attack-rolled')).toEqual(['EDGE-CARD-11']);
    t.state.turnKind = 'passive';
    expect(attach(t, 'blade')).toEqual(['EDGE-UPG-01']);
    expect(attach(table({}, own, {}, 1), 'blade')).toEqual(['EDGE-UPG-01']);
  });

  it('EDGE-UPG-07, EDGE-UPG-16: some Squad in play that has no twin; with two Upgrades the twin itself may go', () => {
    const bearing = (...upgrades: string[]): SquadBody => ({ ...MILITIA, upgrades: upgrades.map(card => ({ card })) });
    const at = (...squads: SquadBody[]) => table({}, { squads, hand: ['blade'], reserve: 1 });
    expect(attach(at(bearing('blade')), 'blade')).toEqual(['EDGE-UPG-07']);
    expect(attach(at(bearing('blade'), RIDERS), 'blade')).toEqual([]);
    expect(attach(at(bearing('mail')), 'blade')).toEqual([]);
    expect(attach(at(bearing('blade', 'mail')), 'blade')).toEqual([]);
    const t = at(MILITIA);
    changeSquad(t.state, 0, { status: 'waiting' });
    expect(attach(t, 'blade')).toEqual(['EDGE-UPG-16']);
  });

  it('EDGE-PAY-11: and it must be paid for', () => {
    const poor = holding([], { own: { squads: [MILITIA], hand: ['blade'] }, body: { marker: -10 } });
    expect(poor.refusal({ do: 'attach', card: poor.card(0, 'blade') })).toEqual(['EDGE-PAY-11']);
    const rich = holding([], { own: { squads: [MILITIA], hand: ['blade'] }, body: { marker: -9 } });
    expect(rich.refusal({ do: 'attach', card: rich.card(0, 'blade') })).toEqual([]);
  });
});
