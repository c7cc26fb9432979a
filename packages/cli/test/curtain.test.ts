import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcess } from './command.js';
import { QUESTION, sitDown, type Sight, type Sitting } from './sharedScreen.js';

const dir = mkdtempSync(join(tmpdir(), 'curtain-'));
afterAll(() => rmSync(dir, { recursive: true }));

const HAND = /^ {2}Hand: .+$/gm;
const DRAWN = /^Player \d draws: .+$/gm;
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([whole]) => whole);
const askedIn = ({ text }: Sight): number[] => [...text.matchAll(QUESTION)].map(([, seat]) => Number(seat));
const of = (sights: readonly Sight[], player: number): readonly Sight[] =>
  sights.filter(({ asked }) => asked === player);
const linesOf = (sights: readonly Sight[], pattern: RegExp): Set<string> =>
  new Set(sights.flatMap(({ text }) => matches(text, pattern)));

describe('two people at one screen', () => {
  const file = join(dir, 'duel.json');
  let duel: Sitting;
  beforeAll(async () => {
    duel = await sitDown(['play', 'the-edge', '--players', 'human', '--seed', '6', '--record', file]);
  }, 60_000);

  it('play a whole duel of The Edge', async () => {
    expect(duel.code).toBe(0);
    expect(duel.last).toMatch(/(Player \d wins|A draw)\..*\nGame recorded in /);
    expect((await inProcess(['replay', file])).code).toBe(0);
  });

  it.each([
    ['the hand', HAND],
    ['the draws', DRAWN],
  ])('never see %s of the other', (_name, secret) => {
    // The decks are of different factions, so that no card is in both hands.
    const [first, second] = [linesOf(of(duel.sights, 1), secret), linesOf(of(duel.sights, 2), secret)];
    expect(Math.min(first.size, second.size)).toBeGreaterThan(1);
    expect([...first].filter(text => second.has(text))).toEqual([]);
    expect(matches(duel.last, secret)).toEqual([]);
  });

  it('never see what the other was asked', () => {
    for (const sight of duel.sights) expect(new Set(askedIn(sight)).size).toBeLessThanOrEqual(1);
  });

  it('find an empty screen whenever it changes hands', () => {
    const passes = duel.sights.filter(({ text }) => text.includes('Pass the screen'));
    expect(passes.length).toBeGreaterThan(20);
    for (const { text } of passes)
      expect(text).toMatch(/^Pass the screen to player (\d)\. Player \1: press Enter when nobody else is looking\.\n$/);
    const owners = duel.sights.flatMap(({ asked, text }) => (text.startsWith('Pass') ? [0] : asked ? [asked] : []));
    expect(owners.filter((owner, i) => owner !== 0 && ![owner, 0].includes(owners[i - 1] ?? 0))).toEqual([]);
  });

  it('read what came of their answer before they hide it', () => {
    const hidden = duel.sights.filter(({ text }) => text.endsWith('Press Enter to hide the screen.\n'));
    expect(hidden.length).toBeGreaterThan(10);
    for (const { text } of hidden) expect(text).toMatch(/\n(?!-?[\d ]*\n).+\nPress Enter to hide the screen\.\n$/);
  });

  it('seal their bids behind it', async () => {
    const { sights, code } = await sitDown(['play', 'toy', '--players', 'human,human', '--seed', '4']);
    expect(code).toBe(0);
    expect(sights[0]?.text).toMatch(/^Pass the screen to player 1\. .+\n$/);
    const second = of(sights, 2)[0];
    expect(second?.text).not.toContain('Player 1:');
    expect(matches(second?.text ?? '', /^Side 1: .+$/gm)).toHaveLength(1);
  });

  it('leave no hand behind when one of them leaves', async () => {
    const { last } = await sitDown(['play', 'the-edge', '--players', 'human,human', '--seed', '6'], 60);
    expect(matches(last, HAND)).toEqual([]);
    expect(last).toMatch(/Game abandoned\.\n$/);
  });

  it('need no curtain in a game without secrets, where nobody is told anything twice', async () => {
    const { out } = await sitDown(['play', 'grimdark-future', '--players', 'human,human', '--seed', '4'], 12);
    expect(out).toContain('Player 2: ');
    expect(out).not.toContain('\x1b');
    const told = matches(out, /^Player \d places marker .+$/gm);
    expect(told.length).toBeGreaterThan(2);
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('two officers at one screen', () => {
  const ORDERS = /^Player \d: In which order do you lay your cards, face down\? .+\n(?: +\d+\. .+\n)+/gm;
  const BID = /^Player \d: How many command points do you bid/gm;
  let battle: Sitting;
  beforeAll(async () => {
    battle = await sitDown(['play', 'at-43', '--players', 'human,human', '--seed', '3'], 45);
  }, 60_000);

  it.each([
    ['orders', ORDERS],
    ['bids', BID],
  ])('give their %s in AT-43 behind a curtain', (_name, secret) => {
    for (const player of [1, 2]) {
      const seen = [...linesOf(of(battle.sights, player), secret)];
      expect(seen.length).toBeGreaterThan(0);
      for (const text of seen) expect(text).toMatch(new RegExp(`^Player ${player}: `));
    }
    // Scenery is placed in the open before; from the first secret on nobody reads what another was asked.
    for (const sight of battle.sights.filter(({ text }) => matches(text, secret).length > 0))
      expect(new Set(askedIn(sight)).size).toBe(1);
  });

  it('find the screen wiped between one order and the next', () => {
    const secret = (text: string): boolean => matches(text, ORDERS).length + matches(text, BID).length > 0;
    const asked = battle.sights.flatMap(({ asked: player, text }): (number | 'curtain')[] => {
      if (text.startsWith('Pass')) return ['curtain'];
      return player !== undefined && secret(text) ? [player] : [];
    });
    expect(asked.filter(player => player === 'curtain').length).toBeGreaterThan(2);
    for (const [i, player] of asked.entries())
      if (player !== 'curtain') expect([player, 'curtain', undefined]).toContain(asked[i - 1]);
  });
});

/** Whole games between two people at one screen. */
const severalToys = (): Promise<Sitting[]> =>
  Promise.all(
    [1, 2, 3, 5, 7, 8].map(seed => sitDown(['play', 'toy', '--players', 'human,human', '--seed', `${seed}`])),
  );

describe('seats', () => {
  it('may hold people and computers in any order', async () => {
    const players = ['--players', 'human,random,human'];
    const { sights, code } = await sitDown(['play', 'toy', ...players, '--seed', '4']);
    expect(code).toBe(0);
    expect(new Set(sights.flatMap(askedIn))).toEqual(new Set([1, 3]));
  });

  it('are asked whether they interrupt even if they cannot, since all see who is asked', async () => {
    const { out } = await sitDown(['play', 'the-edge', '--players', 'human,human', '--seed', '6'], 400);
    // Nothing to do but to pass, now or for the rest of the turn.
    const idle = /do you interrupt it\?.*\n +1\. Pass\n +2\. [^\n]*\n(?! +3\.)/g;
    expect(matches(out, idle).length).toBeGreaterThan(0);
    expect(out).not.toContain('Only one answer possible: Pass');
  });

  it('are told alone what was answered for them', async () => {
    const sights = (await severalToys()).flatMap(sitting => sitting.sights);
    const told = /^Only one answer possible: .*$/gm;
    expect(sights.some(({ text }) => matches(text, told).length > 0)).toBe(true);
    for (const sight of sights.filter(({ text }) => matches(text, told).length > 0))
      expect(new Set(askedIn(sight)).size).toBeLessThan(2);
  });

  it('hide nothing from a person alone with computers', async () => {
    const { out } = await sitDown(['play', 'the-edge', '--players', 'human,random', '--seed', '6'], 60);
    expect(matches(out, HAND).length).toBeGreaterThan(0);
    expect(out).not.toContain('\x1b');
  });

  it.each([
    ['--players human,nobody', 'the option --players does not know “nobody”; values: human, random, greedy'],
    ['--players human,human --seat 2', 'the option --players already says who plays: --seat is one too many'],
    ['--players human,human --level random', 'the option --players already says who plays: --level is one too many'],
    ['--players human,human --seats 3', 'the option --players names 2 players, but there are 3 seats'],
  ])('are not filled by %s', async (options, sentence) => {
    const { code, err } = await inProcess(['play', 'toy', ...options.split(' '), '--lang', 'en']);
    expect([code, err]).toEqual([2, `banneret: ${sentence}\n`]);
  });
});
