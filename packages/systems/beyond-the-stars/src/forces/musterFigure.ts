import { cm, mm, type BaseShape } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { ruleNamed } from '../compile.js';
import type { Characteristics, Faction, FigureEntry, Item, Mount, Profile, RangedItem } from '../content/types.js';
import { baseLevelOf, usualMm } from '../rulings.js';
import type { MeleeWeapon, RangedWeapon, RuleUse, Sheet, Slot, SupportItem } from '../sheet.js';
import { buildOf, itemNamed, mountNamed } from './book.js';

/** Where a figure stands in its battle, and what it has from its army rather than from its own entry. */
export interface Enlistment {
  readonly id: string;
  readonly seat: Seat;
  readonly unit: number;
  readonly general: boolean;
  /** BTS-ARM-17: figures of an allied contingent have no Faction bonus. */
  readonly bonus: boolean;
  readonly cost: number;
}

/** BTS-AMO-01. */
const HEAVY_EXOSKELETON = 4;

/** One figure of a list as it stands on the table. Each figure gets an object of its own: memos hang on it. */
export function musterFigure(entry: FigureEntry, profile: Profile, faction: Faction, place: Enlistment): Sheet {
  const mount = mountNamed(faction, entry.mount);
  const armourRank = entry.armour ?? profile.armour.rank;
  const items = [...profile.gear, ...(entry.gear ?? [])].flatMap(id => itemNamed(faction, id) ?? []);
  const sheet: Sheet = {
    id: place.id,
    seat: place.seat,
    name: profile.name,
    profile: profile.id,
    faction: faction.id,
    keywords: [...profile.keywords, ...(place.general ? ['general'] : [])],
    build: buildOf(profile, mount),
    unit: place.unit,
    cost: place.cost,
    ...bodyOf(entry, profile, mount, armourRank),
    ...numbersOf(entry, profile, mount, armourRank),
    armourRank,
    melee: items.flatMap(meleeFrom),
    ranged: [
      ...items.flatMap(item => (item.kind === 'ranged' ? [rangedFrom(item)] : [])),
      ...slotWeapons(entry, profile, faction),
      ...siegeGun(entry, profile),
    ],
    support: items.flatMap(supportFrom),
    rules: rulesOf(entry, profile, mount, faction, place, armourRank),
    rank: profile.rank,
    general: place.general,
    orders: entry.orders ?? [],
    actions: entry.actions ?? [],
    spells: entry.spells ?? [],
    capacity: profile.capacity ?? 0,
    ...vehicleOf(entry, profile),
  };
  return Object.freeze(asMustered(sheet));
}

/** BTS-SPR-39, -40, -64: rules that change what is printed. */
const asMustered = (sheet: Sheet): Sheet =>
  sheet.rules.reduce<Sheet>((made, { id }) => ({ ...made, ...ruleNamed(id)?.muster?.(made) }), sheet);

type Body = Pick<Sheet, 'base' | 'baseLevel' | 'height' | 'shoulder'>;

function bodyOf(entry: FigureEntry, profile: Profile, mount: Mount | undefined, armourRank: number): Body {
  const size = mount?.baseMm ?? profile.baseMm;
  const height = cm(mount?.height ?? profile.height);
  const shoulder = cm(mount?.shoulder ?? profile.shoulder ?? profile.height);
  if (profile.baseless === true) return { base: baseOf(size), baseLevel: 0, height, shoulder };
  const own = baseLevelOf(typeof size === 'number' ? size : size[0]);
  // BTS-BAS-05: a heavy exoskeleton brings Infantry up a Level, but no rider (BTS-GEN-29); BTS-BAS-03: one more may be bought.
  const onFoot = buildOf(profile, mount) === 'infantry';
  const heavy = armourRank === HEAVY_EXOSKELETON && profile.armour.rank < armourRank && onFoot;
  const level = own + (heavy ? 1 : 0) + (entry.raiseBase === true ? 1 : 0);
  return { base: level === own ? baseOf(size) : baseOf(usualMm(level)), baseLevel: level, height, shoulder };
}

const baseOf = (size: Profile['baseMm']): BaseShape =>
  typeof size === 'number'
    ? { kind: 'round', radius: mm(size) / 2 }
    : { kind: 'rectangle', length: mm(size[0]), width: mm(size[1]) };

type Numbers = Pick<Sheet, 'mvt' | 'cc' | 'ct' | 'force' | 'defence' | 'attacks' | 'pv' | 'morale'>;

/** BTS-CAV-07, BTS-AMO-02, -04. */
function numbersOf(entry: FigureEntry, profile: Profile, mount: Mount | undefined, armourRank: number): Numbers {
  const printed = profile.characteristics;
  const plus = (what: keyof Characteristics): number => printed[what] + (mount?.bonus[what] ?? 0);
  return {
    mvt: cm(plus('mvt')),
    cc: plus('cc'),
    ct: printed.ct,
    force: plus('force'),
    defence: plus('defence') + armourRank - profile.armour.rank,
    attacks: plus('attacks'),
    pv: plus('pv') + (entry.barded === true ? 1 : 0),
    morale: plus('morale'),
  };
}

const meleeFrom = (item: Item): MeleeWeapon[] => {
  if (item.kind !== 'melee') return [];
  const { id, name, hands, pen = 0, supports = false, rules } = item;
  return [{ id, name, hands, pen, supports, rules }];
};

const supportFrom = (item: Item): SupportItem[] =>
  item.kind === 'support' ? [{ id: item.id, name: item.name, kind: item.support, rules: item.rules }] : [];

function rangedFrom(item: RangedItem, slot?: Slot): RangedWeapon {
  const { id, name, hands, range, force, pen, category, dice, rules, bow } = item;
  return {
    id,
    name,
    hands,
    range: cm(range),
    force,
    pen,
    category,
    dice,
    rules,
    ...(bow !== undefined && { bow }),
    ...(slot !== undefined && { slot }),
  };
}

/** BTS-ARM-33. */
function slotWeapons({ slots = [] }: FigureEntry, { vehicle }: Profile, faction: Faction): RangedWeapon[] {
  return (vehicle?.slots ?? []).flatMap(({ slot }, place) => {
    const item = itemNamed(faction, slots[place] ?? '');
    return item?.kind === 'ranged' ? [rangedFrom(item, slot)] : [];
  });
}

/** BTS-ARM-35: the gun of a Siege Weapon; rules bought for it are the gun's. */
function siegeGun({ upgrades = [] }: FigureEntry, { id, name, siege, upgrades: offered }: Profile): RangedWeapon[] {
  if (siege === undefined) return [];
  const { range, force, pen, category, dice, rules } = siege;
  const bought = offered.filter(({ rule }) => upgrades.includes(rule.id)).map(({ rule }) => rule);
  return [{ id, name, hands: 2, range: cm(range), force, pen, category, dice, rules: [...rules, ...bought] }];
}

/** BTS-SPR-64, -79(j): what a rider can do on his own feet, or wings, is lost on a mount. */
const LOST_WHEN_MOUNTED: readonly string[] = ['srFast', 'srFlight'];

function rulesOf(
  { upgrades = [] }: FigureEntry,
  profile: Profile,
  mount: Mount | undefined,
  faction: Faction,
  { bonus }: Enlistment,
  armourRank: number,
): readonly RuleUse[] {
  const bought = profile.upgrades.filter(({ rule }) => upgrades.includes(rule.id)).map(({ rule }) => rule);
  const own = [...profile.rules, ...bought].filter(({ id }) => mount === undefined || !LOST_WHEN_MOUNTED.includes(id));
  const traits: readonly string[] = [...profile.keywords, buildOf(profile, mount), 'all'];
  const granted = bonus ? faction.bonus.grants.filter(({ to }) => traits.includes(to)).map(({ rule }) => rule) : [];
  const all = [...own, ...(mount?.rules ?? []), ...granted];
  const unique = all.filter(({ id, x }, i) => all.findIndex(other => other.id === id && other.x === x) === i);
  return armourRank === HEAVY_EXOSKELETON && profile.armour.rank < armourRank ? weighedDown(unique) : unique;
}

/** BTS-AMO-03. */
const weighedDown = (rules: readonly RuleUse[]): readonly RuleUse[] =>
  rules.some(({ id }) => id === 'srMassive')
    ? [...rules.filter(({ id }) => id !== 'srMassive'), { id: 'srVeryMassive' }]
    : [...rules, { id: 'srMassive' }];

function vehicleOf({ plating = {}, slots = [] }: FigureEntry, { vehicle }: Profile): Pick<Sheet, 'vehicle'> {
  if (vehicle === undefined) return {};
  const side = (which: 'front' | 'flank' | 'rear'): number =>
    vehicle[which] + Math.max(0, (plating[which] ?? 0) - vehicle.plating[which].rank);
  const gunners = vehicle.slots.reduce((sum, { crewEach }, place) => sum + (slots[place] == null ? 0 : crewEach), 0);
  return {
    vehicle: {
      front: side('front'),
      flank: side('flank'),
      rear: side('rear'),
      crew: vehicle.crew + gunners,
      crewMounts: vehicle.crewMounts,
    },
  };
}
