import { mm } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { ArmyList, Faction, FigureEntry, Profile, UnitEntry } from '../content/types.js';
import { baseLevelOf, combinedMm } from '../rulings.js';
import type { Sheet } from '../sheet.js';
import { NOBODY, type ArmySheet, type FigureId, type UnitId, type UnitSheet } from '../state.js';
import { countOf, factionOfUnit, isChampion, profileNamed, type Content } from './book.js';
import { generalOf } from './general.js';
import { musterFigure } from './musterFigure.js';
import { costOfArmy, costOfFigure } from './price.js';

/** An army ready for battle; ids go on from the first figure and unit that it is given. */
export interface Mustered {
  readonly sheets: readonly Sheet[];
  readonly units: readonly UnitSheet[];
  readonly army: ArmySheet;
}

/** Turns a list that the judge has passed into sheets. */
export function muster(
  content: Content,
  list: ArmyList,
  seat: Seat,
  firstFigure: FigureId = 0,
  firstUnit: UnitId = 0,
): Mustered {
  const sheets: Sheet[] = [];
  const units: UnitSheet[] = [];
  const general = generalOf(content, list);
  for (const entry of list.units) {
    const faction = factionOfUnit(content, list, entry);
    if (faction === undefined) throw new Error(`no Faction for a unit of list '${list.id}'`);
    const unit = firstUnit + units.length;
    const made = musterUnit({
      entry,
      faction,
      seat,
      unit,
      first: firstFigure + sheets.length,
      general: entry === general,
    });
    sheets.push(...made.sheets);
    units.push(made.unit);
  }
  return { sheets, units, army: armySheet(content, list) };
}

const armySheet = (content: Content, list: ArmyList): ArmySheet => ({
  faction: list.faction,
  ...(list.ally !== undefined && { ally: list.ally }),
  name: list.name,
  points: costOfArmy(content, list),
});

interface Call {
  readonly entry: UnitEntry;
  readonly faction: Faction;
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly first: FigureId;
  readonly general: boolean;
}

function musterUnit(call: Call): { readonly sheets: readonly Sheet[]; readonly unit: UnitSheet } {
  const { entry, faction, seat, unit, first, general } = call;
  const rows = rowsOf(entry, faction);
  const sheets = rows.map(({ figure, profile, included }, i) =>
    musterFigure(figure, profile, faction, {
      id: `${seat === 0 ? 'a' : 'b'}${first + i}-${profile.id}`,
      seat,
      unit,
      general: general && i === 0,
      bonus: entry.allied !== true,
      cost: included ? 0 : costOfFigure(figure, faction),
    }),
  );
  const figures = sheets.map((_, i) => first + i);
  const leader = rows[0]?.profile as Profile;
  return {
    sheets: leader.build === 'siege' ? crewed(sheets, entry, first) : sheets,
    unit: {
      id: `${seat === 0 ? 'a' : 'b'}-unit-${unit}`,
      seat,
      name: leader.name,
      figures,
      champion: isChampion(leader) ? first : NOBODY,
      transport: entry.transport === undefined ? NOBODY : first + sheets.length - 1,
    },
  };
}

interface Row {
  readonly figure: FigureEntry;
  readonly profile: Profile;
  /** Its price is in the price of the Siege Weapon that it serves. */
  readonly included: boolean;
}

/** Every figure by itself: the leader, the Servants in his price, the members, the Transport last. */
function rowsOf({ leader, members = [], transport }: UnitEntry, faction: Faction): readonly Row[] {
  const row = (figure: FigureEntry, included = false): Row => {
    const profile = profileNamed(faction, figure.profile);
    if (profile === undefined) throw new Error(`no profile '${figure.profile}' in '${faction.id}'`);
    return { figure, profile, included };
  };
  const first = row(leader);
  const servants = (first.profile.siege?.servants ?? []).flatMap(({ profile, count }) =>
    Array.from({ length: count }, () => row({ profile }, true)),
  );
  const others = members.flatMap(member => Array.from({ length: countOf(member) }, () => row(member)));
  return [first, ...servants, ...others, ...(transport === undefined ? [] : [row(transport)])];
}

/** BTS-BAS-06, -07: one round base for all, twice as long as the weapon, within the largest Level. */
function combined({ base }: Sheet): Pick<Sheet, 'base' | 'baseLevel'> {
  const length = base.kind === 'round' ? 2 * base.radius : base.length;
  const across = mm(combinedMm(length / mm(1)));
  return { base: { kind: 'round', radius: across / 2 }, baseLevel: baseLevelOf(across / mm(1)) };
}

/** BTS-SGE-01, BTS-BAS-07: who serves whom. */
function crewed(sheets: readonly Sheet[], { combinedBase = false }: UnitEntry, first: FigureId): readonly Sheet[] {
  const servants = sheets.slice(1).map((_, i) => first + 1 + i);
  return sheets.map((sheet, i) =>
    Object.freeze(
      i === 0
        ? { ...sheet, ...(combinedBase && combined(sheet)), siege: { combinedBase, servants } }
        : { ...sheet, keywords: [...sheet.keywords, 'servant'], serves: first },
    ),
  );
}
