import type { TallyExplanation } from '@banneret/kernel';
import type { ActionId, SpellId } from '../names.js';
import type { FigureId } from '../state.js';

/** Heroic actions and magic. */
export type HeroicEvent =
  | { readonly type: 'action.declared'; readonly figure: FigureId; readonly action: ActionId }
  | {
      readonly type: 'spell.rolled';
      readonly figure: FigureId;
      readonly spell: SpellId;
      readonly target: FigureId;
      readonly face: number;
      readonly total: number;
      readonly need: number;
      readonly cast: boolean;
      readonly why?: TallyExplanation;
    }
  | {
      readonly type: 'dispel.rolled';
      readonly figure: FigureId;
      readonly face: number;
      readonly total: number;
      readonly dispelled: boolean;
    };
