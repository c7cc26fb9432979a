import type { SquadCard } from '../types.js';

/** Many, quick and fragile around a few that hardly move. */
export const squads: readonly SquadCard[] = [
  {
    id: 'sproutlings',
    name: { fr: 'Surgeons', en: 'Sproutlings' },
    figures: 4,
    base: 1,
    endurance: 0,
    faces: [
      { name: { fr: 'En maraude', en: 'Scurrying' }, ini: 3, att: 1, def: 1, mov: 3, change: 0 },
      { name: { fr: 'Fourré', en: 'Thicket' }, ini: 1, att: 1, def: 2, mov: 1, defReroll: true, change: 0 },
    ],
  },
  {
    id: 'thornwolves',
    name: { fr: 'Loups d’épine', en: 'Thornwolves' },
    figures: 3,
    base: 1,
    endurance: 1,
    faces: [
      { name: { fr: 'À l’affût', en: 'Stalking' }, ini: 4, att: 2, def: 1, mov: 3, change: 0 },
      { name: { fr: 'Curée', en: 'Quarry' }, ini: 3, att: 3, def: 0, mov: 4, attReroll: true, change: 1 },
    ],
  },
  {
    id: 'stranglers',
    name: { fr: 'Étrangleurs', en: 'Stranglers' },
    figures: 2,
    base: 2,
    endurance: 2,
    faces: [
      { name: { fr: 'Rampants', en: 'Creeping' }, ini: 2, att: 3, def: 2, mov: 2, change: 0 },
      { name: { fr: 'Enracinés', en: 'Taken root' }, ini: 1, att: 2, def: 4, mov: null, change: 0 },
    ],
  },
  {
    id: 'lantern-wasps',
    name: { fr: 'Guêpes-lanternes', en: 'Lantern Wasps' },
    figures: 3,
    base: 1,
    endurance: 1,
    faces: [
      { name: { fr: 'Essaim', en: 'Swarming' }, ini: 4, att: 1, def: 1, mov: 4, crossing: true, change: 0 },
      { name: { fr: 'Dard tendu', en: 'Stings out' }, ini: 3, att: 2, def: 0, mov: 2, crossing: true, change: 0 },
    ],
  },
  {
    id: 'root-mother',
    name: { fr: 'Mère-Racine', en: 'Mother of Roots' },
    figures: 1,
    base: 3,
    endurance: 3,
    leader: true,
    faces: [
      { name: { fr: 'Marcheuse', en: 'Walking' }, ini: 2, att: 3, def: 3, mov: 2, change: 0 },
      { name: { fr: 'Floraison', en: 'In bloom' }, ini: 0, att: 2, def: 4, mov: 0, defReroll: true, change: 0 },
    ],
  },
  {
    id: 'old-wood',
    name: { fr: 'Vieille Futaie', en: 'The Old Wood' },
    figures: 1,
    base: 7,
    endurance: 4,
    faces: [
      { name: { fr: 'Immobile', en: 'Standing' }, ini: 0, att: 3, def: 4, mov: 0, change: 1 },
      { name: { fr: 'Déracinée', en: 'Uprooted' }, ini: 1, att: 4, def: 2, mov: 2, attReroll: true, change: 0 },
    ],
  },
];
