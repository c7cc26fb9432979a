import type { Prompt } from '@banneret/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { TableState } from './tableState.js';

/** Where there is room for one thing beside the board: is it what is asked, or something to look up? */
export interface Asking {
  /** Do what is asked and what is looked up take turns? */
  readonly takesTurns: boolean;
  /** Does what is asked hide the rest? */
  readonly shown: boolean;
  /** Was something asked since one began to look something up? */
  readonly isFresh: boolean;
  show(asked: boolean): void;
  /** What the element with the question bears. */
  readonly panel: {
    readonly hidden?: boolean;
    readonly role?: 'tabpanel';
    readonly tabIndex?: number;
    readonly 'aria-labelledby'?: string;
  };
}

/**
 * What somebody looks up is not taken from them by the next question, only marked; what others propose and how it ended is
 * shown at once.
 */
export function useAsking(takesTurns: boolean, { board, proposed }: TableState, prompt: Prompt | undefined): Asking {
  const [isAsked, setAsked] = useState(true);
  const [lookedUpAt, setLookedUpAt] = useState<number | undefined>(undefined);
  const isOver = board?.result !== undefined;
  useEffect(() => {
    if (isOver || proposed !== undefined) setAsked(true);
  }, [isOver, proposed]);
  const wait = board?.view.wait;
  const shown = takesTurns && isAsked;
  return {
    takesTurns,
    shown,
    isFresh: takesTurns && !isAsked && prompt !== undefined && wait !== lookedUpAt,
    show(asked) {
      setAsked(asked);
      setLookedUpAt(wait);
    },
    panel: takesTurns ? { hidden: !isAsked, role: 'tabpanel', tabIndex: 0, 'aria-labelledby': 'tab-asked' } : {},
  };
}
