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
import { socketOf } from './wire.js';

export interface RaiderBrief {
  readonly address: string;
  readonly from: string;
  readonly match: string;
  readonly system: AnySystem;
  readonly rng: Rng;
}

/** Somebody who knows the protocol well enough to sit down and play, and then does something else. */
export class Raider {
  readonly key = randomSecret();
  readonly socket: WebSocket;
  /** Called with all it is told. */
  onHear: ((message: ServerMessage) => void) | undefined;
  view: MatchView<unknown> | undefined;
  readonly #brief: RaiderBrief;
  readonly #device: DiceDevice;
  readonly #code = newRecoveryCode();
  readonly #opened: Promise<boolean>;
  #next = 0;

  constructor(brief: RaiderBrief) {
    this.#brief = brief;
    const memory = new Map<string, string>();
    this.#device = new DiceDevice({
      root: seatKeysOf(this.#code).dice,
      memory: { load: id => memory.get(id), save: (id, _seat, witness) => void memory.set(id, witness) },
      send: message => this.send(message),
      suspect: () => undefined,
    });
    this.socket = new WebSocket(socketOf(brief.address, brief.match), { localAddress: brief.from });
    this.socket.on('error', () => this.socket.terminate());
    this.socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ServerMessage));
    this.#opened = new Promise(resolve => {
      this.socket.once('open', () => resolve(true)).once('close', () => resolve(false));
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  get isAsked(): boolean {
    const { view } = this;
    return view?.prompt !== undefined && view.awaited.some(({ seat }) => seat === view.viewer);
  }

  get nextId(): number {
    return this.#next++;
  }

  /** False if the server would not have it. */
  async claim(invitation: string): Promise<boolean> {
    if (!(await this.#opened)) return false;
    const { recovery } = seatKeysOf(this.#code);
    this.send({ kind: 'claim', invitation, key: this.key, recovery, anchor: this.#device.anchor });
    return true;
  }

  async watch(): Promise<boolean> {
    if (!(await this.#opened)) return false;
    this.send({ kind: 'hello' });
    return true;
  }

  send(message: ClientMessage): void {
    this.shout(JSON.stringify(message));
  }

  /** Says whatever there is to say, be it no message at all. */
  shout(text: string): void {
    if (this.isOpen) this.socket.send(text);
  }

  /** A legal answer to what this seat is asked. */
  legalChoice(): unknown {
    const { view } = this;
    if (view?.prompt === undefined) return undefined;
    const pending = { kind: 'decision', prompts: [view.prompt], together: false, sealed: [] };
    const match = { state: view.state, pending } as unknown as Match<unknown>;
    return randomChoice(this.#brief.system, match, view.viewer as number, this.#brief.rng);
  }

  answer(choice: unknown, always = false): void {
    this.send({ kind: 'answer', id: this.nextId, wait: this.view?.wait ?? 0, choice, always });
  }

  close(): void {
    this.socket.terminate();
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'snapshot') this.view = message.view;
    if (message.kind === 'update' && this.view !== undefined) {
      const { state } = this.view;
      for (const event of message.events) this.#brief.system.reduce(state, event);
      this.view = { ...message.view, state };
    }
    this.#device.hear(message);
    this.onHear?.(message);
  }
}
