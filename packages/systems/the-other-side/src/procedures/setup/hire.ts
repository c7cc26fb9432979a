import { askAll, done, goto, subset, type Ctx, type Prompt, type Seat } from '@banneret/kernel';
import { assetCard, assetPlace, type Recruit } from '../../book.js';
import { allegianceOf } from '../../cardsInPlay.js';
import type { AllegianceCard } from '../../content/types.js';
import { commandersOf, companyOf, hireShape, type HireChoice } from '../../decisions/hireShape.js';
import type { Event } from '../../events.js';
import { companyFault, stratagemsFor } from '../../hiring.js';
import { joining } from '../../recruits.js';
import { STRATAGEM_DECK } from '../../rulings.js';
import { NONE, playerOf, unitOf, type FireteamId, type State, type UnitId } from '../../state.js';
import { procedure } from '../machine.js';
import { namedIn, partnersOf, uniqueAmong } from './roles.js';

/**
 * TOS-HIR-01 … -11: units, Assets and Stratagems in secret, then units and Assets are revealed together; the Stratagem Decks are
 * not. Who has to choose again (TOS-MPL-09) has seen nobody's list.
 */
export const hire = procedure('hire')({
  begin(c, v) {
    const { companies } = c.state.book;
    v.asked = [...companies.keys()].filter(seat => companies[seat] === null);
    return goto('ask');
  },
  ask(c, v) {
    const asked = v.asked ?? [];
    if (asked.length === 0) return goto('stratagems');
    return askAll(
      asked.map(seat => askHire(c.state, seat)),
      'hired',
    );
  },
  hired(c, v, replies: readonly HireChoice[]) {
    const asked = v.asked ?? [];
    const again: Seat[] = [];
    for (const [i, seat] of asked.entries()) {
      const choice = replies[i] as HireChoice;
      // TOS-MPL-09: what a partner has just brought may not be brought twice; the later one chooses again.
      const earlier = partnersOf(c.state.book, seat).flatMap(partner => {
        const at = asked.indexOf(partner);
        return at >= 0 && at < i && !again.includes(partner) ? [replies[at] as HireChoice] : [];
      });
      if (clashes(c.state, seat, choice, earlier)) again.push(seat);
      else c.emit({ type: 'list.sealed', seat, list: choice });
    }
    v.asked = again;
    return goto('ask');
  },
  stratagems: c =>
    askAll(
      [...c.state.players.keys()].map(seat => askStratagems(c.state, seat)),
      'chosen',
    ),
  chosen(c, _v, replies: readonly (readonly number[])[]) {
    for (const [seat, cards] of replies.entries()) c.emit({ type: 'stratagems.chosen', seat, cards });
    return goto('show');
  },
  /** TOS-HIR-08. */
  show(c) {
    const lists = c.state.players.map(({ list }, seat) => (list === null ? c.state.book.companies[seat] : list));
    c.emit({ type: 'lists.shown' });
    for (const [seat, list] of lists.entries()) if (list && list !== 'hidden') enlist(c, seat, list);
    return done();
  },
});

function clashes(s: State, seat: Seat, choice: HireChoice, earlier: readonly HireChoice[]): boolean {
  const brought = earlier.flatMap(({ commanders, units }) => namedIn([...commanders, ...units]));
  const taken = uniqueAmong(s.book, brought);
  return taken.length > 0 && companyFault(s.book, companyOf(hireShape(s, seat), choice), taken) !== undefined;
}

/** Assets go to the Commanders, who are here already, and the units join. */
function enlist(c: Ctx<State, Event>, seat: Seat, { commanders, units }: HireChoice): void {
  for (const [i, unit] of commandersOf(c.state, seat).entries())
    for (const given of commanders[i]?.assets ?? []) attachTo(c, unit, given);
  for (const recruit of units) c.emit(joining(c.state, seat, recruit));
}

function attachTo(
  c: Ctx<State, Event>,
  unit: UnitId,
  { asset, fireteam = 0 }: NonNullable<Recruit['assets']>[number],
): void {
  const { book } = c.state;
  const place = assetPlace(book, asset);
  const adjunct = assetCard(book, place).adjunct !== undefined;
  const host = adjunct ? (unitOf(c.state, unit).fireteams[fireteam] as FireteamId) : NONE;
  c.emit({ type: 'asset.attached', unit, card: place, fireteam: host });
}

const askHire = (s: State, seat: Seat): Prompt => ({
  seat,
  ask: 'tos.ask.hire',
  rule: 'TOS-HIR-02',
  shape: hireShape(s, seat, takenBy(s, seat)),
});

/** TOS-MPL-09: what the partners have recruited already. */
function takenBy(s: State, seat: Seat): string[] {
  const lists = partnersOf(s.book, seat).map(partner => {
    const { list } = playerOf(s, partner);
    return list === null || list === 'hidden' ? s.book.companies[partner] : list;
  });
  const named = lists.flatMap(list => (list ? namedIn([...list.commanders, ...list.units]) : []));
  const leaders = partnersOf(s.book, seat).flatMap(partner => hireShape(s, partner).commanders);
  return uniqueAmong(s.book, [...leaders, ...named]);
}

/** TOS-STR-02, -03, TOS-HIR-07. */
function askStratagems(s: State, seat: Seat): Prompt {
  const allowed = stratagemsFor(s.book, allegianceOf(s, seat) as AllegianceCard);
  const size = Math.min(STRATAGEM_DECK, allowed.length);
  return { seat, ask: 'tos.ask.stratagems', rule: 'TOS-STR-02', shape: subset(allowed, size, size), args: { size } };
}
