import { describe, expect, it } from 'vitest';
import { Chain, leadsTo } from '../src/dice/chain.js';
import { attackChoice, Gathering, rootOf } from './gathering.js';

const link = (number: number, text: string, ahead = false) =>
  ({ kind: 'link', number, link: text, ...(ahead && { ahead }) }) as const;

describe('a seat that moves to another device', () => {
  it('is shut to the old one at once; the new one’s chain goes on with a line of the log', async () => {
    const gathering = await Gathering.begun();
    const [old, other] = gathering.people;
    await gathering.playUntil(() => gathering.linesOf('link').length >= 2, attackChoice);
    const links = gathering.linesOf('link').length;
    const fresh = await gathering.sit(0, 1);
    expect(old!.goodbye).toBe('server.no.moved');
    expect(other!.last('notice')).toEqual({ kind: 'notice', seat: 0, about: 'moved' });
    expect(gathering.linesOf('sit')).toEqual([{ op: 'sit', seat: 0, anchor: new Chain(rootOf(0, 1)).anchor }]);
    const heard = old!.heard.length;
    expect(await old!.say({ kind: 'resign' })).toBe('nothing');
    expect(old!.heard).toHaveLength(heard);
    expect(gathering.table.isOver).toBe(false);
    await gathering.playUntil(() => gathering.linesOf('link').length >= links + 2, attackChoice);
    const [first, second] = gathering.linesOf('link').slice(links);
    const { anchor } = fresh.device;
    expect(leadsTo(first!.links[0]!, 1, anchor)).toBe(true);
    expect(leadsTo(second!.links[0]!, 2, anchor)).toBe(true);
    expect(leadsTo(second!.links[1]!, links + 2, other!.device.anchor)).toBe(true);
    expect([...fresh.suspicions, ...other!.suspicions]).toEqual([]);
  });

  it('is told to players only, also when nobody was there', async () => {
    const gathering = await Gathering.begun();
    const watcher = await gathering.come('public');
    gathering.table.leave(gathering.people[0]!);
    await gathering.sit(0, 1);
    expect(gathering.people[1]!.last('notice')).toMatchObject({ about: 'moved' });
    expect(watcher.all('notice')).toEqual([]);
  });

  it('while its device is waited for, the new one is asked in its place', async () => {
    const gathering = await Gathering.begun();
    const [one] = gathering.people;
    one!.givesLinks = false;
    await gathering.playUntil(() => gathering.table.asked.length === 0, attackChoice);
    const { number } = one!.last('dice')!.wanted!;
    const fresh = await gathering.sit(0, 1);
    expect(fresh.last('dice')).toMatchObject({ waitingFor: [] });
    expect(gathering.linesOf('link').at(-1)).toMatchObject({ number });
    expect(leadsTo(gathering.linesOf('link').at(-1)!.links[0]!, 1, fresh.device.anchor)).toBe(true);
  });

  it('voids what was proposed there', async () => {
    const gathering = await Gathering.begun();
    await gathering.people[0]!.say({ kind: 'propose', proposal: { kind: 'draw' } });
    await gathering.sit(0, 1);
    expect(await gathering.people[1]!.say({ kind: 'reply', request: 1, yes: true })).toBe('server.no.nobody-asked');
  });

  it('opened twice is told to the players', async () => {
    const gathering = await Gathering.begun();
    await gathering.come(1);
    expect(gathering.people[0]!.last('notice')).toEqual({ kind: 'notice', seat: 1, about: 'opened-twice' });
    expect(gathering.people[0]!.last('seats')!.seats.map(({ screens }) => screens)).toEqual([1, 2]);
  });

  it('is invited to by whoever sits there, who alone is told the invitation', async () => {
    const gathering = await Gathering.begun();
    const watcher = await gathering.come('public');
    expect(await gathering.people[1]!.say({ kind: 'pass-on' })).toBe('accepted');
    expect(gathering.people[1]!.last('invitation')).toEqual({ kind: 'invitation', invitation: 'invitation to 1' });
    for (const other of [gathering.people[0]!, watcher]) expect(other.all('invitation')).toEqual([]);
  });
});

describe('a guest who leaves before it has come in', () => {
  it('does not stay behind', async () => {
    const gathering = await Gathering.begun();
    for (const person of gathering.people) gathering.table.leave(person);
    const hasty = { viewer: 'public', tell: () => expect.unreachable('nobody is here') } as const;
    const entering = gathering.table.enter(hasty);
    gathering.table.leave(hasty);
    await entering;
    expect(gathering.table.isDeserted).toBe(true);
  });
});

describe('links', () => {
  /** A roll waits for the first seat, whose device keeps its link back. */
  async function waiting() {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    one!.givesLinks = false;
    await gathering.playUntil(() => gathering.table.asked.length === 0, attackChoice);
    const { number } = one!.last('dice')!.wanted!;
    return { gathering, one: one!, two: two!, number, chain: new Chain(rootOf(0)) };
  }

  it('that are wrong, early, foreign or too late are refused, and the dice wait on', async () => {
    const { gathering, one, two, number, chain } = await waiting();
    const lines = gathering.lines.length;
    expect(two.last('dice')).toEqual({ kind: 'dice', waitingFor: [0] });
    for (const bad of [
      link(number, 'f'.repeat(64)),
      link(number, chain.link(number + 1)),
      link(number + 1, chain.link(number + 1)),
      link(number - 1, chain.link(number - 1)),
      link(number, new Chain(rootOf(1)).link(number)),
    ])
      expect(await one.say(bad)).toBe('server.no.link');
    expect(await two.say(link(number, chain.link(number)))).toBe('server.no.link');
    expect(gathering.lines).toHaveLength(lines);
    expect(await one.say(link(number, chain.link(number)))).toBe('accepted');
    expect(gathering.linesOf('link').at(-1)!.number).toBe(number);
    expect(await one.say(link(number, chain.link(number)))).toBe('server.no.link');
    // Nobody asks for it yet.
    expect(await one.say(link(number + 1, chain.link(number + 1)))).toBe('server.no.link');
  });

  it('are waited for while nothing is taken back and nothing answered', async () => {
    const { gathering, one, two } = await waiting();
    for (const person of [one, two]) {
      expect(await person.say({ kind: 'undo' })).toBe('server.no.dice-falling');
      const proposal = { kind: 'rewind', inputs: 1 };
      expect(await person.say({ kind: 'propose', proposal })).toBe('server.no.dice-falling');
    }
    expect(gathering.table.asked).toEqual([]);
  });

  it('are asked for again when the keeper has forgotten them, and are the same', async () => {
    const { gathering, one } = await waiting();
    const again = new Gathering({}, gathering.memory);
    const two = await again.come(1);
    expect(two.heard[0]!.kind).toBe('welcome');
    expect(two.last('dice')!.waitingFor).toEqual([0]);
    expect(again.linesOf('chance')).toHaveLength(gathering.linesOf('chance').length);
    await again.come(0);
    expect(again.linesOf('link').at(-1)!.number).toBe(one.last('dice')!.wanted!.number);
    expect(two.suspicions).toEqual([]);
  });

  it('left ahead let the dice fall without the device; leaving them again and again is refused', async () => {
    const { gathering, one, number, chain } = await waiting();
    expect(await one.say(link(number + 31, chain.link(number + 31), true))).toBe('accepted');
    expect(await one.say(link(number + 31, chain.link(number + 31), true))).toBe('server.no.link');
    expect(await one.say(link(number + 32, chain.link(number + 32), true))).toBe('server.no.link');
    expect(await one.say(link(number + 70, chain.link(number + 71), true))).toBe('server.no.link');
    expect(await one.say(link(number + 70, chain.link(number + 70), true))).toBe('accepted');
    expect(gathering.linesOf('link').at(-1)).toMatchObject({ number, ahead: [0] });
    await gathering.playUntil(() => gathering.linesOf('link').at(-1)!.number > number, attackChoice);
    expect(
      one
        .all('dice')
        .flatMap(({ wanted }) => wanted?.number ?? [])
        .at(-1),
    ).toBe(number);
  });

  it('are refused after the end', async () => {
    const { one, two, number, chain } = await waiting();
    await two.say({ kind: 'resign' });
    expect(one.last('dice')).toEqual({ kind: 'dice', waitingFor: [] });
    expect(await one.say(link(number, chain.link(number)))).toBe('kernel.over');
    expect(await one.say(link(number + 60, chain.link(number + 60), true))).toBe('kernel.over');
  });
});

describe('talk', () => {
  const talk = (text: string, to = 'all') => ({ kind: 'talk', to, text }) as const;
  const teams = { players: ['human', 'human', 'human', 'human'], sides: [0, 1, 0, 1] };

  it('of partners reaches partners only, that of all every player, and none of it a spectator', async () => {
    const gathering = await Gathering.begun(teams);
    const watcher = await gathering.come('public');
    const texts = (seat: number): string[] =>
      gathering.people[seat]!.all('talk').flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(await gathering.people[0]!.say(talk('à gauche', 'partners'))).toBe('accepted');
    expect(await gathering.people[1]!.say(talk('bonjour'))).toBe('accepted');
    expect([0, 1, 2, 3].map(texts)).toEqual([
      ['à gauche', 'bonjour'],
      ['bonjour'],
      ['à gauche', 'bonjour'],
      ['bonjour'],
    ]);
    expect(watcher.all('talk')).toEqual([]);
    const [late, lateWatcher] = [await gathering.come(3), await gathering.come('public')];
    expect(late.last('talk')!.lines.map(({ text }) => text)).toEqual(['bonjour']);
    expect(lateWatcher.all('talk')).toEqual([]);
  });

  it('is clean, whole or refused, and bounded in number', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    expect(await one!.say(talk('a\u202Eb\u0007  c'))).toBe('accepted');
    expect(two!.last('talk')!.lines).toMatchObject([{ by: 0, to: 'all', text: 'ab c' }]);
    for (const bad of ['', ' \u200B ', 'x'.repeat(501)])
      expect(await one!.say(talk(bad))).toBe('server.no.talk-length');
    expect(await one!.say(talk('moi', 'partners'))).toBe('server.no.talk-partners');
    expect(await one!.say(talk('x'.repeat(500)))).toBe('accepted');
    expect(await one!.say(talk('🐉'.repeat(500)))).toBe('accepted');
    for (let i = 0; i < 3; i++) expect(await one!.say(talk(`${i}`))).toBe('accepted');
    expect(await one!.say(talk('encore'))).toBe('server.no.talk-often');
    expect(await two!.say(talk('moi'))).toBe('accepted');
    await gathering.pass(10_000);
    expect(await one!.say(talk('encore'))).toBe('accepted');
  });

  it('keeps its numbers apart where two keepers keep one match', async () => {
    const here = await Gathering.begun();
    const there = new Gathering({}, here.memory);
    await there.come(0);
    await there.come(1);
    await here.people[0]!.say(talk('ici'));
    expect(await there.people[1]!.say(talk('là'))).toBe('accepted');
    expect(here.memory.talk.map(({ number, text }) => [number, text])).toEqual([
      [1, 'ici'],
      [2, 'là'],
    ]);
    expect(there.people[0]!.last('talk')!.lines.map(({ text }) => text)).toEqual(['ici', 'là']);
  });
});

describe('whoever wants to be forgotten', () => {
  it('gives up what goes on; name and talk are gone from table and record', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    await gathering.play(3);
    await one!.say({ kind: 'talk', to: 'all', text: 'mon secret' });
    await one!.say({ kind: 'forget' });
    expect(one!.goodbye).toBe('server.no.forgotten');
    expect(gathering.lines.at(-1)).toEqual({ op: 'end', how: 'resigned', seat: 0 });
    expect(two!.last('seats')!.seats.map(({ name }) => name)).toEqual(['1', 'Player 1']);
    const text = JSON.stringify(await gathering.table.record());
    expect(text).not.toContain('Player 0');
    expect(text).toContain('Player 1');
    expect((await gathering.come(1)).all('talk')).toEqual([]);
  });

  it('gives nothing up where a computer plays in the seat already', async () => {
    const gathering = await Gathering.begun();
    const [one, two] = gathering.people;
    await one!.say({ kind: 'propose', proposal: { kind: 'computer', level: 'random' } });
    await two!.say({ kind: 'reply', request: 1, yes: true });
    await one!.say({ kind: 'forget' });
    expect(gathering.table.isOver).toBe(false);
    expect(one!.goodbye).toBe('server.no.forgotten');
  });
});
