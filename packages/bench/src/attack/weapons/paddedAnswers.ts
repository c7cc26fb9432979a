import { again, inParallel, raid, whoIsAsked, type Target, type Weapon } from '../target.js';
import { pause } from '../wire.js';

const SYSTEMS = ['beyond-the-stars', 'grimdark-future', 'the-other-side'];
const ANSWERS = 200;
/** How often the last stop of a way is gone to again. */
const PADDING = 300;

/** Legal answers, as long as they can be made without becoming other answers: what is kept is told to everybody for ever. */
export const paddedAnswers: Weapon = {
  name: 'padded-answers',
  attack: target => inParallel(SYSTEMS.length, number => again(target, 500, () => pad(target, SYSTEMS[number]!))),
};

async function pad(target: Target, system: string): Promise<void> {
  const match = await raid(target, system);
  if (match === undefined) return;
  for (let i = 0; i < ANSWERS && !target.signal.aborted; i++) {
    const asked = await whoIsAsked(target, match);
    if (asked === undefined) break;
    const { wait } = asked.view ?? {};
    const choice = asked.legalChoice();
    asked.answer(padded(choice));
    await pause(20);
    // Where padding is refused the match goes on without.
    if (asked.view?.wait === wait) asked.answer(choice);
    await pause(20);
  }
  for (const raider of match.raiders) raider.close();
}

/** Every list of points stays where it ends for a while. */
function padded(choice: unknown): unknown {
  if (Array.isArray(choice)) {
    const parts = choice.map(padded);
    const last: unknown = parts.at(-1);
    return isPoint(last) ? [...parts, ...Array.from({ length: PADDING }, () => last)] : parts;
  }
  if (typeof choice !== 'object' || choice === null) return choice;
  return Object.fromEntries(Object.entries(choice).map(([key, value]) => [key, padded(value)]));
}

const isPoint = (what: unknown): boolean => typeof what === 'object' && what !== null && 'x' in what && 'y' in what;
