import { viewOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { theEdge } from '../src/system.js';
import { factionsWith } from './customCards.js';
import { cards, END, PASS, scene, yellow, type SceneBody, type SeatBody } from './scene.js';

const MILITIA = { card: 'militia', at: [[3, 3, 0]] } as const;
const RIDERS = { card: 'riders', at: [[1, 3, 0, 1]] } as const;
const FOES = {
  card: 'militia',
  at: [
    [3, 3, 1],
    [3, 3, 2],
  ],
} as const;

const DECK = ['jump', 'jump', 'jump'];

/** Seat 0 to act with this hand; its enemies stand beside its militia. */
const table = (own: SeatBody, foe: SeatBody = {}, body: Partial<SceneBody> = {}) =>
  scene({
    seats: [
      { squads: [MILITIA, RIDERS], deck: DECK, ...own },
      { squads: [FOES], deck: DECK, ...foe },
    ],
    ...body,
  });

/** What is asked; a call, because the compiler would not believe that it changes from one line to the next. */
const asked = (t: ReturnType<typeof table>): string => t.next;

const optionsOf = (shape: unknown, open = true): unknown[] =>
  (shape as { options: { id: unknown; barred?: unknown }[] }).options
    .filter(({ barred }) => (barred === undefined) === open)
    .map(({ id }) => id);

describe('playing cards', () => {
  it('EDGE-CARD-01, EDGE-ACT-02: cards come in any order, as many as one holds', () => {
    const crystal = ['card.played', 'crystals.gained', 'card.discarded'];
    const draws = ['card.played', 'cards.drawn', 'card.discarded'];
    const types = (t: ReturnType<typeof table>) =>
      t.allEvents.map(({ type }) => type).filter(type => [...crystal, ...draws].includes(type));
    const first = table({ hand: ['crystal', 'draw'], deck: ['shot', 'shot', 'shot'] });
    first.do(
      first.play(0, 'crystal'),
      first.play(0, 'draw'),
      cards(first.card(0, 'shot'), first.card(0, 'shot') + 1, first.card(0, 'shot') + 2),
    );
    expect(types(first)).toEqual([...crystal, ...draws]);
    const second = table({ hand: ['crystal', 'draw'], deck: ['shot', 'shot', 'shot'] });
    second.do(
      second.play(0, 'draw'),
      cards(second.card(0, 'shot'), second.card(0, 'shot') + 1),
      second.play(0, 'crystal'),
    );
    expect(types(second)).toEqual([...draws, ...crystal]);
  });

  it('EDGE-CARD-01: a card that is not in hand cannot be played', () => {
    const t = table({ hand: ['crystal'], deck: ['draw', 'draw'] });
    expect(t.refusal(t.play(0, 'draw'))).toEqual(['EDGE-CARD-01']);
    expect(t.refusal(t.play(0, 'crystal'))).toEqual([]);
  });

  it('EDGE-CARD-02: each of the two Actions has its own cost', () => {
    const t = table({ hand: ['costly'], reserve: 4 });
    t.do(t.play(0, 'costly', 'upper'));
    expect(t.prompt).toMatchObject({ ask: 'edge.ask.pay', shape: { total: 4 } });
    const other = table({ hand: ['costly'], reserve: 4 });
    other.do(other.play(0, 'costly', 'lower'), other.squad(0, 0));
    expect(other.prompt).toMatchObject({ ask: 'edge.ask.sacrifice', shape: { min: 1, max: 1 } });
  });

  it('EDGE-CARD-03, EDGE-CARD-05: a generic Action may be used by any of one’s Squads, Upper or Lower', () => {
    const t = table({ hand: ['instant', 'volley'] });
    t.do(t.play(0, 'instant', 'upper'));
    expect(optionsOf(t.prompt.shape)).toEqual([t.squad(0, 0), t.squad(0, 1)]);
    const lower = table({ hand: ['volley'] });
    lower.do(lower.play(0, 'volley', 'lower'));
    expect(optionsOf(lower.prompt.shape)).toEqual([lower.squad(0, 0), lower.squad(0, 1)]);
  });

  it('EDGE-CARD-04: a Lower Action is for the Squad it names, Activated or not', () => {
    const t = table({ hand: ['crystal'] });
    t.do({ do: 'activate', squad: t.squad(0, 1) }, { do: 'stop' });
    expect(t.refusal(t.play(0, 'crystal', 'lower'))).toEqual([]);
    t.do(t.play(0, 'crystal', 'lower'));
    expect(t.next).toBe('edge.ask.turn');
    expect(t.events('card.played')).toMatchObject([{ half: 'lower' }]);
    const without = scene({ seats: [{ squads: [RIDERS], deck: DECK, hand: ['crystal'] }, { squads: [FOES] }] });
    expect(without.refusal(without.play(0, 'crystal', 'lower'))).toEqual(['EDGE-CARD-04']);
    expect(without.refusal(without.play(0, 'crystal', 'upper'))).toEqual([]);
  });

  it('EDGE-CARD-04, R59: a named Squad without living figures cannot use it, unless it is for the dead', () => {
    const dead = { squads: [{ card: 'militia', at: [null] }, RIDERS] } as const;
    const t = table({ ...dead, hand: ['crystal', 'revival'] });
    expect(t.refusal(t.play(0, 'crystal', 'lower'))).toEqual(['EDGE-CARD-04']);
    expect(t.refusal(t.play(0, 'revival', 'upper'))).toEqual([]);
  });

  it('EDGE-CARD-04, R60: two Squads of the same name may both use it', () => {
    const twice = [MILITIA, { card: 'militia', at: [[1, 3, 0]] }] as const;
    const t = table({ squads: twice, hand: ['crystal'] });
    t.do(t.play(0, 'crystal', 'lower'));
    expect(optionsOf(t.prompt.shape)).toEqual([t.squad(0, 0), t.squad(0, 1)]);
  });

  it('EDGE-CARD-06: an Action that targets an enemy offers enemies only', () => {
    const t = table({ hand: ['bolt'] });
    t.do(t.play(0, 'bolt'));
    expect(optionsOf(t.prompt.shape)).toEqual([t.figure(1, 0, 0), t.figure(1, 0, 1)]);
    expect(t.refusal(t.figure(0, 0))).not.toEqual([]);
  });

  it('EDGE-GEN-05: an Action whose targets cannot be named cannot be played', () => {
    const far = [{ card: 'militia', at: [[-3, 6, 0]] }] as const;
    const t = table({ hand: ['shot'] }, { squads: far });
    expect(t.refusal(t.play(0, 'shot'))).toEqual(['EDGE-GEN-05']);
    const near = table({ hand: ['shot'] });
    expect(near.refusal(near.play(0, 'shot'))).toEqual([]);
  });

  it('EDGE-CARD-07, EDGE-PAY-04, EDGE-PAY-05: a cost is paid with any mix of Crystals, Endurance and Victory Points', () => {
    const t = table({ hand: ['costly'], reserve: 1 });
    t.do(t.play(0, 'costly'), [1, 2, 1]);
    expect(t.events('cost.paid')).toMatchObject([
      { seat: 0, crystals: 1, endurance: [{ squad: t.squad(0, 1), tokens: 2 }], vp: 1 },
    ]);
    expect(t.state.seats[0]).toMatchObject({ reserve: 0, exhausted: 1 });
    expect(t.state.marker).toBe(-1);
  });

  it('EDGE-CARD-07, EDGE-PAY-11: a cost that cannot be paid in full bars the Action', () => {
    // Four are due: militia have no tokens, and of the Victory Points three are left.
    const poor = { squads: [MILITIA], hand: ['costly'] } as const;
    expect(refusedFor(table(poor, {}, { marker: -7 }))).toEqual(['EDGE-PAY-11']);
    expect(refusedFor(table(poor, {}, { marker: -6 }))).toEqual([]);
    expect(refusedFor(table({ ...poor, reserve: 1 }, {}, { marker: -7 }))).toEqual([]);
  });

  const refusedFor = (t: ReturnType<typeof table>) => t.refusal(t.play(0, 'costly'));

  it('EDGE-CARD-08, EDGE-CARD-09, R64: the card gives one of its Actions and is discarded once that is resolved', () => {
    const t = table({ hand: ['bolt', 'bolt'] });
    const played = t.play(0, 'bolt', 'lower');
    t.do(played);
    // Announced, not resolved: it is neither in the hand nor in the discard.
    expect(t.state.seats[0]!.playing.cards).toEqual([played.card]);
    expect(t.state.seats[0]!.discard.cards).toEqual([]);
    t.do(t.figure(1, 0));
    expect(t.state.seats[0]!.playing.cards).toEqual([]);
    expect(t.state.seats[0]!.discard.cards).toEqual([played.card]);
    expect(t.refusal({ ...played, half: 'upper' })).toEqual(['EDGE-CARD-01']);
  });

  it('EDGE-CARD-10: a timing printed on a card overrides the general permission', () => {
    const t = table({ hand: ['parry', 'instant'] });
    expect(t.refusal(t.play(0, 'parry'))).toEqual(['EDGE-CARD-10']);
    expect(t.refusal(t.play(0, 'instant'))).toEqual([]);
  });

  it('EDGE-CARD-11, R53, EDGE-SNK-04: between the Attack and Defence rolls only a card that says so', () => {
    for (const attack of [fight, sneakAttack]) {
      const t = table({ hand: ['ambush'] }, { hand: ['instant', 'parry'] }, { windows: true });
      attack(t);
      expect([t.seat, t.next]).toEqual([1, 'edge.ask.window.attack-rolled']);
      expect(t.refusal(t.play(1, 'instant', 'upper'))).toEqual(['EDGE-CARD-11']);
      expect(t.refusal(t.play(1, 'parry', 'upper'))).toEqual([]);
    }
  });

  /** Both make seat 0's militia attack seat 1's, up to the closed window. */
  function fight(t: ReturnType<typeof table>): void {
    passUntil(t, 'edge.ask.turn');
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', t.fight(t.figure(0, 0), t.figure(1, 0)));
    passUntil(t, 'edge.ask.die.attack');
    t.do('yellow', yellow(3));
    passUntil(t, 'edge.ask.window.attack-rolled', 1);
  }

  function sneakAttack(t: ReturnType<typeof table>): void {
    passUntil(t, 'edge.ask.turn');
    t.do(t.play(0, 'ambush', 'lower'));
    if (t.next === 'edge.ask.user') t.do(t.squad(0, 0));
    t.do(t.figure(0, 0), t.figure(1, 0));
    passUntil(t, 'edge.ask.die.attack');
    t.do('yellow', yellow(3));
    passUntil(t, 'edge.ask.window.attack-rolled', 1);
  }

  /** Everybody passes until this is asked (of this seat). */
  function passUntil(t: ReturnType<typeof table>, ask: string, seat = t.seat): void {
    while (asked(t) !== ask || (ask.includes('window') && t.seat !== seat)) t.do(PASS);
  }

  it('EDGE-CARD-12, EDGE-CARD-14 (edge case 28): an Action is resolved whole before its target may answer, too late to be saved', () => {
    const t = table({ hand: ['bolt'] }, { hand: ['instant'] }, { windows: true });
    while (asked(t) !== 'edge.ask.turn') t.do(PASS);
    t.do(t.play(0, 'bolt'), t.figure(1, 0));
    // Nothing that seat 1 holds interrupts: it is asked again only when the figure is dead.
    while (t.seat !== 1 || asked(t) !== 'edge.ask.window.open') {
      expect(t.refusal({ ...t.play(1, 'instant'), card: t.card(1, 'instant') })).not.toEqual([]);
      t.do(PASS);
    }
    expect(t.events('figure.killed')).toMatchObject([{ figure: t.figure(1, 0) }]);
    t.do(t.play(1, 'instant'));
    expect(t.state.figures[t.figure(1, 0)]).toMatchObject({ space: -1 });
  });

  it('EDGE-CARD-13, R42, R94: a card that cancels a step acts inside it; what was paid stays paid', () => {
    const shotCard = factionsWith({
      pricey: { upper: { user: 'nobody', cost: { crystals: 1 }, effects: [{ do: 'crystals', count: 2 }] } },
    });
    const t = table(
      { hand: ['pricey'], reserve: 1 },
      { hand: ['counterspell'] },
      { windows: true, factions: shotCard },
    );
    while (asked(t) !== 'edge.ask.turn') t.do(PASS);
    t.do(t.play(0, 'pricey'), 'pay');
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.window.action-announced']);
    t.do(t.play(1, 'counterspell'));
    expect(t.events('exchange.cancelled')).toHaveLength(1);
    expect(t.events('crystals.gained')).toEqual([]);
    expect(t.state.seats[0]).toMatchObject({ reserve: 0, exhausted: 1 });
    expect(t.state.seats[0]!.discard.cards).toHaveLength(1);
    expect(t.state.seats[1]!.discard.cards).toHaveLength(1);
  });

  it('EDGE-CARD-15, EDGE-GEN-03: used and discarded cards lie face up in their owner’s discard pile', () => {
    const t = table({ hand: ['crystal', 'draw'] });
    const used = t.card(0, 'crystal');
    const thrown = t.card(0, 'draw');
    t.do(t.play(0, 'crystal'), END);
    expect(t.next).toBe('edge.ask.discard');
    t.do(thrown);
    for (const viewer of [0, 1, 'public'] as const)
      expect(viewOf(theEdge, t.match, viewer).state.seats[0]!.discard.cards).toEqual([used, thrown]);
    expect(t.state.seats[0]!.deck.list).not.toContain(used);
  });

  it('EDGE-CARD-16: cards are drawn from one’s own deck only', () => {
    const t = table({ hand: ['draw'], deck: ['shot', 'bolt'] }, { deck: ['volley'] });
    const [first, second] = [t.card(0, 'shot'), t.card(0, 'bolt')];
    t.do(t.play(0, 'draw'));
    expect(t.match.pending).toMatchObject({ kind: 'chance', chance: { from: [first, second] } });
  });

  it('EDGE-TURN-05, R65: an effect draws only up to the limit of the hand', () => {
    // Three are offered; with one card left in hand two come.
    const t = table({ hand: ['draw', 'bolt'], deck: ['shot', 'shot', 'shot'] });
    t.do(t.play(0, 'draw'));
    expect(t.match.pending).toMatchObject({ kind: 'chance', chance: { count: 2 } });
    const wide = table({ hand: ['draw', 'bolt'], deck: ['shot', 'shot', 'shot'] }, {}, { options: { handSize: 4 } });
    wide.do(wide.play(0, 'draw'));
    expect(wide.match.pending).toMatchObject({ kind: 'chance', chance: { count: 3 } });
  });

  it('EDGE-GEN-06: whoever plays a card shows it to all, with the half that is used', () => {
    const t = table({ hand: ['crystal'] });
    t.do(t.play(0, 'crystal'));
    const [played] = t.events('card.played');
    expect(played).toMatchObject({ seat: 0, half: 'upper' });
    expect(theEdge.redact(played!, 1)).toEqual(played);
    expect(theEdge.redact(played!, 'public')).toEqual(played);
  });
});

describe('instants', () => {
  /** Seat 1 is active; seat 0 holds this hand and is asked in the first window. */
  const reacting = (hand: readonly string[], body: Partial<SeatBody> = {}) =>
    table({ hand, ...body }, { hand: ['crystal'] }, { active: 1, windows: true });

  const toSeat0 = (t: ReturnType<typeof table>) => {
    while (t.seat !== 0) t.do(t.next === 'edge.ask.turn' ? t.play(1, 'crystal') : PASS);
    return t;
  };

  it('EDGE-INST-01, EDGE-INST-04: the property belongs to the Action, not to the card', () => {
    const t = toSeat0(reacting(['march', 'crystal']));
    expect(t.refusal(t.play(0, 'march', 'upper'))).toEqual(['EDGE-INST-04']);
    expect(t.refusal(t.play(0, 'march', 'lower'))).toEqual([]);
    expect(t.refusal(t.play(0, 'crystal', 'upper'))).toEqual(['EDGE-INST-04']);
  });

  it('EDGE-INST-02, R57: Instants may be played in an opponent’s Active turn and in one’s own', () => {
    const theirs = toSeat0(reacting(['instant']));
    theirs.do(theirs.play(0, 'instant', 'lower'));
    expect(theirs.events('card.played')).toMatchObject([{ seat: 0 }]);
    const own = table({ hand: ['instant'] });
    expect(own.refusal(own.play(0, 'instant'))).toEqual([]);
  });

  it('EDGE-INST-03, R87: an Instant is paid for like any other, in anybody’s turn', () => {
    const factions = factionsWith({
      surge: { upper: { instant: true, user: 'nobody', cost: { crystals: 2 }, effects: [{ do: 'draw', count: 1 }] } },
    });
    const poor = { squads: [{ card: 'militia', at: [[3, 3, 0]] }], hand: ['surge'] } as const;
    const at = (reserve: number) =>
      toSeat0(
        scene({
          seats: [
            { ...poor, deck: DECK, reserve },
            { squads: [FOES], deck: DECK, hand: ['crystal'] },
          ],
          factions,
          active: 1,
          windows: true,
          marker: -10,
        }),
      );
    expect(at(1).refusal(at(1).play(0, 'surge'))).toEqual(['EDGE-PAY-11']);
    const t = at(2);
    t.do(t.play(0, 'surge'), 'pay');
    expect(t.events('cost.paid')).toMatchObject([{ seat: 0, crystals: 2 }]);
  });

  it('EDGE-INST-05, EDGE-TURN-04: a card used in another’s turn is replaced at its end', () => {
    const t = toSeat0(reacting(['instant', 'bolt', 'shot'], { deck: ['crystal', 'crystal'] }));
    t.do(t.play(0, 'instant', 'lower'));
    while (asked(t) !== 'edge.ask.turn') t.do(PASS);
    t.do(END);
    while (t.match.pending.kind === 'decision') t.do(asked(t) === 'edge.ask.discard' ? 'none' : PASS);
    // Seat 1 draws first (R95), then seat 0 its one missing card.
    while (t.match.pending.kind === 'chance') {
      const { chance } = t.match.pending;
      if (chance.kind !== 'draw') throw new Error('no draw');
      t.do(cards(...chance.from.slice(0, chance.count)));
    }
    expect(t.state.seats[0]!.hand.cards).toHaveLength(3);
    expect(t.events('cards.drawn').map(({ seat, moves }) => [seat, moves.length])).toContainEqual([0, 1]);
  });

  it('EDGE-INST-02, EDGE-PAS-14 (edge case 27): nobody plays anything in a Passive turn', () => {
    const t = table({ hand: ['instant'] }, { hand: ['instant'] }, { begin: 'passive', windows: true });
    // The whole turn runs through to the refill of the hands without a question to anybody.
    expect(t.match.pending).toMatchObject({ kind: 'chance', chance: { kind: 'draw', count: 2 } });
    expect(t.match.wait).toBe(1);
  });
});

describe('the Altar', () => {
  it('EDGE-UPG-13: its Action may be used once a turn, in one’s own turn, while it stands', () => {
    const t = table({ altar: [6, 1], exhausted: 2 });
    t.do({ do: 'altar' });
    expect(t.state.seats[0]).toMatchObject({ reserve: 1, exhausted: 1 });
    expect(t.refusal({ do: 'altar' })).toEqual(['EDGE-UPG-13']);
    const without = table({ exhausted: 2 });
    expect(without.refusal({ do: 'altar' })).not.toEqual([]);
  });

  it('radiates: what it gives holds within its range and not a Space further', () => {
    const altar = {
      name: { fr: 'a', en: 'a' },
      auras: [{ to: { whose: 'yours', range: 1 }, stat: 'att', amount: 3 }],
    } as const;
    const factions = factionsWith({}, { altar });
    const powerAt = (u: number) => {
      const t = scene({
        seats: [
          { squads: [{ card: 'militia', at: [[u, 3, 1]] }], altar: [3, 3] },
          { squads: [{ card: 'militia', at: [[u, 3, 2]] }] },
        ],
        factions,
      });
      t.do(
        { do: 'activate', squad: t.squad(0, 0) },
        'keep',
        t.fight(t.figure(0, 0), t.figure(1, 0)),
        'yellow',
        yellow(1),
      );
      return t.events('power.reached').at(-1)?.power;
    };
    expect(powerAt(4)).toBe(2 + 1 + 3);
    expect(powerAt(5)).toBe(2 + 1);
  });
});
