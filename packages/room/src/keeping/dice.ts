import type { Fairness, LinkedFairness, Start } from '@banneret/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../canonical.js';
import { Chain } from '../dice/chain.js';
import { digestOf, historyAfter, historyBegin } from '../dice/history.js';
import { commitmentOf } from '../fairness.js';
import { isPublic, type Op } from '../op.js';
import type { MatchInfo } from '../protocol.js';
import type { Dice } from '../roomDice.js';
import type { KeptMatch } from './store.js';

// The dice of a match as it is kept: what is promised at its beginning, made from it, and shown at its end.

/** Where the keeper's dice begin. Making the chain takes a moment: it is made once, with the match. */
export const keeperAnchorOf = (seed: string): string => Chain.of(seed).anchor;

/** The root of a seat's dice where all of them are on one device. */
export const seatRootOf = (seed: string, seat: number): string => derived(seed, `seat ${seat}`);

/**
 * Before the end the start may be a secret: it is promised by a digest that nobody can guess at. Of the start itself, since the
 * fingerprint in a record's header is good against accidents only.
 */
const saltOf = (seed: string): string => derived(seed, 'start');
export const startPromise = (salt: string, start: Start): string => digestOf(`${salt}\n${canonical(start)}`);

const derived = (seed: string, purpose: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`banneret ${purpose}`)));

type Promises = Pick<MatchInfo, 'commitment' | 'content'>;

/** Everybody who comes to a match is shown them, and writing out a start with whole armies takes a while. */
const promises = new WeakMap<KeptMatch, Promises>();

/** What everybody is shown before anything happens. */
export function promisesOf(match: KeptMatch): Promises {
  const known = promises.get(match) ?? madePromises(match);
  promises.set(match, known);
  return known;
}

function madePromises({ dice, seed, start }: KeptMatch): Promises {
  if (dice === undefined) return { commitment: commitmentOf(seed) };
  return { commitment: dice.keeper, content: startPromise(saltOf(seed), start) };
}

const anchorsOf = ({ seats }: KeptMatch): readonly (string | null)[] =>
  seats.map(({ player, anchor }) => (player === 'human' ? (anchor ?? null) : null));

function beginningOf(match: KeptMatch, keeper: string): string {
  const { id, system, rules } = match;
  const { content = '' } = promisesOf(match);
  return historyBegin({ match: id, system, rules, content, keeper, anchors: anchorsOf(match) });
}

/** The dice of its room; `here` if those of all seats are on this device. */
export function diceOf(match: KeptMatch, here: boolean): Dice {
  const { seed, seats, dice } = match;
  if (dice === undefined) return { seed, contributions: seats.map(({ contribution }) => contribution ?? '') };
  const anchors = anchorsOf(match);
  const begin = beginningOf(match, dice.keeper);
  const roots = anchors.map((anchor, seat) => (anchor === null ? null : seatRootOf(seed, seat)));
  return { keeper: seed, begin, anchors, ...(here && { roots }) };
}

/** What the record tells of the dice, once the game is over. */
export function fairnessOf(
  match: KeptMatch,
  {
    log,
    draws,
    keeperLink,
    here,
  }: {
    readonly log: readonly Op[];
    readonly draws: readonly number[];
    readonly keeperLink: { readonly number: number; readonly link: string } | null;
    readonly here: boolean;
  },
): Fairness | LinkedFairness {
  const { id, seed, seats, dice } = match;
  if (dice === undefined || keeperLink === null) {
    const contributions = seats.map(({ contribution }) => contribution ?? '');
    return { commitment: commitmentOf(seed), seed, contributions, draws };
  }
  const lines = log.filter(isPublic);
  return {
    scheme: 2,
    match: id,
    kept: here ? 'device' : 'server',
    keeper: dice.keeper,
    anchors: anchorsOf(match),
    salt: saltOf(seed),
    keeperLink,
    log: lines,
    history: lines.reduce(historyAfter, beginningOf(match, dice.keeper)),
  };
}
