import { describe, expect, test } from 'vitest';
import { CHAIN_LENGTH } from './chain.js';
import { digestOf } from './history.js';
import { giveLink, leaveAhead, newWitness, readWitness, type Giving, type Witness } from './witness.js';

const BEGIN = '0'.repeat(64);
const [H1, H2, H3] = ['1', '2', '3'].map(digit => digit.repeat(64)) as [string, string, string];
const ANCHOR = 'a'.repeat(64);
const first = newWitness({ match: 'm1', seat: 0, anchor: ANCHOR, names: ['Ann', 'Bob'], begin: BEGIN });

function given(giving: Giving): Witness {
  if (!giving.ok) throw new Error(giving.say);
  return giving.witness;
}

describe('a device that gives links', () => {
  test('gives them in order, and keeps a digest of what for', () => {
    const one = giveLink(first, { number: 1, history: H1 });
    expect(one).toMatchObject({ ok: true, number: 1 });
    const two = given(giveLink(given(one), { number: 2, history: H2 }));
    expect(two).toMatchObject({ number: 2, history: H2 });
    expect(two.digest).toBe(digestOf(`${digestOf(`${BEGIN}\n1 ${H1}`)}\n2 ${H2}`));
  });

  test('gives the same link for the same history again, and for no other', () => {
    const witness = given(giveLink(first, { number: 1, history: H1 }));
    expect(giveLink(witness, { number: 1, history: H1 })).toEqual({ ok: true, witness, number: 1 });
    expect(giveLink(witness, { number: 1, history: H2 })).toEqual({ ok: false, say: 'room.dice.used' });
  });

  test('refuses to skip a number, to go back, and to go beyond its chain', () => {
    const witness = given(giveLink(given(giveLink(first, { number: 1, history: H1 })), { number: 2, history: H2 }));
    expect(giveLink(witness, { number: 4, history: H3 })).toEqual({ ok: false, say: 'room.dice.skipped' });
    expect(giveLink(witness, { number: 1, history: H1 })).toEqual({ ok: false, say: 'room.dice.passed' });
    expect(giveLink(first, { number: 0, history: BEGIN })).toEqual({ ok: false, say: 'room.dice.passed' });
    const last = { ...first, number: CHAIN_LENGTH };
    expect(giveLink(last, { number: CHAIN_LENGTH + 1, history: H1 })).toEqual({ ok: false, say: 'room.dice.spent' });
  });

  test('counts its own chain from where it sat down', () => {
    const late = newWitness({ match: 'm1', seat: 1, anchor: ANCHOR, begin: BEGIN, from: 8 });
    expect(giveLink(late, { number: 7, history: H1 })).toEqual({ ok: false, say: 'room.dice.passed' });
    expect(giveLink(late, { number: 8, history: H1 })).toMatchObject({ ok: true, number: 1 });
    // One that came back, and has forgotten what it gave.
    const back = newWitness({ match: 'm1', seat: 1, anchor: ANCHOR, begin: BEGIN, from: 8, base: 3 });
    expect(giveLink(back, { number: 7, history: H1 })).toEqual({ ok: false, say: 'room.dice.passed' });
    expect(giveLink(back, { number: 8, history: H1 })).toMatchObject({ ok: true, number: 5 });
  });

  test('remembers what it left in advance, and goes on after it', () => {
    const left = leaveAhead(given(giveLink(first, { number: 1, history: H1 })), 5);
    expect(left).toMatchObject({ ok: true, number: 5 });
    const witness = given(left);
    expect(witness).toMatchObject({ number: 5, ahead: [[2, 5]] });
    expect(giveLink(witness, { number: 3, history: H2 })).toEqual({ ok: true, witness, number: 3 });
    expect(leaveAhead(witness, 5)).toEqual({ ok: false, say: 'room.dice.passed' });
    const back = given(giveLink(witness, { number: 6, history: H3 }));
    expect(back.digest).toBe(digestOf(`${witness.digest}\n6 ${H3}`));
  });

  test('finds its memory again after a journey through JSON, without the secret beside it', () => {
    const witness = given(leaveAhead(given(giveLink(first, { number: 1, history: H1 })), 5));
    const stored: unknown = JSON.parse(JSON.stringify({ ...witness, root: 'secret' }));
    expect(readWitness(stored)).toEqual(witness);
    for (const bad of [null, [], { ...witness, seat: -1 }, { ...witness, ahead: [[1]] }, { ...witness, digest: 'x' }])
      expect(readWitness(bad)).toBeUndefined();
    for (const bad of [{ from: 9 }, { anchor: undefined }, { base: 1 }, { names: [7] }, { names: 'Ann' }])
      expect(readWitness({ ...witness, ...bad })).toBeUndefined();
    const { names: _, ...nameless } = witness;
    expect(readWitness(nameless)).toEqual(nameless);
  });
});
