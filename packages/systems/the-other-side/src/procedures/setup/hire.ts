import { askAll, done, goto, subset, type Ctx, type Prompt, type Seat } from '@banneret/kernel';
import { assetCard, assetPlace, type Recruit } from '../../book.js';
import { allegianceOf, cardOfUnit } from '../../cardsInPlay.js';
import type { AllegianceCard } from '../../content/types.js';
import { companyOf, type HireChoice, type HireShape } from '../../decisions/hireShape.js';
import type { Event } from '../../events.js';
import { companyFault, stratagemsFor } from '../../hiring.js';
import { joining } from '../../recruits.js';
import { STRATAGEM_DECK } from '../../rulings.js';
import { NONE, playerOf, unitOf, type FireteamId, type State, type UnitId } from '../../state.js';
import { procedure } from '../machine.js';
import { partnersOf, uniqueAmong } from './roles.js';

/** TOS-HIR-01 … -11: in secret, then units and Assets are revealed together; the Stratagem Decks are not. */
export const hire = procedure('hire')({
  begin(c, v) {
    const { companies } = c.state.book;
    for (const [seat, ready] of companies.entries()) if (ready !== null) enlist(c, seat, ready);
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
    const again: Seat[] = [];
    for (const [i, seat] of (v.asked ?? []).entries()) {
      const choice = replies[i] as HireChoice;
      const shape = hireShape(c.state, seat);
      // TOS-MPL-09: what a partner has just brought may not be brought twice; the later one chooses again.
      if (companyFault(c.state.book, companyOf(shape, choice), shape.taken) !== undefined) again.push(seat);
      else enlist(c, seat, choice);
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
    return done();
  },
});

const commandersOf = (s: State, seat: Seat): UnitId[] =>
  [...s.units.keys()].filter(unit => unitOf(s, unit).seat === seat && cardOfUnit(s, unit).commander === true);

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

function hireShape(s: State, seat: Seat): HireShape {
  const { envoy } = playerOf(s, seat);
  return {
    kind: 'tos.hire',
    allegiance: (allegianceOf(s, seat) as AllegianceCard).id,
    envoy: s.book.pack.envoys[envoy]?.id ?? null,
    commanders: commandersOf(s, seat).map(unit => cardOfUnit(s, unit).id),
    taken: uniqueAmong(
      s.book,
      partnersOf(s.book, seat).flatMap(partner => idsOf(s, partner)),
    ),
  };
}

const idsOf = (s: State, seat: Seat): string[] =>
  s.units.flatMap((unit, id) => (unit.seat === seat ? [cardOfUnit(s, id).id] : []));

const askHire = (s: State, seat: Seat): Prompt => ({
  seat,
  ask: 'tos.ask.hire',
  rule: 'TOS-HIR-02',
  shape: hireShape(s, seat),
});

/** TOS-STR-02, -03, TOS-HIR-07. */
function askStratagems(s: State, seat: Seat): Prompt {
  const allowed = stratagemsFor(s.book, allegianceOf(s, seat) as AllegianceCard);
  const size = Math.min(STRATAGEM_DECK, allowed.length);
  return { seat, ask: 'tos.ask.stratagems', rule: 'TOS-STR-02', shape: subset(allowed, size, size), args: { size } };
}
