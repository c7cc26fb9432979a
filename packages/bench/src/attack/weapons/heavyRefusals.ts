import { WebSocket } from 'ws';
import { again, inParallel, raid, whoIsAsked, type Target, type Weapon } from '../target.js';
import { pause, socketOf } from '../wire.js';

const SEATS = 4;
const LINES_A_SEAT = 10;
/** Nearly as large as a message may be, and so like an answer that it has to be looked at to its end. */
const MODELS = 700;
const MOST_UNREAD = 1024 * 1024;

/** Floods of the heaviest messages that will be refused, from few seats over many lines. */
export const heavyRefusals: Weapon = {
  name: 'heavy-refusals',
  attack: target =>
    inParallel(SEATS, number => again(target, 500, () => flood(target, SYSTEMS[number % SYSTEMS.length]!))),
};

const SYSTEMS = ['grimdark-future', 'beyond-the-stars', 'the-other-side', 'at-43'];

async function flood(target: Target, system: string): Promise<void> {
  const from = target.from();
  const match = await raid(target, system, { from });
  const asked = match && (await whoIsAsked(target, match));
  if (match === undefined || asked === undefined) return;
  const lines = Array.from({ length: LINES_A_SEAT }, () => {
    const line = new WebSocket(socketOf(target.address, match.match), { localAddress: from });
    line.on('error', () => line.terminate());
    line.on('open', () => line.send(JSON.stringify({ kind: 'hello', key: asked.key })));
    return line;
  });
  const text = JSON.stringify({
    kind: 'answer',
    id: 1,
    wait: asked.view?.wait ?? 0,
    choice: blownUp(asked.legalChoice()),
  });
  while (!target.signal.aborted && lines.some(({ readyState }) => readyState !== WebSocket.CLOSED)) {
    for (const line of lines)
      if (line.readyState === WebSocket.OPEN && line.bufferedAmount < MOST_UNREAD) {
        target.struck();
        line.send(text);
      }
    await pause(2);
  }
  for (const line of lines) line.terminate();
}

/** A legal answer with a long list of what it consists of, and one wrong thing at its end. */
function blownUp(choice: unknown): unknown {
  const leg = { model: 1, x: 1_000_000, y: 1_000_000 };
  const many = Array.from({ length: MODELS }, (_, i) => ({ ...leg, x: i * 25_400 }));
  if (typeof choice !== 'object' || choice === null) return many;
  return Object.fromEntries(Object.keys(choice).map(key => [key, many]));
}
