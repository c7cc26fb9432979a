import { describe, expect, it } from 'vitest';
import { Gathering } from './gathering.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE = { kind: 'live', minutes: 10, seconds: 30 } as const;
const DAYS = { kind: 'days', days: 3 } as const;

const left = (gathering: Gathering): readonly number[] => gathering.people[0]!.last('clocks')!.left;
const running = (gathering: Gathering): readonly number[] => gathering.people[0]!.last('clocks')!.running;

/** Plays until this seat alone is asked. */
const untilAsked = async (gathering: Gathering, seat: number): Promise<void> =>
  await gathering.playUntil(() => gathering.table.asked.length === 1 && gathering.table.asked[0] === seat);

/** Time that goes by for this seat alone. */
async function think(gathering: Gathering, seat: number, ms: number): Promise<void> {
  await untilAsked(gathering, seat);
  await gathering.pass(ms);
}

describe('a live clock', () => {
  it('runs for whoever is asked, and gives some seconds for each answer', async () => {
    const gathering = await Gathering.begun({ clock: LIVE });
    expect(gathering.info.clock).toEqual(LIVE);
    expect(left(gathering)).toEqual([10 * MINUTE, 10 * MINUTE]);
    await untilAsked(gathering, 0);
    const before = left(gathering);
    expect(running(gathering)).toEqual([0]);
    await gathering.pass(2 * MINUTE);
    await gathering.answer(0);
    expect(left(gathering)[0]).toBe(before[0]! - 2 * MINUTE + 30_000);
    expect(left(gathering)[1]).toBe(before[1]);
  });

  it('ends the match by itself when the time of one of two has run out, though nobody says anything', async () => {
    const gathering = await Gathering.begun({ clock: LIVE });
    await untilAsked(gathering, 1);
    const rest = left(gathering)[1]!;
    await gathering.pass(rest - 1);
    expect(gathering.table.isOver).toBe(false);
    await gathering.pass(1);
    expect(gathering.table.isOver).toBe(true);
    expect(gathering.lines.at(-1)).toEqual({ op: 'end', how: 'time', seat: 1 });
    expect(gathering.people[0]!.last('update')).toMatchObject({ result: { winners: [0] } });
    expect(running(gathering)).toEqual([]);
  });

  it('lets a computer go on for one of three', async () => {
    const gathering = await Gathering.begun({ clock: LIVE, players: ['human', 'human', 'human'] });
    await untilAsked(gathering, 2);
    await gathering.pass(left(gathering)[2]!);
    expect(gathering.table.isOver).toBe(false);
    expect(gathering.linesOf('sit')).toEqual([{ op: 'sit', seat: 2, player: 'greedy', resigned: true }]);
    expect(running(gathering)).toEqual([]);
    await gathering.computersAnswer();
    expect(running(gathering)).not.toContain(2);
  });

  it('of several who are asked at once runs for all of them, and each runs out', async () => {
    const gathering = await Gathering.begun({ clock: LIVE, players: ['human', 'human', 'human'] });
    expect(running(gathering)).toEqual([0, 1, 2]);
    await gathering.pass(10 * MINUTE);
    expect(gathering.table.isOver).toBe(true);
    expect(gathering.linesOf('sit').map(({ seat }) => seat)).toEqual([0]);
    expect(gathering.lines.at(-1)).toMatchObject({ op: 'end', how: 'time', seat: 1 });
  });

  it('takes the seconds of an answer back with the answer, and no time with consent', async () => {
    const gathering = await Gathering.begun({ clock: LIVE });
    await untilAsked(gathering, 0);
    const before = left(gathering);
    await gathering.people[0]!.say({ kind: 'answer', ...gathering.question(0, choices => choices[1]) });
    expect(left(gathering)[0]).toBe(before[0]! + 30_000);
    expect(await gathering.people[0]!.say({ kind: 'undo' })).toBe('accepted');
    expect(left(gathering)[0]).toBe(before[0]);
    await gathering.play(4);
    const later = left(gathering);
    await gathering.people[0]!.say({ kind: 'propose', proposal: { kind: 'rewind', inputs: 1 } });
    await gathering.people[1]!.say({ kind: 'reply', request: 1, yes: true });
    expect(left(gathering)).toEqual(later);
  });

  it('charges a link that is kept back to whoever keeps it back, and to nobody else', async () => {
    const gathering = await Gathering.begun({ clock: LIVE });
    const [one, two] = gathering.people;
    two!.givesLinks = false;
    await gathering.playUntil(() => gathering.table.asked.length === 0);
    expect(one!.last('dice')!.waitingFor).toEqual([1]);
    expect(running(gathering)).toEqual([1]);
    await gathering.pass(left(gathering)[1]!);
    expect(gathering.lines.at(-1)).toEqual({ op: 'end', how: 'time', seat: 1 });
    expect(one!.last('dice')).toEqual({ kind: 'dice', waitingFor: [] });
  });

  it('stands still for a seat in which a computer sits now', async () => {
    const gathering = await Gathering.begun({ clock: LIVE });
    await untilAsked(gathering, 0);
    await gathering.people[0]!.say({ kind: 'propose', proposal: { kind: 'computer', level: 'random' } });
    await gathering.people[1]!.say({ kind: 'reply', request: 1, yes: true });
    expect(running(gathering)).toEqual([]);
    await gathering.pass(HOUR);
    expect(gathering.table.isOver).toBe(false);
  });

  it('goes by answers as they are given, not as they are shown', async () => {
    const gathering = await Gathering.begun({ clock: LIVE, pause: { least: 2_000, most: 2_000 } });
    const attack = (choices: readonly unknown[]): unknown =>
      choices.find(choice => String(choice).startsWith('attack')) ?? choices.at(-1);
    const isVeiled = (): boolean => gathering.table.viewFor(0)?.awaited.some(({ veiled }) => veiled === true) === true;
    for (let answers = 0; answers < 60 && !isVeiled(); answers++)
      if ((await gathering.play(1, attack)) === 0) await gathering.pass(2_000);
    const [seat] = gathering.table.asked;
    const me = gathering.people[seat!]!;
    const before = left(gathering)[seat!]!;
    const { wait } = gathering.question(seat!);
    for (let times = 0; times < 3; times++) {
      await me.say({ kind: 'answer', wait, choice: 'pass' });
      expect(left(gathering)[seat!]).toBe(before + 30_000);
      expect(running(gathering)).toEqual([]);
      expect(await me.say({ kind: 'answer', wait, choice: 'pass' })).toBe('accepted');
      expect(left(gathering)[seat!]).toBe(before + 30_000);
      expect(await me.say({ kind: 'undo' })).toBe('accepted');
      expect(left(gathering)[seat!]).toBe(before);
      expect(running(gathering)).toEqual([seat]);
    }
  });
});

describe('a clock of days', () => {
  it('is full again after each answer', async () => {
    const gathering = await Gathering.begun({ clock: DAYS });
    await think(gathering, 0, 2 * DAY);
    await gathering.answer(0);
    expect(left(gathering)[0]).toBe(3 * DAY);
  });

  it('is no fuller for an answer that was taken back', async () => {
    const gathering = await Gathering.begun({ clock: DAYS });
    await think(gathering, 0, 2 * DAY);
    await gathering.people[0]!.say({ kind: 'answer', ...gathering.question(0, choices => choices[1]) });
    expect(left(gathering)[0]).toBe(3 * DAY);
    expect(await gathering.people[0]!.say({ kind: 'undo' })).toBe('accepted');
    expect(left(gathering)[0]).toBe(DAY);
  });

  it('decides nothing by itself: the match is lost when another player claims it', async () => {
    const gathering = await Gathering.begun({ clock: DAYS });
    const [one, two] = gathering.people;
    const claim = (seat: number) => ({ kind: 'claim-time', seat }) as const;
    await think(gathering, 1, 3 * DAY - 1);
    expect(await one!.say(claim(1))).toBe('server.no.not-overdue');
    await gathering.pass(1);
    expect(gathering.table.isOver).toBe(false);
    expect(await one!.say(claim(0))).toBe('server.no.not-overdue');
    expect(await two!.say(claim(1))).toBe('server.no.not-overdue');
    expect(await two!.say(claim(0))).toBe('server.no.not-overdue');
    expect(await one!.say(claim(7))).toBe('server.no.not-overdue');
    expect(await one!.say(claim(1))).toBe('accepted');
    expect(gathering.lines.at(-1)).toEqual({ op: 'end', how: 'time', seat: 1 });
  });

  it('lets whoever is late answer as long as nobody has claimed it', async () => {
    const gathering = await Gathering.begun({ clock: DAYS });
    await think(gathering, 1, 5 * DAY);
    expect(await gathering.answer(1)).toBe('accepted');
    expect(await gathering.people[0]!.say({ kind: 'claim-time', seat: 1 })).toBe('server.no.not-overdue');
  });

  it('is not known where no clock was agreed on', async () => {
    const gathering = await Gathering.begun();
    await gathering.pass(100 * DAY);
    expect(await gathering.people[0]!.say({ kind: 'claim-time', seat: 1 })).toBe('server.no.not-overdue');
    expect(gathering.people[0]!.all('clocks')).toEqual([]);
  });

  it('is full again when a link that was waited for has come', async () => {
    const gathering = new Gathering({ clock: DAYS });
    await gathering.sit(0);
    const two = await gathering.sit(1, 0, { givesLinks: false });
    expect(running(gathering)).toEqual([1]);
    await gathering.pass(2 * DAY);
    for (const message of two.keptBack.splice(0)) gathering.hear(two, message);
    await gathering.settle();
    expect(left(gathering)[1]).toBe(3 * DAY);
  });
});

describe('a clock that is kept', () => {
  it('goes on where it stood, and charges nothing for the time in which nobody kept the match', async () => {
    const here = await Gathering.begun({ clock: LIVE });
    await untilAsked(here, 0);
    const before = left(here)[0]!;
    await here.pass(MINUTE);
    here.table.close();
    // The keeper's clock stands still while it is away.
    const again = new Gathering({}, here.memory);
    again.now = here.now;
    await again.come(0);
    expect(left(again)[0]).toBe(before - MINUTE);
    await again.pass(MINUTE);
    await again.come(1);
    expect(again.people[1]!.last('clocks')!.left[0]).toBe(before - 2 * MINUTE);
  });

  it('is the same for two keepers of one match', async () => {
    const here = await Gathering.begun({ clock: LIVE });
    const there = new Gathering({}, here.memory);
    await there.come(0);
    await there.come(1);
    await untilAsked(there, 0);
    await here.table.followOthers();
    for (const gathering of [here, there]) await gathering.pass(MINUTE);
    await there.answer(0);
    await here.table.followOthers();
    await here.settle();
    expect(left(here)).toEqual(left(there));
  });
});
