import { assertNever } from '@banneret/kernel';
import type { HeroicEvent } from '../events/heroic.js';
import type { State } from '../state.js';
import { mark } from './core.js';

export function reduceHeroic(state: State, event: HeroicEvent): void {
  switch (event.type) {
    case 'action.declared':
      mark(state, event.figure, { acted: true });
      return;
    case 'spell.rolled':
      mark(state, event.figure, { cast: true });
      return;
    case 'dispel.rolled':
      return;
    default:
      assertNever(event);
  }
}
