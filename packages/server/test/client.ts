import { randomChoice } from '@banneret/ai';
import { seededRng, type AnySystem, type Match, type MatchView, type Rng } from '@banneret/kernel';
import type { ClientMessage, ServerMessage } from '@banneret/room';
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
  readonly #system: AnySystem;
  readonly #waiting: (() => void)[] = [];
  #next = 0;

  constructor(address: string, match: string, system: AnySystem) {
    this.#system = system;
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`);
    this.socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ServerMessage));
    this.socket.on('close', () => this.#wake());
    this.socket.on('error', () => this.#wake());
  }

  async hello(token?: string, contribution?: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
    this.send({
      kind: 'hello',
      ...(token !== undefined && { token }),
      ...(contribution !== undefined && { contribution }),
    });
    await this.until(() => this.heard.some(({ kind }) => kind === 'welcome' || kind === 'mistake'));
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends and waits for the verdict. */
  async settle(message: Exclude<ClientMessage, { kind: 'hello' }>): Promise<ServerMessage> {
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
      await (clients[0] as TestClient).until(() => clients.some(client => client.isAsked || client.over));
      continue;
    }
    const before = asked.view?.wait;
    const verdict = await asked.answer(rng);
    if (verdict.kind !== 'accepted') throw new Error(`refused: ${JSON.stringify(verdict)}`);
    given++;
    await asked.until(() => asked.over || asked.view?.wait !== before || !asked.isAsked);
  }
  return given;
}
