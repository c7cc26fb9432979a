import type { Result } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { endResult } from '../src/ending.js';
import { Gathering } from './gathering.js';

/** As the first player was told. */
function winners(gathering: Gathering): Result['winners'] | undefined {
  const { heard } = gathering.people[0]!;
  const told = heard.flatMap(message => (message.kind === 'update' || message.kind === 'snapshot' ? [message] : []));
  return told.at(-1)?.result?.winners;
}

describe('giving up', () => {
  it('ends a match of two: the other has won', async () => {
    const gathering = await Gathering.begun();
    await gathering.play(3);
    expect(await gathering.people[1]!.say({ kind: 'resign' })).toBe('accepted');
    expect(gathering.table.isOver).toBe(true);
    expect(winners(gathering)).toEqual([0]);
    expect(gathering.people[0]!.last('update')).toMatchObject({
      ending: { how: 'resigned', seat: 1 },
      view: { awaited: [] },
    });
    expect(gathering.people[0]!.last('update')!.view).not.toHaveProperty('prompt');
    expect(await gathering.people[0]!.say({ kind: 'answer', wait: 1, choice: 0 })).toBe('kernel.over');
    expect(await gathering.people[0]!.say({ kind: 'undo' })).toBe('server.no.rewind-over');
    expect(await gathering.people[0]!.say({ kind: 'resign' })).toBe('kernel.over');
    expect(gathering.table.asked).toEqual([]);
  });

  it('before a computer ends the match too', async () => {
    const gathering = await Gathering.begun({ players: ['human', 'random', 'random'] });
    await gathering.people[0]!.say({ kind: 'resign' });
    expect(gathering.table.isOver).toBe(true);
    expect(winners(gathering)).toEqual([1, 2]);
  });

  it('is nothing a spectator can do', async () => {
    const gathering = await Gathering.begun();
    const watcher = await gathering.come('public');
    expect(await watcher.say({ kind: 'resign' })).toBe('nothing');
    expect(watcher.heard.at(-1)).toEqual({ kind: 'mistake', say: 'server.no.watching' });
    expect(gathering.table.isOver).toBe(false);
  });

  it('of one among three lets the best computer go on for the figures; the last who stays has won', async () => {
    const gathering = await Gathering.begun({ players: ['human', 'human', 'human'] });
    const [one, two, three] = gathering.people;
    await gathering.play(3);
    await two!.say({ kind: 'resign' });
    expect(gathering.table.isOver).toBe(false);
    expect(gathering.lines.at(-1)).toEqual({ op: 'sit', seat: 1, player: 'greedy', resigned: true });
    expect(one!.last('seats')!.seats[1]).toMatchObject({ player: 'greedy', resigned: true });
    expect(await two!.say({ kind: 'resign' })).toBe('server.no.computer-plays');
    await gathering.computersAnswer();
    await gathering.play(2);
    await three!.say({ kind: 'resign' });
    expect(gathering.table.isOver).toBe(true);
    expect(winners(gathering)).toEqual([0]);
  });

  it('of three among four leaves one winner; its figures were fought for till the end', async () => {
    const gathering = await Gathering.begun({ players: ['human', 'human', 'human', 'human'] });
    for (const seat of [0, 1]) {
      await gathering.people[seat]!.say({ kind: 'resign' });
      expect(gathering.table.isOver).toBe(false);
    }
    await gathering.people[3]!.say({ kind: 'resign' });
    expect(winners(gathering)).toEqual([2]);
  });

  it('is remembered by a table that is laid again', async () => {
    const gathering = await Gathering.begun({ players: ['human', 'human', 'human'] });
    await gathering.people[0]!.say({ kind: 'resign' });
    const again = new Gathering({}, gathering.memory);
    const two = await again.come(1);
    expect(again.info.seats[0]).toMatchObject({ player: 'greedy', resigned: true });
    await two.say({ kind: 'resign' });
    expect(again.table.isOver).toBe(true);
    expect(two.last('update')).toMatchObject({ result: { winners: [2] } });
  });
});

describe('partners', () => {
  const teams = { players: ['human', 'human', 'human', 'human'], sides: [0, 1, 0, 1] };

  it('fight on when one of them gives up; the side has lost when both have', async () => {
    const gathering = await Gathering.begun(teams);
    await gathering.people[0]!.say({ kind: 'resign' });
    expect(gathering.table.isOver).toBe(false);
    await gathering.people[2]!.say({ kind: 'resign' });
    expect(gathering.table.isOver).toBe(true);
    expect(winners(gathering)).toEqual([1, 3]);
  });

  it('of a side that won by the rules win together, also the one who gave up; nobody wins where all had', () => {
    const standings = (...resigned: number[]) => ({
      sides: [0, 1, 0, 1],
      hasResigned: (seat: number) => resigned.includes(seat),
    });
    const byRules = { winners: [0, 2] };
    expect(endResult(standings(), byRules, undefined).winners).toEqual([0, 2]);
    expect(endResult(standings(0), byRules, undefined).winners).toEqual([0, 2]);
    expect(endResult(standings(0, 2), byRules, undefined).winners).toEqual([]);
    expect(endResult(standings(), byRules, { how: 'drawn' }).winners).toEqual([]);
    expect(endResult(standings(2), undefined, { how: 'time', seat: 0 }).winners).toEqual([1, 3]);
    expect(endResult(standings(1), undefined, { how: 'resigned', seat: 0 }).winners).toEqual([0, 1, 2, 3]);
  });
});

it('a match that was given up keeps its whole record, with the end in its log', async () => {
  const gathering = await Gathering.begun();
  expect(await gathering.table.record()).toBeUndefined();
  await gathering.play(5);
  await gathering.people[0]!.say({ kind: 'resign' });
  const record = await gathering.table.record();
  const fairness = record?.fairness as {
    readonly log: readonly object[];
    readonly keeperLink: { readonly number: number };
  };
  expect(fairness.log.at(-1)).toEqual({ op: 'end', how: 'resigned', seat: 0 });
  // The next one is shown: all that were used follow from it.
  expect(fairness.keeperLink.number).toBe(gathering.linesOf('link').at(-1)!.number + 1);
});
