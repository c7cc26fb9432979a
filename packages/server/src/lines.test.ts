import { expect, it } from 'vitest';
import { Lines, type Wire } from './lines.js';

const limits = {
  lines: 6,
  linesPerAddress: 4,
  connectionsPerSecond: 0.001,
  connectionBurst: 5,
  memoryPerAddress: 100,
  memory: 150,
};

function wire(remoteAddress: string) {
  const ends: (() => void)[] = [];
  const its = {
    remoteAddress,
    bytesRead: 0,
    writableLength: 0,
    cut: false,
    once: (_event: 'close', then: () => void) => void ends.push(then),
    destroy() {
      its.cut = true;
      for (const end of ends) end();
    },
  };
  return its;
}

const opened = (lines: Lines, address: string, count: number) =>
  Array.from({ length: count }, () => {
    const one = wire(address);
    lines.open(one as unknown as Wire);
    return one;
  });
const cuts = (wires: readonly { readonly cut: boolean }[]): boolean[] => wires.map(({ cut }) => cut);

it('gives every household so many lines', () => {
  const lines = new Lines(limits);
  expect(cuts(opened(lines, '10.0.0.1', 5))).toEqual([false, false, false, false, true]);
  expect(lines.count).toBe(4);
});

it('makes room for whoever has few by cutting one of whoever has most', () => {
  const lines = new Lines(limits);
  const greedy = opened(lines, '10.0.0.1', 4);
  const others = ['10.0.0.2', '10.0.0.3', '10.0.0.4'].flatMap(address => opened(lines, address, 1));
  expect(cuts(greedy)).toEqual([false, false, false, true]);
  expect(cuts(others)).toEqual([false, false, false]);
});

it('cuts the line in which most waits when too much waits in a household', () => {
  const lines = new Lines(limits);
  const [unread, half, fair] = opened(lines, '10.0.0.1', 3) as [
    ReturnType<typeof wire>,
    ReturnType<typeof wire>,
    ReturnType<typeof wire>,
  ];
  unread.writableLength = 60;
  half.bytesRead = 70;
  fair.bytesRead = 1000;
  lines.heard(fair as unknown as Wire);
  lines.relieve();
  expect(cuts([unread, half, fair])).toEqual([false, true, false]);
});

it('when too much waits in all, begins with the household that takes up most', () => {
  const lines = new Lines(limits);
  const heavy = opened(lines, '10.0.0.1', 2);
  const light = opened(lines, '10.0.0.2', 2);
  for (const one of heavy) one.writableLength = 45;
  for (const one of light) one.writableLength = 35;
  lines.relieve();
  expect([cuts(heavy).filter(Boolean).length, cuts(light)]).toEqual([1, [false, false]]);
});

it('knows behind a proxy whose a line is as soon as it is told', () => {
  const lines = new Lines(limits);
  const behind = Array.from({ length: 5 }, () => wire('127.0.0.1'));
  for (const one of behind) lines.open(one as unknown as Wire, true);
  for (const one of behind) one.writableLength = 29;
  for (const one of behind.slice(0, 4)) lines.belongsTo(one as unknown as Wire, '10.0.0.1');
  lines.relieve();
  expect(cuts(behind).filter(Boolean)).toHaveLength(1);
  expect(behind[4]!.cut).toBe(false);
});

it('cuts off whoever comes again and again, before anything is read; others and proxies may come', () => {
  const lines = new Lines(limits);
  const restless = (): boolean => {
    const [one] = opened(lines, '10.0.0.1', 1) as [ReturnType<typeof wire>];
    const { cut } = one;
    one.destroy();
    return cut;
  };
  expect(Array.from({ length: 7 }, restless)).toEqual([false, false, false, false, false, true, true]);
  expect(cuts(opened(lines, '10.0.0.2', 1))).toEqual([false]);
  const proxied = Array.from({ length: 5 }, () => wire('10.0.0.1'));
  for (const one of proxied) lines.open(one as unknown as Wire, true);
  expect(cuts(proxied)).not.toContain(true);
  // What is still owed is not forgotten.
  lines.clear();
  expect(restless()).toBe(true);
});
