import { describe, expect, test } from 'vitest';
import { Chain, CHAIN_LENGTH, leadsTo, linksUpTo } from './chain.js';
import { digestOf } from './history.js';

const ROOT = '5'.repeat(64);
const OTHER = new Chain('6'.repeat(64));
const chain = new Chain(ROOT);

describe('a hash chain', () => {
  test('ends in its root, and the hash of each link is the one before it', () => {
    expect(chain.link(CHAIN_LENGTH)).toBe(ROOT);
    for (const number of [1, 2, 127, 128, 129, 5000, CHAIN_LENGTH - 1])
      expect(leadsTo(chain.link(number + 1), 1, chain.link(number))).toBe(true);
    expect(leadsTo(chain.link(1), 1, chain.anchor)).toBe(true);
    // The hash of bytes, not of the digits that stand for them.
    expect(digestOf(chain.link(1))).not.toBe(chain.anchor);
  });

  test('a link leads to the anchor by its own number only, and to no other chain', () => {
    const link = chain.link(300);
    expect(leadsTo(link, 300, chain.anchor)).toBe(true);
    expect(leadsTo(link, 299, chain.anchor)).toBe(false);
    expect(leadsTo(link, 301, chain.anchor)).toBe(false);
    expect(leadsTo(link, 300, chain.link(290), 290)).toBe(true);
    expect(leadsTo(link, 300, OTHER.anchor)).toBe(false);
    expect(leadsTo(chain.link(290), 290, link, 300)).toBe(false);
    expect(leadsTo(link, Number.MAX_SAFE_INTEGER, chain.anchor)).toBe(false);
  });

  test('has the links from 1 to its length, and no others', () => {
    for (const number of [0, -1, 1.5, CHAIN_LENGTH + 1]) expect(() => chain.link(number)).toThrow(RangeError);
  });

  test('all earlier links follow from one', () => {
    const links = linksUpTo(chain.link(130), 130);
    expect(links.length).toBe(131);
    expect(links[0]).toBe(chain.anchor);
    for (const number of [1, 128, 130]) expect(links[number]).toBe(chain.link(number));
  });
});
