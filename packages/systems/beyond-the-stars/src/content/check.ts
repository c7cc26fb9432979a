import { RULE_NAMES } from './ruleNames.js';
import type { Faction, Profile } from './types.js';
import type { RuleUse } from '../sheet.js';

/** Everything wrong with the tables of a Faction, in words for whoever wrote them. */
export function contentFaults(faction: Faction): readonly string[] {
  const items = new Set(faction.arsenal.map(({ id }) => id));
  const mounts = new Set(faction.bestiary.map(({ id }) => id));
  const profiles = new Set(faction.profiles.map(({ id }) => id));
  return [
    ...twice('item', faction.arsenal),
    ...twice('mount', faction.bestiary),
    ...twice('profile', faction.profiles),
    ...[...faction.arsenal, ...faction.bestiary].flatMap(({ id, rules }) => ruleFaults(id, rules)),
    ...ruleFaults(
      'bonus',
      faction.bonus.grants.map(({ rule }) => rule),
    ),
    ...faction.profiles.flatMap(profile => [
      ...unknown(profile.id, [...profile.gear, ...slotItems(profile)], items),
      ...unknown(profile.id, profile.mounts, mounts),
      ...unknown(profile.id, profile.siege?.servants.map(servant => servant.profile) ?? [], profiles),
      ...ruleFaults(profile.id, rulesOf(profile)),
      ...numberFaults(profile),
    ]),
  ];
}

/** Tables that ship with the game must be whole. */
export function checked(faction: Faction): Faction {
  const faults = contentFaults(faction);
  if (faults.length > 0) throw new Error(`${faction.id}: ${faults.join('; ')}`);
  return faction;
}

function twice(what: string, things: readonly { readonly id: string }[]): string[] {
  const ids = things.map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) < i).map(id => `two of ${what} ${id}`);
}

const unknown = (at: string, ids: readonly string[], known: ReadonlySet<string>): string[] =>
  ids.filter(id => !known.has(id)).map(id => `${at}: unknown ${id}`);

const slotItems = ({ vehicle }: Profile): readonly string[] => vehicle?.slots.flatMap(({ items }) => items) ?? [];

const rulesOf = ({ rules, upgrades, siege }: Profile): readonly RuleUse[] => [
  ...rules,
  ...upgrades.map(({ rule }) => rule),
  ...(siege?.rules ?? []),
];

/** BTS-SPR-49, -63: Mastery and Grudge are of something; no other rule is. */
const WITH_X: readonly string[] = ['srMastery', 'srGrudge'];

const ruleFaults = (at: string, rules: readonly RuleUse[]): string[] =>
  rules.flatMap(({ id, x }) => {
    if (!Object.hasOwn(RULE_NAMES, id)) return [`${at}: unknown rule ${id}`];
    return (x !== undefined) === WITH_X.includes(id) ? [] : [`${at}: X of ${id}`];
  });

const DUEL_NUMBERS = ['cc', 'force', 'defence', 'morale'] as const;

/** BTS-GEN-12 for what has them, and the parts that each build needs. */
function numberFaults({
  id,
  build,
  characteristics,
  armour,
  vehicle,
  siege,
  height,
  rank,
  keywords,
}: Profile): string[] {
  const faults: string[] = [];
  const bodiless = build === 'vehicle' || build === 'siege';
  const bad = DUEL_NUMBERS.some(stat => characteristics[stat] < 1 || characteristics[stat] > 10);
  if (!bodiless && bad) faults.push(`${id}: a characteristic outside 1 to 10`);
  if (!bodiless && characteristics.pv < 1) faults.push(`${id}: no PV`);
  if (armour.rank > armour.most || armour.most > 4) faults.push(`${id}: armour`);
  if ((build === 'vehicle') !== (vehicle !== undefined)) faults.push(`${id}: vehicle part`);
  if ((build === 'siege') !== (siege !== undefined)) faults.push(`${id}: siege part`);
  if (height <= 0) faults.push(`${id}: height`);
  if (rank > 0 !== keywords.includes('champion')) faults.push(`${id}: Champion by rank or by keyword only`);
  return faults;
}
