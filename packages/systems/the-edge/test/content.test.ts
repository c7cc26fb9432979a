import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../src/content/index.js';
import { readFaction } from '../src/content/read/faction.js';
import type { ActionCard, Faction } from '../src/content/types.js';
import { effectText } from '../src/text/effects.js';

const WATCH = FACTIONS[0] as Faction;

/** The faction as a file would hold it, with one value put elsewhere: `squads.0.base`. */
function changed(path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(WATCH)) as unknown;
  const steps = path.split('.');
  const last = steps.pop() as string;
  const parent = steps.reduce((part, step) => (part as Record<string, unknown>)[step], copy);
  (parent as Record<string, unknown>)[last] = value;
  return copy;
}

const complaint = (raw: unknown): string | undefined => {
  const read = readFaction(raw);
  if (read.ok) return undefined;
  expect(Object.keys(effectText.fr)).toContain(read.problem.say);
  return `${read.problem.say} ${read.problem.args?.['place']}`;
};

const sum = (deck: Readonly<Record<string, number>>): number => Object.values(deck).reduce((a, b) => a + b, 0);

describe.each(FACTIONS.map(faction => [faction.id, faction] as const))('%s', (_id, faction) => {
  it('has at least six Squads of 1 to 4 figures, on bases of 1, 2, 3 and 7 hexes, with two different faces', () => {
    expect(faction.squads.length).toBeGreaterThanOrEqual(6);
    const sizes = new Set(faction.squads.map(({ base }) => base));
    expect([1, 2, 3, 7].every(size => sizes.has(size as 1))).toBe(true);
    expect(new Set(faction.squads.map(({ figures }) => figures))).toEqual(new Set([1, 2, 3, 4]));
    for (const { faces } of faction.squads) expect(faces[0]).not.toEqual(faces[1]);
    expect(faction.squads.filter(({ leader }) => leader)).toHaveLength(1);
  });

  it('has about twenty Action cards, each in several copies and none twice', () => {
    expect(faction.cards.length).toBeGreaterThanOrEqual(20);
    for (const { copies } of faction.cards) expect(copies).toBeGreaterThanOrEqual(2);
    const printed = faction.cards.map(({ upper, lower, attach }) => JSON.stringify({ upper, lower, attach }));
    expect(new Set(printed).size).toBe(printed.length);
    const names = faction.cards.flatMap(({ name }) => [name.fr, name.en]);
    expect(new Set(names).size).toBeGreaterThanOrEqual(2 * faction.cards.length - 2);
  });

  it('has Shots, Instants, Upgrades, Passives, repositioning, returns or theft, and cards for each of its Squads', () => {
    const actions = faction.cards.flatMap(({ upper, lower }) => [upper, lower]);
    const text = JSON.stringify(actions);
    for (const verb of ['shot', 'bonus', 'reposition', 'move', 'strike']) expect(text).toContain(`"do":"${verb}"`);
    expect(actions.filter(({ instant }) => instant).length).toBeGreaterThanOrEqual(4);
    expect(faction.cards.filter(({ attach }) => attach).length).toBeGreaterThanOrEqual(3);
    expect(actions.filter(({ passive }) => passive).length).toBeGreaterThanOrEqual(2);
    for (const { id } of faction.squads)
      expect(faction.cards.filter(({ lower }) => lower.squad === id).length).toBeGreaterThanOrEqual(2);
    expect(faction.cards.some(({ lower }) => lower.squad === undefined)).toBe(true);
  });

  it('EDGE-SET-13, EDGE-OPT-08, EDGE-MULT-03: has ready decks of 25, 20 and 15 cards', () => {
    expect([faction.starter, faction.starter20, faction.starter15].map(({ deck }) => sum(deck))).toEqual([25, 20, 15]);
    expect([faction.starter.squads.length, faction.starter15.squads.length]).toEqual([5, 4]);
  });

  it('survives the way through a file', () => {
    expect(readFaction(JSON.parse(JSON.stringify(faction)))).toEqual({ ok: true, value: faction });
  });

  it('is worth enough for a match of ten points each way', () => {
    const worth = faction.starter.squads.reduce((points, id) => {
      const squad = faction.squads.find(candidate => candidate.id === id)!;
      return points + squad.figures * squad.endurance;
    }, 0);
    expect(worth).toBeGreaterThan(10);
  });
});

describe('reading a faction', () => {
  const roll = { do: 'bonus', whom: 'user', stat: 'att', amount: 1, until: 'roll' };
  const asleep = { do: 'status', whom: 'user', status: 'asleep', until: 'turn' };

  it.each<[what: string, path: string, value: unknown, complaint: string]>([
    ['a stray field', 'wings', 2, 'unknown-field faction'],
    ['a missing name', 'name', { fr: 'x' }, 'not-a-text faction.name.en'],
    ['no Squads', 'squads', [], 'not-a-list faction.squads'],
    ['a base of five hexes', 'squads.0.base', 5, 'not-one-of faction.squads[0].base'],
    ['five figures', 'squads.0.figures', 5, 'not-whole faction.squads[0].figures'],
    ['a third face', 'squads.0.faces.2', WATCH.squads[0]?.faces[0], 'not-a-list faction.squads[0].faces'],
    ['two Squads of one id', 'squads.1.id', 'halberdiers', 'twice faction.squads'],
    ['an unknown verb', 'cards.0.upper.effects', [{ do: 'dance' }], 'not-one-of faction.cards[0].upper.effects[0].do'],
    ['no number', 'cards.0.upper.effects', [{ do: 'draw' }], 'not-whole faction.cards[0].upper.effects[0].count'],
    ['an Upper Action for one Squad', 'cards.0.upper.squad', 'halberdiers', 'upper-names-squad faction.cards[0]'],
    ['a Lower Action for nobody’s Squad', 'cards.0.lower.squad', 'dragons', 'unknown faction.cards[0].lower'],
    ['Charges for a card in hand', 'cards.0.upper.cost', { charges: 1 }, 'charges faction.cards[0].upper'],
    ['an Upgrade’s Action without a limit', 'cards.2.upper.limit', undefined, 'no-limit faction.cards[2].upper'],
    ['a Passive Action that is played', 'cards.0.lower.passive', [{ to: 'bearer' }], 'passive faction.cards[0].lower'],
    ['an Action that does nothing', 'cards.0.lower.effects', [], 'no-effect faction.cards[0].lower'],
    [
      'a target that is never named',
      'cards.0.lower.effects',
      [{ do: 'mode', whom: { target: 0 } }],
      'no-such-target faction.cards[0].lower.effects[0]',
    ],
    [
      'a bonus for a roll outside any',
      'cards.0.lower.effects',
      [roll],
      'no-exchange faction.cards[0].lower.effects[0]',
    ],
    ['an unknown status', 'cards.0.lower.effects', [asleep], 'unknown faction.cards[0].lower.effects[0]'],
    ['a starter deck that is too small', 'starter.deck.crossfire', 2, 'starter-size faction.starter'],
    ['too many copies in a starter deck', 'starter.deck.crossfire', 4, 'starter-copies faction.starter'],
    ['a card for a Squad left at home', 'starter.deck.portcullis', 1, 'starter-squad faction.starter'],
    ['five Squads in the small army', 'starter15.squads', WATCH.starter.squads, 'too-many-squads faction.starter15'],
  ])('refuses %s', (_what, path, value, expected) => {
    expect(complaint(changed(path, value))).toBe(`edge.content.${expected}`);
  });

  it.each([null, 7, 'x', [], { id: 'x' }])('refuses %j', raw => expect(readFaction(raw).ok).toBe(false));

  it('refuses a target of the wrong kind', () => {
    const robbed = (card: ActionCard): ActionCard => ({
      ...card,
      lower: { ...card.lower, targets: [{ pick: 'space' }], effects: [{ do: 'rob', from: 0, count: 1 }] },
    });
    const cards = WATCH.cards.map((printed, i) => (i === 0 ? robbed(printed) : printed));
    expect(complaint({ ...WATCH, cards })).toBe('edge.content.wrong-target faction.cards[0].lower.effects[0]');
  });
});
