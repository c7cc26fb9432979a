import { beyondTheStarsGame, type Event, type FigureId, type State } from '@banneret/beyond-the-stars';
import type { Translate } from '@banneret/i18n';
import { marked } from '../../dice/marked.js';
import type { RollReading } from '../webSystem.js';

/** Shots, wounds and saves, with the dice that succeeded; all other rolls are read as they are. */
export function readRoll(event: Event, state: State, t: Translate): RollReading | undefined {
  switch (event.type) {
    case 'hits.rolled':
      return reading(event, event.figure, event.need - event.modifier, event.hits, state, t);
    case 'wounds.rolled':
      return reading(event, event.by, event.need - event.modifier, event.wounds, state, t);
    case 'saves.rolled':
      return reading(event, event.victim, event.need, event.saved, state, t);
    default:
      return undefined;
  }
}

function reading(
  event: Event & { readonly faces: readonly number[] },
  figure: FigureId,
  needed: number,
  successes: number,
  state: State,
  t: Translate,
): RollReading {
  const seat = state.battle.units.find(({ figures }) => figures.includes(figure))?.seat ?? 0;
  return { title: beyondTheStarsGame.tell(event, state, t) ?? '', seat, dice: marked(event.faces, needed, successes) };
}
