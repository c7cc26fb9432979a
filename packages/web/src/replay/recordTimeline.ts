import { inputAt, startFrom, submit, type AnySystem, type EventBase, type MatchRecord } from '@banneret/kernel';
import { extended, NOTHING_YET, type Timeline } from '../table/timeline.js';

export interface RecordTimeline {
  readonly timeline: Timeline;
  /** How many events there were after so many inputs; the first number is that of the start. */
  readonly eventsAfter: readonly number[];
  /** The rules of today refused an input: the rest of the record is not shown. */
  readonly cutShort: boolean;
}

/** Plays a record through the rules, with explanations. */
export function recordTimeline(system: AnySystem, record: MatchRecord): RecordTimeline {
  const { start } = record.header;
  const events: EventBase[] = [];
  const options = { explain: true, sink: (event: EventBase): void => void events.push(event) };
  const match = startFrom(system, start, options);
  const eventsAfter = [events.length];
  let cutShort = false;
  for (const input of record.inputs) {
    if (!submit(system, match, inputAt(input, match.wait), options).ok) {
      cutShort = true;
      break;
    }
    eventsAfter.push(events.length);
  }
  const first = (start.kind === 'setup' ? system.setup(start.setup) : system.clone(start.state)) as unknown;
  return { timeline: extended(system, NOTHING_YET(first), events), eventsAfter, cutShort };
}

/** The most inputs that lead to a moment no later than after so many events. */
export function inputsAt({ eventsAfter }: RecordTimeline, events: number): number {
  let inputs = 0;
  while (inputs + 1 < eventsAfter.length && (eventsAfter[inputs + 1] as number) <= events) inputs++;
  return inputs;
}
