import { seededRng, type Rng } from '@banneret/kernel';
import { shelf } from '@banneret/shelf';
import type { Tally } from './report.js';
import { Seat } from './seat.js';

/** What a process of players is told to do. */
export interface PlayersBrief {
  readonly address: string;
  readonly matches: number;
  readonly seconds: number;
  readonly pace: number;
  readonly seed: number;
}

const waits: number[] = [];
const errors: string[] = [];
let finished = 0;
let stopping = false;
const seats = new Set<Seat>();

process.once('message', (brief: PlayersBrief) => void play(brief));

/** Keeps so many matches going: one that ends makes room for the next, of the next game on the shelf. */
async function play(brief: PlayersBrief): Promise<void> {
  const rng = seededRng('server bench', brief.seed);
  for (let i = 0; i < brief.matches; i++) await open(brief, i, rng).catch(note);
  // Only now are all of them on the table: what was counted before was easier.
  waits.length = finished = 0;
  await new Promise(resolve => void setTimeout(resolve, brief.seconds * 1000));
  stopping = true;
  for (const seat of seats) seat.close();
  const tally: Tally = { inputs: waits.length, finished, waits, errors };
  process.send?.(tally, () => process.exit(0));
}

async function open(brief: PlayersBrief, number: number, rng: Rng): Promise<void> {
  const { game } = shelf[number % shelf.length] as (typeof shelf)[number];
  const system = game.system;
  const response = await fetch(`${brief.address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: system.id, seats: [{ player: 'human' }, { player: 'human' }] }),
  });
  if (!response.ok) throw new Error(`a match could not be opened: ${await response.text()}`);
  const { id, invitations } = (await response.json()) as {
    readonly id: string;
    readonly invitations: readonly string[];
  };
  const around: Seat[] = [];
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    for (const seat of around) {
      seat.close();
      seats.delete(seat);
    }
    if (!stopping) open(brief, number, rng).catch(note);
  };
  for (const invitation of invitations) {
    const seat = new Seat(
      { address: brief.address, match: id, invitation, system, rng, pace: brief.pace },
      {
        accepted: milliseconds => void waits.push(milliseconds),
        over() {
          if (!ended) finished++;
          end();
        },
        failed(sentence) {
          note(new Error(`${system.id}: ${sentence}`));
          end();
        },
      },
    );
    around.push(seat);
    seats.add(seat);
  }
}

function note(error: unknown): void {
  if (!stopping) errors.push(error instanceof Error ? error.message : String(error));
}
