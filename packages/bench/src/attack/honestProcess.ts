import { monitorEventLoopDelay } from 'node:perf_hooks';
import { seededRng } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import { Seat } from '../server/seat.js';
import { HOME, honestMatches, SHOWN_FROM, shownMatch, type HonestMatch } from './honest.js';
import { Raider } from './raider.js';
import type { HonestTally } from './report.js';
import { ask, human, openMatch, pause } from './wire.js';

/** What the process of honest people is told to do. */
export interface HonestBrief {
  readonly address: string;
  readonly seconds: number;
  readonly fromHome: boolean;
}

/** First all tables are laid and something is played; then it says at which of them anybody may watch; at the end what it has met with. */
export type HonestReport = { readonly watched: string } | HonestTally;

/** How long to wait for what is still under way at the end. */
const PATIENCE_MS = 15_000;
/** What is measured before the code is warm says nothing of the attack. */
const WARM_UP_MS = 5_000;
/** Players who open the next match at once would open more of them than people do. */
const BETWEEN_MATCHES_MS = 5_000;

process.once('message', (brief: HonestBrief) => void new Honest(brief).live());

class Honest {
  readonly #brief: HonestBrief;
  readonly #rng = seededRng('honest people');
  readonly #seats = new Set<Seat>();
  readonly #waits: number[] = [];
  readonly #computerWaits: number[] = [];
  readonly #accepted: Record<string, number> = {};
  readonly #refusals: string[] = [];
  #slowest = { name: '', milliseconds: 0 };
  #finished = 0;
  #shown = 0;
  #resting = false;

  constructor(brief: HonestBrief) {
    this.#brief = brief;
  }

  async live(): Promise<void> {
    const ids = await Promise.all(honestMatches.map(match => this.#open(match)));
    await this.#lookOn();
    await pause(WARM_UP_MS);
    this.#waits.length = this.#computerWaits.length = 0;
    this.#slowest = { name: '', milliseconds: 0 };
    const delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
    this.#say({ watched: ids[0] ?? '' });
    await pause(this.#brief.seconds * 1000);
    this.#resting = true;
    for (const seat of this.#seats) seat.rest();
    const late = performance.now() + PATIENCE_MS;
    const unheard = (): number => [...this.#seats].filter(({ isWaiting }) => isWaiting).length;
    while (unheard() > 0 && performance.now() < late) await pause(20);
    this.#say(
      {
        answers: this.#waits.length,
        finished: this.#finished,
        waits: this.#waits,
        slowest: this.#slowest.name,
        computerWaits: this.#computerWaits,
        accepted: this.#accepted,
        unheard: unheard(),
        refusals: this.#refusals,
        shown: this.#shown,
        ownDelayP99: delays.percentile(99) / 1e6,
      },
      () => process.exit(0),
    );
  }

  #say(report: HonestReport, then: () => void = () => undefined): void {
    process.send?.(report, then);
  }

  async #open(match: HonestMatch): Promise<string | undefined> {
    const { wanted, from, pace, standing } = match;
    const { address } = this.#brief;
    const created = await openMatch(address, from[0]!, wanted);
    if (created === undefined) {
      // Whoever shares an address shares its allowance of new matches: at home it may be used up by somebody else.
      if (!(this.#brief.fromHome && from.includes(HOME))) this.#refuse(`${match.name}: a match could not be opened`);
      return undefined;
    }
    const { id } = created;
    this.#accepted[id] = 0;
    const system = entryFor(wanted.system)!.game.system;
    const around: Seat[] = [];
    let ended = false;
    const end = (): void => {
      if (ended) return;
      ended = true;
      for (const seat of around) {
        seat.close();
        this.#seats.delete(seat);
      }
      void pause(BETWEEN_MATCHES_MS).then(async () => (this.#resting ? undefined : await this.#open(match)));
    };
    const againstComputer = wanted.seats.some(({ player }) => player !== human.player);
    let thoughtSince: number | undefined;
    for (const [number, invitation] of created.invitations.entries()) {
      if (invitation === null) continue;
      const seat = new Seat(
        {
          address,
          match: id,
          invitation,
          system,
          rng: this.#rng,
          pace,
          from: from[number % from.length]!,
          ...(standing !== undefined && { standing }),
        },
        {
          accepted: milliseconds => {
            this.#accepted[id] = (this.#accepted[id] ?? 0) + 1;
            // What follows by itself is played before an answer is accepted; with standing answers that may be a whole round.
            if (standing === undefined) this.#waited(match.name, milliseconds);
            // Whoever is asked in the same moment has not waited for the computer.
            const now = performance.now();
            if (againstComputer) queueMicrotask(() => void (thoughtSince = now));
          },
          asked: () => {
            if (thoughtSince !== undefined) this.#computerWaits.push(performance.now() - thoughtSince);
            thoughtSince = undefined;
          },
          over: () => {
            this.#finished++;
            end();
          },
          failed: sentence => {
            this.#refuse(`${match.name}: ${sentence}`);
            end();
          },
        },
      );
      around.push(seat);
      this.#seats.add(seat);
    }
    return id;
  }

  #waited(name: string, milliseconds: number): void {
    this.#waits.push(milliseconds);
    if (milliseconds > this.#slowest.milliseconds) this.#slowest = { name, milliseconds };
  }

  #refuse(sentence: string): void {
    if (!this.#resting) this.#refusals.push(sentence);
  }

  /** Somebody who lets computers play, and looks in every few seconds. */
  async #lookOn(): Promise<void> {
    const { address } = this.#brief;
    const created = await openMatch(address, SHOWN_FROM, shownMatch);
    if (created === undefined) return this.#refuse('a match of computers could not be opened');
    const { id: match } = created;
    const { system } = entryFor(shownMatch.system)!.game;
    const guest = new Raider({ address, from: SHOWN_FROM, match, system, rng: this.#rng });
    guest.onHear = ({ kind }) => {
      if (kind === 'update' || kind === 'snapshot') this.#shown++;
      if (kind === 'mistake') this.#refuse('somebody who looks on was told of a mistake');
    };
    if (!(await guest.watch())) this.#refuse('somebody who looks on was not let in');
    const said = await ask({ address, from: SHOWN_FROM, path: `/api/matches/${match}` });
    if (said.status !== 200) this.#refuse(`a match could not be asked about: ${said.status}`);
  }
}
