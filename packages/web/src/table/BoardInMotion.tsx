import type { JSX } from 'preact';
import { ShowContext } from '../effects/show.js';
import { useShow } from '../effects/useShow.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import type { Timeline } from './timeline.js';

interface BoardInMotionProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly timeline: Timeline;
  /** How many events are on the board. */
  readonly shown: number;
  /** How many times as fast as usual, where that is not for the pace to say. */
  readonly rate?: number;
}

/** A game's board, and what is to be seen of how it came to be as it is. */
export function BoardInMotion({ system, desk, timeline, shown, rate }: BoardInMotionProps): JSX.Element {
  const show = useShow(system, { timeline, shown, t: desk.t, ...(rate !== undefined && { rate }) });
  const { Board } = system;
  return (
    <ShowContext.Provider value={show}>
      <Board desk={desk} />
    </ShowContext.Provider>
  );
}
