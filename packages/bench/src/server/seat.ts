import { randomChoice } from '@banneret/ai';
import type { AnySystem, Match, MatchView, Rng } from '@banneret/kernel';
import {
  DiceDevice,
  newRecoveryCode,
  randomSecret,
  seatKeysOf,
  type ClientMessage,
  type ServerMessage,
} from '@banneret/room';
import { WebSocket } from 'ws';

/** What happens to a seat, for whoever counts. */
export interface SeatListener {
  accepted(milliseconds: number): void;
  /** It is asked something. */
  asked?(): void;
  over(): void;
  failed(sentence: string): void;
}

export interface SeatBrief {
  readonly address: string;
  readonly match: string;
  readonly invitation: string;
  readonly system: AnySystem;
  readonly rng: Rng;
  /** How long a seat thinks on average, in milliseconds. */
  readonly pace: number;
  /** The address of this machine from which it comes (default: whichever). */
  readonly from?: string;
  /** Of ten answers so many shall count from now on, so that it is not asked again. */
  readonly standing?: number;
}

/** Of ten. */
const ALL = 10;
/** The server asks anew what it has been answered without thinking for long: that is no complaint. */
const ASKED_AGAIN = 'server.no.asked-again';

/** A seat that answers at random from its own view, over the wire, as a page does. */
export class Seat {
  readonly #brief: SeatBrief;
  readonly #listener: SeatListener;
  readonly #socket: WebSocket;
  readonly #device: DiceDevice;
  #view: MatchView<unknown> | undefined;
  #next = 0;
  /** The answer that is under way. */
  #sent: { readonly id: number; readonly wait: number; readonly at: number } | undefined;
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #resting = false;

  constructor(brief: SeatBrief, listener: SeatListener) {
    this.#brief = brief;
    this.#listener = listener;
    this.#socket = new WebSocket(`${brief.address.replace('http', 'ws')}/api/matches/${brief.match}/socket`, {
      ...(brief.from !== undefined && { localAddress: brief.from }),
    });
    const { dice, recovery } = seatKeysOf(newRecoveryCode());
    const memory = new Map<string, string>();
    this.#device = new DiceDevice({
      root: dice,
      memory: { load: id => memory.get(id), save: (id, _seat, witness) => void memory.set(id, witness) },
      send: message => this.#send(message),
      suspect: say => this.#fail(`a device would not give its part of the dice: ${say}`),
    });
    const { anchor } = this.#device;
    const { invitation } = brief;
    this.#socket.on('open', () => this.#send({ kind: 'claim', invitation, key: randomSecret(), recovery, anchor }));
    this.#socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ServerMessage));
    this.#socket.on('close', () => this.#fail('the server closed a connection'));
    this.#socket.on('error', error => this.#fail(`a connection broke: ${error.message}`));
  }

  /** Is there an answer of which it has heard nothing yet? */
  get isWaiting(): boolean {
    return this.#sent !== undefined && !this.#closed;
  }

  /** Answers no more, and waits for what is under way. */
  rest(): void {
    this.#resting = true;
    clearTimeout(this.#thinking);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#thinking);
    this.#socket.terminate();
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #fail(sentence: string): void {
    if (this.#closed) return;
    this.close();
    this.#listener.failed(sentence);
  }

  #hear(message: ServerMessage): void {
    this.#device.hear(message);
    if (this.#device.isMine(message)) return;
    switch (message.kind) {
      case 'snapshot':
        this.#view = message.view;
        break;
      case 'update':
        this.#fold(message);
        break;
      case 'accepted':
        this.#accepted(message.id);
        break;
      case 'refused':
        // Another seat may have moved the match on while this answer was under way.
        if (this.#sent?.wait === this.#view?.wait)
          this.#fail(`an answer was refused: ${JSON.stringify(message.because)}`);
        this.#sent = undefined;
        break;
      case 'mistake':
        if (message.say !== ASKED_AGAIN) this.#fail(`the server complained: ${message.say}`);
        break;
      default:
        break;
    }
    if ((message.kind === 'snapshot' || message.kind === 'update') && message.result !== undefined) {
      this.#listener.over();
      return;
    }
    this.#think();
  }

  #fold({ events, view }: ServerMessage & { readonly kind: 'update' }): void {
    if (this.#view === undefined) return;
    const { state } = this.#view;
    for (const event of events) this.#brief.system.reduce(state, event);
    this.#view = { ...view, state };
  }

  #accepted(id: number): void {
    if (this.#sent?.id !== id) return;
    this.#listener.accepted(performance.now() - this.#sent.at);
    this.#sent = undefined;
  }

  #think(): void {
    const view = this.#view;
    const isAsked = view?.prompt !== undefined && view.awaited.some(({ seat }) => seat === view.viewer);
    if (!isAsked || this.#sent !== undefined || this.#thinking !== undefined) return;
    if (this.#closed || this.#resting) return;
    this.#listener.asked?.();
    const { rng, pace } = this.#brief;
    const milliseconds = pace / 2 + rng.below(Math.max(1, pace));
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      this.#answer();
    }, milliseconds);
  }

  #answer(): void {
    const view = this.#view;
    if (view?.prompt === undefined || this.#closed) return;
    const { system, rng, standing = 0 } = this.#brief;
    const pending = { kind: 'decision', prompts: [view.prompt], together: false, sealed: [] };
    const match = { state: view.state, pending } as unknown as Match<unknown>;
    const choice = randomChoice(system, match, view.viewer as number, rng);
    const id = this.#next++;
    this.#sent = { id, wait: view.wait, at: performance.now() };
    const always = standing > 0 && rng.below(ALL) < standing;
    this.#send({ kind: 'answer', id, wait: view.wait, choice, ...(always && { always }) });
  }
}
