import { expect, test } from 'vitest';
import { SOUNDS } from './kinds.js';
import { RECIPES } from './recipes.js';
import { MOST_VOICES, SoundBoard } from './soundBoard.js';

interface Node {
  readonly kind: string;
  readonly to: Node[];
  stopsAt: number | undefined;
}

/** Just enough of an audio context to see what is led where. */
class FakeContext {
  currentTime = 0;
  readonly sampleRate = 8;
  readonly nodes: Node[] = [];
  readonly gains: { value: number }[] = [];
  readonly pans: { value: number }[] = [];
  readonly destination = this.#node('ear');

  #node(kind: string, more: object = {}): Node {
    const node: Node & Record<string, unknown> = {
      kind,
      to: [],
      stopsAt: undefined,
      connect: (other: Node) => void node.to.push(other),
      start: () => undefined,
      stop: (at: number) => void (node.stopsAt = at),
      ...more,
    };
    this.nodes.push(node);
    return node;
  }
  #param(): object {
    const set = (): void => undefined;
    return { value: 0, to: [], setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: set };
  }
  createGain(): Node {
    const gain = this.#param() as { value: number };
    this.gains.push(gain);
    return this.#node('gain', { gain });
  }
  createOscillator(): Node {
    return this.#node('source', { frequency: this.#param(), detune: this.#param() });
  }
  createBufferSource(): Node {
    return this.#node('source');
  }
  createBiquadFilter(): Node {
    return this.#node('filter', { frequency: this.#param() });
  }
  createStereoPanner(): Node {
    const pan = this.#param() as { value: number };
    this.pans.push(pan);
    return this.#node('panner', { pan });
  }
  createBuffer(_: number, length: number): object {
    return { getChannelData: () => new Float32Array(length) };
  }
}

const boardOn = (ctx: FakeContext, volume = 0.6): SoundBoard =>
  new SoundBoard(ctx as unknown as BaseAudioContext, volume);

/** Does every way from here end in the ear, or in the depth of a tremolo? */
const reaches = (node: Node, ear: Node): boolean => node === ear || node.to.some(next => reaches(next, ear));

test.each(SOUNDS)('%s is led to the ear through a panner and the master, and every source of it stops', name => {
  const ctx = new FakeContext();
  expect(boardOn(ctx).play(name)).toBe(true);
  const sources = ctx.nodes.filter(({ kind }) => kind === 'source');
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.some(source => reaches(source, ctx.destination))).toBe(true);
  const panner = ctx.nodes.find(({ kind }) => kind === 'panner') as Node;
  expect(panner.to[0]?.to).toEqual([ctx.destination]);
  for (const { stopsAt } of sources) {
    expect(stopsAt).toBeGreaterThan(0);
    expect(stopsAt).toBeLessThanOrEqual(RECIPES[name].length + 0.05);
  }
});

test('there are at most eight voices, and room again when they are over', () => {
  const ctx = new FakeContext();
  const board = boardOn(ctx);
  const heard = SOUNDS.slice(0, MOST_VOICES + 2).map(name => board.play(name));
  expect(heard.filter(Boolean).length).toBe(MOST_VOICES);
  ctx.currentTime = 5;
  expect(board.voices).toBe(0);
  expect(board.play('rifle')).toBe(true);
});

test('the same sound twice at once is one', () => {
  const board = boardOn(new FakeContext());
  expect([board.play('rifle'), board.play('rifle'), board.play('rifle', 0, 0.1)]).toEqual([true, false, true]);
});

test('left is left, and nothing is farther left than that', () => {
  const ctx = new FakeContext();
  const board = boardOn(ctx);
  board.play('rifle', -0.4);
  board.play('blast', 3);
  expect(ctx.pans.map(({ value }) => value)).toEqual([-0.4, 1]);
});

test('how loud all of it is, is said in one place', () => {
  const ctx = new FakeContext();
  const board = boardOn(ctx, 0.6);
  expect(ctx.gains[0]?.value).toBe(0.6);
  board.volume(0.2);
  expect(ctx.gains[0]?.value).toBe(0.2);
});
