import type { Seat } from '@banneret/kernel';
import { answersLater } from './aimed.js';
import { CARDS_PER_SEAT, poolOf, printedAt } from './book.js';
import { HALVES, type Action, type Faction, type Half } from './content/types.js';
import { knownCopies } from './decisions/deck.js';
import { CLOSED_MOMENTS, OPEN_MOMENTS, type Effect, type EffectName, type Moment } from './effect.js';
import { worthOf } from './means.js';
import { attachedSources, fitsArmy, judgeAction, judgeUse, openSources } from './plays.js';
import { bearerOf } from './reduce/cards.js';
import { actionOf } from './scope.js';
import { factionOf, seatOf, type State } from './state.js';

/**
 * Could the seat play anything at this moment, for all that the others know? Its attached Upgrades, Banner and Altar
 * are public; of its hand only the number of cards is, so any card might be there that is in its deck for all that everybody
 * knows (with a ready army the Faction Sheet tells, else it is whatever fits the army) and not seen elsewhere. A window asks by this and by nothing else, so that being asked tells nobody anything.
 * `named`: only what names the moment.
 */
export function mightPlay(s: State, seat: Seat, moment: Moment, named = false): boolean {
  if (s.turnKind !== 'active' || seatOf(s, seat).eliminated) return false;
  // Banner and Altar are for one's own turn; there is no need to look at them in another's.
  for (const source of seat === s.active ? openSources(s, seat) : attachedSources(s, seat))
    if (isWanted(actionOf(s, seat, source), named) && judgeAction(s, seat, source, moment).ok) return true;
  return seatOf(s, seat).hand.cards.length > 0 && mightHold(s, seat, moment, named);
}

/**
 * Might the active player still play something that lets a figure move or fight that cannot now? With a card in hand anything may
 * come; of what lies open only what moves, turns over, frees, revives, kills or draws counts.
 */
export function mightEnable(s: State, seat: Seat): boolean {
  if (!mightPlay(s, seat, 'open')) return false;
  if (seatOf(s, seat).hand.cards.length > 0) return true;
  return openSources(s, seat).some(source => actionOf(s, seat, source).effects.some(enables));
}

function enables(effect: Effect): boolean {
  switch (effect.do) {
    case 'choose':
      return effect.of.some(({ effects }) => effects.some(enables));
    case 'test':
      return [...effect.pass, ...(effect.fail ?? [])].some(enables);
    default:
      return !HARMLESS.has(effect.do);
  }
}

/** What changes means, values and dice, but neither who stands where nor what anybody may do. */
const HARMLESS: ReadonlySet<EffectName> = new Set([
  'activate',
  'add-power',
  'banner',
  'bonus',
  'cancel',
  'charge',
  'crystals',
  'discard',
  'drain',
  'grant',
  'recover',
  'reroll',
  'restore',
  'rob',
  'set-roll',
  'sneak',
  'vp',
]);

const isWanted = ({ when }: Action, named: boolean): boolean => !named || when !== undefined;

function mightHold(s: State, seat: Seat, moment: Moment, named: boolean): boolean {
  const own = seat === s.active;
  if (!named && own && isOpen(moment) && !answersLater(s, seat) && mightAttach(s, seat)) return true;
  for (const { copy, half, squad } of playableAt(factionOf(s, seat), moment, own)) {
    if (!fitsArmy(s, seat, squad) || !isWanted(printedAt(factionOf(s, seat), copy)[half], named)) continue;
    const card = seat * CARDS_PER_SEAT + copy;
    if (unseenCopy(s, seat, copy) && judgeUse(s, seat, { from: 'hand', card, half }, moment).ok) return true;
  }
  return false;
}

/** An Upgrade that may be in hand could be attached to somebody, at the least price there is. */
function mightAttach(s: State, seat: Seat): boolean {
  if (worthOf(s, seat) === 0) return false;
  const faction = factionOf(s, seat);
  return poolOf(faction).some(
    (printedPlace, copy) =>
      faction.cards[printedPlace]?.attach !== undefined &&
      fitsArmy(s, seat, faction.cards[printedPlace].lower.squad) &&
      unseenCopy(s, seat, copy),
  );
}

const isOpen = (moment: Moment): boolean => (OPEN_MOMENTS as readonly Moment[]).includes(moment);

interface PlayableHalf {
  /** The first copy of the card. */
  readonly copy: number;
  readonly half: Half;
  /** The Squad that the card needs in the army. */
  readonly squad: string | undefined;
}

interface PlayableHalves {
  readonly own: readonly PlayableHalf[];
  readonly others: readonly PlayableHalf[];
}

const playable = new WeakMap<Faction, ReadonlyMap<Moment, PlayableHalves>>();

/** The halves of a faction's cards that may be played from hand at a moment, in one's own turn or in another's. */
function playableAt(faction: Faction, moment: Moment, own: boolean): readonly PlayableHalf[] {
  let known = playable.get(faction);
  if (known === undefined) {
    const halves = (at: Moment): PlayableHalves => ({
      own: halvesFor(faction, at, true),
      others: halvesFor(faction, at, false),
    });
    known = new Map([...OPEN_MOMENTS, ...CLOSED_MOMENTS].map(at => [at, halves(at)]));
    playable.set(faction, known);
  }
  const found = known.get(moment);
  return (own ? found?.own : found?.others) ?? [];
}

function halvesFor(faction: Faction, moment: Moment, own: boolean): PlayableHalf[] {
  const pool = poolOf(faction);
  const all = faction.cards.flatMap((card, place) => {
    if (card.attach !== undefined || card.copies === 0) return [];
    return HALVES.flatMap(half => {
      const { instant, when } = card[half];
      const fitting = ((when ?? OPEN_MOMENTS) as readonly Moment[]).includes(moment) && (own || instant === true);
      return fitting ? [{ copy: pool.indexOf(place), half, squad: card.lower.squad }] : [];
    });
  });
  // Those without targets first: they are the quickest to say yes.
  const targets = ({ copy, half }: PlayableHalf): number => printedAt(faction, copy)[half].targets?.length ?? 0;
  return all.sort((a, b) => targets(a) - targets(b));
}

/** Is there a copy of this card that is not in plain sight: discarded, attached or being played? */
function unseenCopy(s: State, seat: Seat, first: number): boolean {
  const pool = poolOf(factionOf(s, seat));
  const { discard, playing } = seatOf(s, seat);
  const known = knownCopies(s, seat);
  for (let copy = first; pool[copy] === pool[first]; copy++) {
    if (known !== undefined && !known.includes(copy)) continue;
    const card = seat * CARDS_PER_SEAT + copy;
    if (!discard.cards.includes(card) && !playing.cards.includes(card) && bearerOf(s, card) < 0) return true;
  }
  return false;
}
