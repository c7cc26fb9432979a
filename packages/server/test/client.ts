import { randomChoice } from '@banneret/ai';
import { seededRng, type AnySystem, type Match, type MatchView, type Rng } from '@banneret/kernel';
import {
  DiceDevice,
  newRecoveryCode,
  randomSecret,
  seatKeysOf,
  type ClientMessage,
  type JudgedMessage,
  type ServerMessage,
} from '@banneret/room';
import { WebSocket } from 'ws';

/** A page without a screen: it speaks the protocol, folds what it is told, and answers at random. */
export class TestClient {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  view: MatchView<unknown> | undefined;
  events: unknown[] = [];
  over = false;
  /** Is an answer of ours waiting to be shown? */
  held = false;
  /** What opens the seat, once it is claimed, and what brings it back. */
  readonly code: string;
  readonly key: string;
  readonly #memory: Map<string, string>;
  /** Does its device give its part of the dice? */
  givesLinks = true;
  readonly suspicions: string[] = [];
  readonly #device: DiceDevice;
  readonly #system: AnySystem;
  readonly #waiting: (() => void)[] = [];
  #next = 0;

  /** `browser`: an earlier visit of the same browser, which remembers all that one knew. `code`: all that is left is this. */
  constructor(
    address: string,
    match: string,
    system: AnySystem,
    { browser, code }: { readonly browser?: TestClient; readonly code?: string } = {},
  ) {
    this.#system = system;
    this.code = code ?? browser?.code ?? newRecoveryCode();
    this.key = browser?.key ?? randomSecret();
    const memory = (this.#memory = browser?.remembered ?? new Map<string, string>());
    this.#device = new DiceDevice({
      root: seatKeysOf(this.code).dice,
      memory: {
        load: (id, seat) => memory.get(`${id} ${seat}`),
        save: (id, seat, witness) => void memory.set(`${id} ${seat}`, witness),
      },
      send: message => {
        if (this.givesLinks) this.send(message);
      },
      suspect: say => void this.suspicions.push(say),
    });
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`);
    this.socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ServerMessage));
    this.socket.on('close', () => this.#wake());
    this.socket.on('error', () => this.#wake());
  }

  /** What its device remembers of the dice. */
  get remembered(): Map<string, string> {
    return this.#memory;
  }

  /** Watches, or comes back to the seat of this key. */
  async hello(key?: string): Promise<void> {
    await this.#greet({ kind: 'hello', ...(key !== undefined && { key }) });
  }

  /** Takes the seat of an invitation. */
  async claim(invitation: string, name?: string): Promise<void> {
    const { recovery } = seatKeysOf(this.code);
    const { anchor } = this.#device;
    await this.#greet({ kind: 'claim', invitation, key: this.key, recovery, anchor, ...(name && { name }) });
  }

  /** Comes back with nothing but the recovery code. */
  async comeBack(): Promise<void> {
    await this.#greet({ kind: 'return', recovery: seatKeysOf(this.code).recovery, key: this.key });
  }

  async #greet(greeting: ClientMessage): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN)
      await new Promise<void>((resolve, reject) => {
        this.socket.once('open', () => resolve());
        this.socket.once('error', reject);
      });
    this.send(greeting);
    await this.until(() => this.heard.some(({ kind }) => kind === 'welcome' || kind === 'mistake'));
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends and waits for the verdict. */
  async settle(message: JudgedMessage): Promise<ServerMessage> {
    this.send(message);
    const verdict = (): ServerMessage | undefined =>
      this.heard.find(heard => (heard.kind === 'accepted' || heard.kind === 'refused') && heard.id === message.id);
    await this.until(() => verdict() !== undefined);
    return verdict() as ServerMessage;
  }

  /** Answers the question this seat is asked, at random. */
  async answer(rng: Rng, always = false): Promise<ServerMessage> {
    const view = this.view as MatchView<unknown>;
    const match = {
      state: view.state,
      pending: { kind: 'decision', prompts: [view.prompt], together: false, sealed: [] },
    };
    const choice = randomChoice(this.#system, match as unknown as Match<unknown>, view.viewer as number, rng);
    return await this.settle({ kind: 'answer', id: this.#next++, wait: view.wait, choice, always });
  }

  get isAsked(): boolean {
    return (
      !this.held && this.view?.prompt !== undefined && this.view.awaited.some(({ seat }) => seat === this.view?.viewer)
    );
  }

  async until(holds: () => boolean, ms = 20_000): Promise<void> {
    const deadline = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > deadline) throw new Error(`waited too long; heard ${this.heard.map(m => m.kind).join(' ')}`);
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('the connection is closed');
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 200);
        this.#waiting.push(() => (clearTimeout(timer), resolve()));
      });
    }
  }

  close(): void {
    this.socket.terminate();
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message);
    this.#device.hear(message);
    if (message.kind === 'snapshot') {
      this.view = message.view;
      this.events = [...message.events];
    }
    if (message.kind === 'update' && this.view !== undefined) {
      const { state } = this.view;
      for (const event of message.events) this.#system.reduce(state, event);
      this.events.push(...message.events);
      this.view = { ...message.view, state };
    }
    if (message.kind === 'snapshot' || message.kind === 'update') this.held = message.held;
    if ((message.kind === 'snapshot' || message.kind === 'update') && message.result !== undefined) this.over = true;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/** Lets the clients play until the game is over, or so many answers were given. */
export async function playOn(clients: readonly TestClient[], seed: number, answers = Infinity): Promise<number> {
  const rng = seededRng('clients', seed);
  let given = 0;
  while (given < answers && !clients.some(client => client.over)) {
    const asked = clients.find(client => client.isAsked);
    if (asked === undefined) {
      await untilAsked(clients);
      continue;
    }
    const before = asked.view?.wait;
    const verdict = await asked.answer(rng);
    if (verdict.kind !== 'accepted') throw new Error(`refused: ${JSON.stringify(verdict)}`);
    given++;
    await asked.until(() => asked.over || asked.view?.wait !== before || !asked.isAsked);
  }
  await untilAsked(clients);
  return given;
}

/** No dice are falling: somebody is asked, or the game is over. */
export const untilAsked = async (clients: readonly TestClient[]): Promise<void> =>
  await (clients[0] as TestClient).until(() => clients.some(client => client.isAsked || client.over));
