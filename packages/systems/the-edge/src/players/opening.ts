import type { SubsetShape } from '@banneret/kernel';
import { areEnemies, sourcesOf, spacesApart } from '../board.js';
import type { DeployChoice } from '../decisions/deploy.js';
import { factionOf, NONE, ownerOfFigure, squadCard, type State } from '../state.js';
import { anyAnswer, highest, optionsOf, seatAsked, type Table } from './table.js';

/** The set-up: near the Sources, within reach of the enemy, and the slow ones first. */

/** `edge.ask.squads`: the army of the Faction Sheet as far as it is allowed. */
export function recruit(table: Table): readonly number[] {
  const { squads, starter } = factionOf(table.state, seatAsked(table));
  const { max } = table.prompt.shape as SubsetShape;
  const wanted = starter.squads.map(id => squads.findIndex(squad => squad.id === id)).sort((a, b) => a - b);
  return wanted.slice(0, max);
}

/** `edge.ask.altar`: wherever; in the middle of what is left. */
export function chooseAltar(table: Table): unknown {
  const spaces = optionsOf(table) as number[];
  return highest(spaces, space => -spaces.reduce((sum, other) => sum + spacesApart(table.state, space, other), 0));
}

/** `edge.ask.source`: as near as possible to one's own Altar, and far from the others'. */
export function chooseSource(table: Table): unknown {
  const { state } = table;
  const seat = seatAsked(table);
  return highest(optionsOf(table) as number[], space =>
    state.tokens.reduce((sum, { kind, owner, space: at }) => {
      if (kind !== 'altar' || at === NONE) return sum;
      return sum + spacesApart(state, at, space) * (owner === seat ? -1 : 0.4);
    }, 0),
  );
}

/** `edge.ask.deploy` */
export function deploySquad(table: Table): unknown {
  const { state } = table;
  const seat = seatAsked(table);
  return highest(optionsOf(table) as DeployChoice[], choice => worthOfPlaces(state, seat, choice)) ?? anyAnswer(table);
}

function worthOfPlaces(s: State, seat: number, { squad, at }: DeployChoice): number {
  const { faces } = squadCard(s, squad);
  const mov = Math.max(faces[0].mov ?? 0, faces[1].mov ?? 0);
  const space = at[0]!.space;
  const source = Math.min(...sourcesOf(s).map(token => spacesApart(s, s.tokens[token]!.space, space)), FAR);
  let enemy = FAR;
  for (const [id, figure] of s.figures.entries())
    if (figure.space !== NONE && areEnemies(s, seat, ownerOfFigure(s, id)))
      enemy = Math.min(enemy, spacesApart(s, figure.space, space));
  // Out of reach of what stands there already, but not out of the game.
  const stance = enemy === FAR ? 0 : Math.abs(enemy - IDEAL_GAP);
  return -2 * source - stance - mov / 2;
}

const FAR = 9;
const IDEAL_GAP = 3;
