import { describe, expect, it } from 'vitest';
import { FairQueue, type QueueManners, type Speaker } from './fairQueue.js';

/** A thread that deals with one message at a time, each taking as long as it says. */
function busyThread(manners: QueueManners = {}) {
  let now = 0;
  const sent: { readonly what: string; readonly ticket: number }[] = [];
  const queue = new FairQueue<string>((what, ticket) => void sent.push({ what, ticket }), {
    workAheadMs: 10,
    ...manners,
    now: () => now,
  });
  let dealtWith = 0;
  const deal = (ms: number, inVain = false): string => {
    const { what, ticket } = sent[dealtWith++]!;
    now += ms;
    queue.dealt(ticket, ms, inVain);
    return what;
  };
  return {
    queue,
    deal,
    /** How much was sent and is not dealt with. */
    owed: () => sent.length - dealtWith,
    pass: (ms: number) => void (now += ms),
    sent: () => sent.map(({ what }) => what),
  };
}

const at = (address: string, seat = address): Speaker => ({ address, seat });

describe('the queue of messages', () => {
  it('sends ahead what costs little, and no more of what costs much than keeps the thread at work', () => {
    const { queue, deal, sent } = busyThread();
    for (let i = 0; i < 40; i++) queue.add(at('heavy'), `heavy ${i}`);
    expect(sent()).toHaveLength(5);
    for (let i = 0; i < 12; i++) deal(40);
    expect(sent()).toHaveLength(13);
  });

  it('lets a quiet address go before a busy one', () => {
    const { queue, deal, sent } = busyThread();
    for (let i = 0; i < 40; i++) queue.add(at('busy'), `busy ${i}`);
    for (let i = 0; i < 10; i++) deal(30);
    const ahead = sent().length;
    queue.add(at('quiet'), 'quiet');
    deal(30);
    expect(sent()[ahead]).toBe('quiet');
  });

  it('within an address lets a quiet seat go before a busy one', () => {
    const { queue, deal, sent } = busyThread();
    for (let i = 0; i < 40; i++) queue.add(at('home', 'flooder'), `flooder ${i}`);
    for (let i = 0; i < 10; i++) deal(30);
    const ahead = sent().length;
    queue.add(at('home', 'player'), 'player');
    deal(30);
    expect(sent()[ahead]).toBe('player');
  });

  it('is not kept busy by many addresses that each flood it: the next honest message waits for one of theirs', () => {
    const { queue, deal, sent } = busyThread();
    for (let address = 0; address < 49; address++)
      for (let i = 0; i < 20; i++) queue.add(at(`bad ${address}`), `bad ${address}`);
    for (let i = 0; i < 200; i++) deal(30);
    const ahead = sent().length;
    queue.add(at('honest'), 'honest');
    deal(30);
    expect(sent()[ahead]).toBe('honest');
  });

  it('forgives: what was long ago counts no more', () => {
    const { queue, deal, pass, sent } = busyThread();
    for (let i = 0; i < 5; i++) queue.add(at('once busy'), 'x');
    for (let i = 0; i < 5; i++) deal(100);
    queue.add(at('other'), 'y');
    deal(1);
    pass(60_000);
    queue.clear();
    // Nothing is known of either: the first in line goes first.
    for (let i = 0; i < 6; i++) queue.add(at('once busy'), `again ${i}`);
    queue.add(at('other'), 'other');
    expect(sent().slice(6, 11)).toEqual(['again 0', 'again 1', 'again 2', 'again 3', 'again 4']);
  });

  it('does not wait for what takes long: it is put aside, and its own seat waits for it', () => {
    const { queue, deal, pass, sent } = busyThread();
    queue.add(at('slow'), 'slow');
    for (let i = 0; i < 40; i++) queue.add(at('slow'), 'more of it');
    expect(sent()).toHaveLength(5);
    pass(50);
    queue.add(at('player'), 'player');
    expect(sent().slice(5)).toEqual(['player']);
    for (let i = 0; i < 5; i++) deal(1);
    queue.add(at('slow'), 'more of it');
    expect(sent()).toContain('more of it');
  });

  it('is full when a seat has said enough, an address has, or all have, and has room again when most of it is gone', () => {
    const { queue, deal } = busyThread();
    const kilobytes = 1024;
    for (let i = 0; i < 32; i++) queue.add(at('quick'), 'q');
    expect([queue.isFull(at('quick')), queue.isFull(at('quick', 'other seat'))]).toEqual([true, false]);
    for (let i = 0; i < 24; i++) deal(1);
    expect(queue.hasRoom(at('quick'))).toBe(true);
    for (let seat = 0; seat < 20; seat++) queue.add(at('heavy', `seat ${seat}`), 'h', 60 * kilobytes);
    expect([queue.isFull(at('heavy', 'a new seat')), queue.isFull(at('quick'))]).toEqual([true, false]);
    queue.drop(at('heavy', 'seat 19'), () => true);
    for (let i = 0; i < 27; i++) deal(1);
    expect(queue.hasRoom(at('heavy', 'a new seat'))).toBe(true);
    for (let address = 0; address < 300; address++) queue.add(at(`${address}`), 'x', 60 * kilobytes);
    expect(queue.isFull(at('quick'))).toBe(true);
  });

  it('keeps the order of very many', () => {
    const { queue, deal } = busyThread();
    for (let i = 0; i < 20_000; i++) queue.add(at('flood'), `${i}`);
    const dealt = Array.from({ length: 20_000 }, () => deal(0.01));
    expect(dealt.every((what, i) => what === `${i}`)).toBe(true);
  });

  it('keeps the order of one seat, and forgets the messages of who has left', () => {
    const { queue, deal, sent } = busyThread();
    for (let i = 0; i < 20; i++) queue.add(at('a'), `${i}`);
    expect(queue.waiting(at('a'))).toBe(15);
    queue.drop(at('a'), what => Number(what) >= 10);
    expect(queue.waiting(at('a'))).toBe(5);
    for (let i = 0; i < 10; i++) expect(deal(1)).toBe(`${i}`);
    expect(queue.waiting(at('a'))).toBe(0);
    expect(sent()).toHaveLength(10);
  });

  it('lets the thread rest before it deals with more of whoever uses much of it while others are there', () => {
    const { queue, deal, owed, pass, sent } = busyThread();
    queue.add(at('player'), 'player');
    deal(200);
    for (let i = 0; i < 40; i++) queue.add(at('heavy'), 'heavy');
    while (owed() > 0) deal(300);
    const waiting = queue.waiting(at('heavy'));
    expect(waiting).toBeGreaterThan(0);
    queue.add(at('player'), 'player');
    expect(sent().at(-1)).toBe('player');
    deal(1);
    expect(queue.waiting(at('heavy'))).toBe(waiting);
    // A moment later the player is still there, and the thread has rested.
    pass(4_000);
    queue.add(at('player'), 'player');
    deal(1);
    expect(queue.waiting(at('heavy'))).toBeLessThan(waiting);
  });

  it('lets nobody wait who has the thread to himself, nor anybody where it need not rest', () => {
    const alone = busyThread();
    for (let i = 0; i < 40; i++) alone.queue.add(at('heavy'), 'heavy');
    while (alone.owed() > 0) alone.deal(300);
    expect(alone.queue.waiting(at('heavy'))).toBe(0);

    const restless = busyThread({ rests: false });
    restless.queue.add(at('player'), 'player');
    restless.deal(20);
    for (let i = 0; i < 40; i++) restless.queue.add(at('heavy'), 'heavy');
    while (restless.owed() > 0) restless.deal(300);
    expect(restless.queue.waiting(at('heavy'))).toBe(0);
  });

  it('hears whoever says things in vain again and again only now and then, until there is some sense in it', () => {
    const { queue, deal, owed, pass } = busyThread();
    const heard = (inVain: boolean): boolean => {
      queue.add(at('rambling'), 'x');
      if (owed() === 0) return false;
      deal(0.01, inVain);
      return true;
    };
    expect(Array.from({ length: 21 }, () => heard(true))).not.toContain(false);
    expect([heard(true), heard(true)]).toEqual([false, false]);
    // Another seat of the same address is not meant.
    queue.add(at('rambling', 'quiet seat'), 'y');
    expect(owed()).toBe(1);
    deal(0.01);
    pass(100);
    queue.add(at('other'), 'z');
    expect(owed()).toBe(2);
    deal(0.01);
    deal(0.01, true);
    expect(owed()).toBe(0);
    // A good word makes one bad one good.
    for (let i = 0; i < 30; i++) {
      pass(100);
      queue.add(at('other'), 'z');
      while (owed() > 0) deal(0.01);
    }
    expect(queue.waiting(at('rambling'))).toBe(0);
    expect([heard(false), heard(false)]).toEqual([true, true]);
  });
});
