import { describe, expect, it } from 'vitest';
import { attackChoice, Gathering } from './gathering.js';

const draw = { kind: 'propose', proposal: { kind: 'draw' } } as const;
const computer = (level = 'random') => ({ kind: 'propose', proposal: { kind: 'computer', level } }) as const;
const back = (inputs: number) => ({ kind: 'propose', proposal: { kind: 'rewind', inputs } }) as const;
const reply = (request: number, yes = true) => ({ kind: 'reply', request, yes }) as const;

describe('a proposal', () => {
  it('is told to everybody with its number, and granted when everybody else has said yes to it', async () => {
    const gathering = await Gathering.begun({ players: ['human', 'human', 'human'] });
    const [one, two, three] = gathering.people;
    await gathering.play(4);
    expect(await one!.say(draw)).toBe('accepted');
    for (const person of gathering.people)
      expect(person.last('proposed')).toMatchObject({ request: 1, by: 0, proposal: { kind: 'draw' } });
    expect(await one!.say(reply(1))).toBe('server.no.nobody-asked');
    expect(await two!.say(reply(2))).toBe('server.no.nobody-asked');
    expect(await two!.say(reply(1))).toBe('accepted');
    expect(await two!.say(reply(1))).toBe('server.no.nobody-asked');
    expect(gathering.table.isOver).toBe(false);
    expect(await three!.say(reply(1))).toBe('accepted');
    expect(three!.last('settled')).toEqual({ kind: 'settled', request: 1, yes: true });
    expect(gathering.table.isOver).toBe(true);
    expect(gathering.lines.at(-1)).toEqual({ op: 'end', how: 'drawn' });
    expect(three!.last('update')).toMatchObject({ ending: { how: 'drawn' }, result: { winners: [] } });
  });

  it('is denied by the first no, and the next one has another number', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    await gathering.play(2);
    await one!.say(draw);
    expect(await two!.say(draw)).toBe('server.no.proposal-open');
    expect(await two!.say(reply(1, false))).toBe('accepted');
    expect(one!.last('settled')).toEqual({ kind: 'settled', request: 1, yes: false });
    expect(gathering.table.isOver).toBe(false);
    expect(await two!.say(draw)).toBe('accepted');
    expect(one!.last('proposed')).toMatchObject({ request: 2, by: 1 });
    expect(await one!.say(reply(1))).toBe('server.no.nobody-asked');
    expect(gathering.table.isOver).toBe(false);
  });

  it('is void as soon as somebody plays on', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    await gathering.play(2);
    await one!.say(draw);
    await gathering.play(1);
    expect(two!.last('settled')).toEqual({ kind: 'settled', request: 1, yes: false });
    expect(await two!.say(reply(1))).toBe('server.no.nobody-asked');
    expect(gathering.table.isOver).toBe(false);
  });

  it('is void too when somebody has played on at another keeper of the same match', async () => {
    const here = await Gathering.begun();
    const there = new Gathering({}, here.memory);
    await there.come(0);
    await there.come(1);
    await here.people[0]!.say(draw);
    await there.play(1);
    await here.table.followOthers();
    expect(here.people[1]!.last('settled')).toEqual({ kind: 'settled', request: 1, yes: false });
    expect(await here.people[1]!.say(reply(1))).toBe('server.no.nobody-asked');
  });

  it('falls with whoever made it, or was asked, when that player gives up', async () => {
    const gathering = await Gathering.begun({ players: ['human', 'human', 'human'] });
    const [one, two, three] = gathering.people;
    await one!.say(draw);
    await two!.say({ kind: 'resign' });
    expect(three!.last('settled')).toEqual({ kind: 'settled', request: 1, yes: false });
    expect(await three!.say(reply(1))).toBe('server.no.nobody-asked');
    expect(await one!.say(draw)).toBe('accepted');
    expect(await two!.say(reply(2))).toBe('server.no.computer-plays');
    expect(await three!.say(reply(2))).toBe('accepted');
    expect(gathering.table.isOver).toBe(true);
  });

  it('is refused after the end, whatever it is', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    await gathering.play(3);
    await one!.say({ kind: 'resign' });
    expect(await one!.say(draw)).toBe('kernel.over');
    expect(await two!.say(computer())).toBe('kernel.over');
    expect(await two!.say(back(0))).toBe('server.no.rewind-over');
    expect(gathering.lines.at(-1)).toEqual({ op: 'end', how: 'resigned', seat: 0 });
  });

  it('is made three times a minute by each seat, of whatever kind', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    await gathering.play(4);
    for (const [n, proposal] of [draw, back(0), computer()].entries()) {
      expect(await one!.say(proposal)).toBe('accepted');
      await two!.say(reply(n + 1, false));
    }
    expect(await one!.say(draw)).toBe('server.no.proposal-often');
    await gathering.pass(59_000);
    expect(await one!.say(draw)).toBe('server.no.proposal-often');
    await gathering.pass(1_000);
    expect(await one!.say(draw)).toBe('accepted');
  });

  it('of a draw needs somebody who can agree: a computer cannot', async () => {
    const gathering = await Gathering.begun({ players: ['human', 'random'] });
    expect(await gathering.people[0]!.say(draw)).toBe('server.no.nobody-to-agree');
    expect(gathering.table.isOver).toBe(false);
  });
});

describe('a computer player by consent', () => {
  it('goes on for whoever proposed it, who plays no more', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    await gathering.play(2);
    expect(await one!.say(computer('brilliant'))).toBe('server.create.unknown-level');
    expect(await one!.say(computer('constructor'))).toBe('server.create.unknown-level');
    await one!.say(computer());
    expect(gathering.info.seats[0]).toMatchObject({ player: 'human' });
    await two!.say(reply(1));
    expect(gathering.lines.find(line => line?.op === 'sit')).toEqual({ op: 'sit', seat: 0, player: 'random' });
    expect(gathering.info.seats[0]).toMatchObject({ player: 'random' });
    expect(gathering.info.seats[0]).not.toHaveProperty('resigned');
    for (const message of [
      { kind: 'undo' },
      { kind: 'resign' },
      { kind: 'pass-on' },
      { kind: 'spare', yes: false },
      draw,
    ] as const)
      expect(await one!.say(message)).toBe('server.no.computer-plays');
    const seat0 = (): boolean => gathering.table.asked.includes(0);
    await gathering.playUntil(seat0);
    expect(await gathering.answer(0)).toBe('server.no.computer-plays');
    await gathering.computersAnswer();
    expect(seat0()).toBe(false);
    expect(await one!.say({ kind: 'talk', to: 'all', text: 'bonne chance' })).toBe('accepted');
  });

  it('thinks for itself: what the person before it always answered counts no more', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    await gathering.playUntil(() => gathering.table.asked.includes(0));
    const { wait, choice } = gathering.question(0);
    await one!.say({ kind: 'answer', wait, choice, always: true });
    expect(Object.keys(one!.last('update')!.standing)).toHaveLength(1);
    await one!.say(computer());
    await two!.say(reply(1));
    expect(one!.last('update')!.standing).toEqual({});
  });

  it('rolls dice without the device of whoever left, and the match comes to its end', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    await gathering.play(2);
    await one!.say(computer());
    await two!.say(reply(1));
    one!.givesLinks = false;
    for (let turns = 0; turns < 100 && !gathering.table.isOver; turns++) {
      await gathering.computersAnswer();
      await gathering.play(1, attackChoice);
    }
    expect(gathering.table.isOver).toBe(true);
    expect(gathering.linesOf('link').at(-1)!.links[0]).toBeNull();
    expect(gathering.linesOf('link').at(-1)!.links[1]).not.toBeNull();
  });
});
