import { at43Game, type Event, type State } from '@banneret/at-43';
import type { Translate } from '@banneret/i18n';
import { marked } from '../../dice/marked.js';
import type { RollReading } from '../webSystem.js';

/** Tests, with the dice that succeeded; all other rolls are read as they are. */
export function readRoll(event: Event, state: State, t: Translate): RollReading | undefined {
  if (event.type !== 'test.rolled' || event.faces.length === 0) return undefined;
  const { faces, need, seat, successes } = event;
  const needed = need === 'always' ? 1 : need === 'never' ? 7 : need;
  return {
    title: at43Game.tell(event, state, t) ?? '',
    seat,
    dice: marked(faces, needed, successes),
    ...(typeof need === 'number' && { need: `${need}+` }),
  };
}
