import { drawnCards, type CardId } from '@banneret/cards';
import { ask, askAll, done, goto, pick, roll, type Ctx, type Prompt, type Seat } from '@banneret/kernel';
import { OPERATIONS, type Book, type Operation } from '../../book.js';
import type { AllegianceCard, Suit } from '../../content/types.js';
import { company, type CompanyChoice } from '../../decisions/company.js';
import type { Event } from '../../events.js';
import { isBlackJoker, isRedJoker, suitsOf, valueOf } from '../../fate.js';
import { commandersFault } from '../../hiring.js';
import { joining } from '../../recruits.js';
import { LAYOUT_OF, OPERATION_OF, PLAIN_LAYOUT } from '../../rulings.js';
import type { State } from '../../state.js';
import { flipRequest, settleDecks } from '../decks.js';
import { procedure } from '../machine.js';
import { confederationOf, partnersOf, uniqueAmong } from './roles.js';

type Choices = readonly (CompanyChoice | null)[];

/** TOS-ENC-04 … -12: Allegiances, Envoys and Commanders, revealed together; then the Operation is flipped for. */
export const encounter = procedure('encounter')({
  begin(c, v) {
    v.chosen = c.state.book.companies.map(
      ready =>
        ready && {
          allegiance: ready.allegiance,
          envoy: ready.envoy ?? null,
          commanders: ready.commanders.map(({ unit }) => unit),
        },
    );
    return goto('choose');
  },
  choose(c, v) {
    const chosen = v.chosen ?? [];
    const seats = [...chosen.keys()].filter(seat => chosen[seat] === null);
    v.asked = seats;
    if (seats.length === 0) return goto('reveal');
    return askAll(
      seats.map(seat => askCompany(c.state.book, seat, chosen)),
      'chosen',
    );
  },
  chosen(c, v, replies: readonly CompanyChoice[]) {
    const { book } = c.state;
    const asked = v.asked ?? [];
    const all = (v.chosen ?? []).map((known, seat) => known ?? (replies[asked.indexOf(seat)] as CompanyChoice));
    // TOS-MPL-09: of two partners who want the same Unique Commander the later one chooses again.
    v.chosen = all.map((choice, seat) => {
      const earlier = partnersOf(book, seat).filter(partner => partner < seat || !asked.includes(partner));
      return asked.includes(seat) && clashes(book, choice, takenBy(book, all, earlier)) ? null : choice;
    });
    return goto('choose');
  },
  reveal(c, v) {
    const { book } = c.state;
    const chosen = (v.chosen ?? []) as readonly CompanyChoice[];
    const placeOf = (cards: readonly { readonly id: string }[], id: string | null): number =>
      cards.findIndex(card => card.id === id);
    const players = chosen.map(({ allegiance, envoy }, seat) => ({
      allegiance: placeOf(book.pack.allegiances, allegiance),
      envoy: placeOf(book.pack.envoys, envoy),
      confederation: confederationOf(book, seat),
    }));
    c.emit({ type: 'companies.revealed', players });
    for (const [seat, { commanders }] of chosen.entries()) {
      for (const unit of commanders) c.emit(joining(c.state, seat, { unit }));
      c.emit({ type: 'commanders.counted', seat, commanders: commanders.length });
    }
    return goto('roles');
  },
  roles(c, v) {
    // TOS-CNQ-01, TOS-KTA-05, TOS-TRI-01: no Attacker, and Operation and zones are fixed.
    if (c.state.book.encounter !== 'standard') return goto('fixed');
    v.drawn = [];
    return goto('flip');
  },
  fixed(c) {
    if (c.state.book.encounter === 'killThemAll')
      c.emit({ type: 'layout.settled', layout: PLAIN_LAYOUT, commandersFirst: false });
    return done();
  },
  /** these flips are neither cheated nor helped. */
  flip: (c, v) => roll(flipRequest(c.state, (v.drawn ?? []).length, 'TOS-ENC-09').chance, 'flipped'),
  flipped(c, v, outcome: readonly CardId[]) {
    const seat = (v.drawn ?? []).length;
    const [card] = drawnCards(flipRequest(c.state, seat, 'TOS-ENC-09'), outcome) as [CardId];
    c.emit({ type: 'lot.flipped', seat, card });
    settleDecks(c);
    v.drawn = [...(v.drawn ?? []), card];
    return v.drawn.length < c.state.players.length ? goto('flip') : goto('settle');
  },
  settle(c, v) {
    const [first, second] = (v.drawn ?? []) as [CardId, CardId];
    if (valueOf(first) === valueOf(second)) return goto('roles');
    const attacker: Seat = valueOf(first) > valueOf(second) ? 0 : 1;
    c.emit({ type: 'roles.settled', attacker });
    c.emit({ type: 'initiative.settled', seat: attacker }); // TOS-TRN-21
    settleLayout(c, attacker === 0 ? second : first);
    const agreed = c.state.book.options.operation;
    if (agreed !== 'flip') return settleOperation(c, agreed);
    const card = attacker === 0 ? first : second;
    if (!isRedJoker(card)) return settleOperation(c, OPERATION_OF[suitsOf(card)[0] as Suit]);
    return ask({ seat: attacker, ask: 'tos.ask.operation', rule: 'TOS-ENC-12', shape: pick(OPERATIONS) }, 'operation');
  },
  operation: (c, _v, operation: Operation) => settleOperation(c, operation),
});

type C = Ctx<State, Event>;

function settleOperation(c: C, operation: Operation) {
  c.emit({ type: 'operation.settled', operation });
  return done();
}

/** TOS-ENC-11, TOS-DEP-05, -06. */
function settleLayout(c: C, card: CardId): void {
  const agreed = c.state.book.options.layout;
  const joker = isBlackJoker(card);
  const drawn = joker ? PLAIN_LAYOUT : LAYOUT_OF[suitsOf(card)[0] as Suit];
  c.emit({
    type: 'layout.settled',
    layout: agreed === 'flip' ? drawn : agreed,
    commandersFirst: joker && agreed === 'flip',
  });
}

function askCompany(book: Book, seat: Seat, chosen: Choices): Prompt {
  const shape = company(takenBy(book, chosen, partnersOf(book, seat)));
  return { seat, ask: 'tos.ask.company', rule: 'TOS-ENC-04', shape, args: { commanders: book.commanders } };
}

const takenBy = (book: Book, chosen: Choices, partners: readonly Seat[]): string[] =>
  uniqueAmong(
    book,
    partners.flatMap(partner => chosen[partner]?.commanders ?? []),
  );

function clashes(book: Book, { allegiance, commanders }: CompanyChoice, taken: readonly string[]): boolean {
  const card = book.pack.allegiances.find(({ id }) => id === allegiance) as AllegianceCard;
  return commandersFault(book, card, commanders, taken) !== undefined;
}
