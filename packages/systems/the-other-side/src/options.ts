import { assetCard, stratagemCard } from './book.js';
import { actionsOf } from './actions.js';
import { cardOfUnit, isCommander, isUnitAlive, livingOf } from './cardsInPlay.js';
import { isEngaged } from './engagement.js';
import { mayPlayAgain, MOST_IN_A_ROW } from './rulings.js';
import { playerOf, unitOf, type Activation, type FireteamId, type Order, type State, type UnitId } from './state.js';
import { cannotDeclare, type Occasion } from './targets.js';
import type { Because, Option, Seat } from '@banneret/kernel';

/** What a player may do with the opportunity to Activate, and in the steps of an Activation. */

/** TOS-TRN-09, -26: own units not yet Activated in this Turn. */
export const readyUnits = (s: State, seat: Seat): UnitId[] =>
  [...s.units.keys()].filter(unit => {
    const { seat: owner, activated } = unitOf(s, unit);
    return owner === seat && !activated && isUnitAlive(s, unit);
  });

/** TOS-TRN-11: the units of a seat that are alive; those that have been Activated in this Turn are shown, with the reason. */
export const unitOptions = (s: State, seat: Seat): Option[] =>
  [...s.units.keys()].flatMap(unit => {
    const { seat: owner, activated } = unitOf(s, unit);
    if (owner !== seat || !isUnitAlive(s, unit)) return [];
    return [activated ? { ...unitOption(s, unit), barred: [ACTIVATED] } : unitOption(s, unit)];
  });

const ACTIVATED: Because = { rule: 'TOS-TRN-11', say: 'tos.no.activated' };

export const unitOption = (s: State, unit: UnitId): Option => ({
  id: `unit:${unit}`,
  say: 'tos.choice.unit',
  args: { unit, name: cardOfUnit(s, unit).id },
});

/** TOS-STR-09: Stratagems in hand. */
export const stratagemOptions = (s: State, seat: Seat): Option[] => {
  const { acquired, playedThisTurn } = playerOf(s, seat);
  const again: Because = { rule: 'TOS-STR-10', say: 'tos.no.stratagem-turn' };
  return acquired.map(stratagem => ({
    id: `stratagem:${stratagem}`,
    say: 'tos.choice.play-stratagem',
    args: { stratagem: stratagemCard(s.book, stratagem).id },
    ...(!mayPlayAgain(playedThisTurn, stratagem) && { barred: [again] }),
  }));
};

/** TOS-TRN-18, -19, R-26: Passing costs a card as long as there is a unit to Activate. */
export const passOption = (s: State, seat: Seat): Option => {
  const empty: Because = { rule: 'TOS-TRN-18', say: 'tos.no.pass' };
  const barred = readyUnits(s, seat).length > 0 && playerOf(s, seat).hand.cards.length === 0;
  return { id: 'pass', say: 'tos.choice.pass', ...(barred && { barred: [empty] }) };
};

/** TOS-TRN-15, -17, R-25: asked of who has just Activated a unit. */
export const mayStrikeAgain = ({ inARow }: State): boolean => inARow < MOST_IN_A_ROW;

/** TOS-TRN-16: free if either of the two is a Commander. */
export const strikePrice = (s: State, finished: UnitId, next: UnitId): number =>
  isCommander(s, finished) || isCommander(s, next) ? 0 : 1;

/** TOS-ORD-01, -07, R-51, TOS-TER-21: which Orders a unit may receive. */
export function orderOptions(s: State, unit: UnitId): Option[] {
  const engaged: Because = { rule: 'TOS-ORD-07', say: 'tos.no.rush' };
  const inside: Because = { rule: 'TOS-TER-21', say: 'tos.no.building' };
  const noRush =
    unitOf(s, unit).inside >= 0 ? inside : livingOf(s, unit).some(id => isEngaged(s, id)) ? engaged : undefined;
  return [
    { id: 'march', say: 'tos.order.march' },
    { id: 'rush', say: 'tos.order.rush', ...(noRush && { barred: [noRush] }) },
    { id: 'concertedEffort', say: 'tos.order.concerted-effort' },
  ];
}

/** TOS-ORD-03 … -12: may a Fireteam take the Action of its Order now? */
export function mayActNow({ order, moved, acted, barred }: Activation, id: FireteamId): boolean {
  if (acted.includes(id) || barred.includes(id)) return false;
  return order !== 'rush' || moved;
}

/** TOS-ORD-09. */
const occasionOf = (order: Order | null): Occasion =>
  order === 'rush' ? { types: ['melee'], rule: 'TOS-ORD-09' } : {};

/** from the Order to the end of the Activation, whenever nothing else is under way. */
const FREE: Occasion = { types: ['morale'], rule: 'TOS-UNT-13' };

/** Every step an Activated unit may take next. Actions that cannot be declared are shown with the reason. */
export function stepOptions(s: State, activation: Activation): Option[] {
  const { unit, order, moved, freeMorale, barred } = activation;
  const options: Option[] = [{ id: 'end', say: 'tos.choice.end' }];
  // one move step for the unit; R-89: whatever the Order allows, nobody has to.
  if (!moved && order !== 'concertedEffort' && unitOf(s, unit).inside < 0)
    options.push({ id: 'move', say: `tos.choice.${order === 'rush' ? 'rush' : 'march'}` });
  for (const id of livingOf(s, unit)) {
    if (mayActNow(activation, id)) options.push(...actOptions(s, id, 'act', occasionOf(order)));
    if (isCommander(s, unit) && !freeMorale && !barred.includes(id)) options.push(...actOptions(s, id, 'free', FREE));
  }
  options.push(...restoreOptions(s, unit));
  return options;
}

function actOptions(s: State, id: FireteamId, how: 'act' | 'free', occasion: Occasion): Option[] {
  return actionsOf(s, id).flatMap(use => {
    const why = cannotDeclare(s, id, use, occasion);
    // What the occasion does not allow at all is not worth a line.
    if (why !== undefined && why.rule === occasion.rule) return [];
    const option: Option = {
      id: `${how}:${id}:${use.key}`,
      say: `tos.choice.${how}`,
      args: { fireteam: id, action: use.key },
    };
    return [why === undefined ? option : { ...option, barred: [why] }];
  });
}

/** TOS-TOK-08: one Reinforcement Token turns a Deactivated Asset back, at any time of the Activation. */
export function restoreOptions(s: State, unit: UnitId): Option[] {
  const { assets, tokens } = unitOf(s, unit);
  if (tokens.reinforcement === 0) return [];
  return assets.flatMap(({ face, abandoned, card }, place) =>
    face === 'deactivated' && !abandoned
      ? [{ id: `restore:${place}`, say: 'tos.choice.restore', args: { asset: assetCard(s.book, card).id } }]
      : [],
  );
}
