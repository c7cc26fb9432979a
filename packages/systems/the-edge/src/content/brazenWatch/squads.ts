import type { SquadCard } from '../types.js';

/** Slow, heavy, hard to shift: high Defence, low Initiative, two ways to shoot. */
export const squads: readonly SquadCard[] = [
  {
    id: 'halberdiers',
    name: { fr: 'Hallebardiers', en: 'Halberdiers' },
    figures: 4,
    base: 1,
    endurance: 1,
    faces: [
      { name: { fr: 'En rang', en: 'In rank' }, ini: 2, att: 2, def: 2, mov: 2, change: 0 },
      { name: { fr: 'Hérisson', en: 'Hedgehog' }, ini: 1, att: 1, def: 3, mov: 1, defReroll: true, change: 0 },
    ],
  },
  {
    id: 'arbalesters',
    name: { fr: 'Arbalétriers', en: 'Arbalesters' },
    figures: 3,
    base: 1,
    endurance: 1,
    faces: [
      { name: { fr: 'En marche', en: 'Marching' }, ini: 2, att: 1, def: 2, mov: 2, change: 0 },
      { name: { fr: 'À couvert', en: 'Behind pavises' }, ini: 4, att: 0, def: 3, mov: 0, change: 0 },
    ],
  },
  {
    id: 'bell-knights',
    name: { fr: 'Chevaliers du Bourdon', en: 'Knights of the Great Bell' },
    figures: 2,
    base: 2,
    endurance: 2,
    faces: [
      { name: { fr: 'Au pas', en: 'At a walk' }, ini: 2, att: 2, def: 3, mov: 2, change: 0 },
      { name: { fr: 'Lance basse', en: 'Lances couched' }, ini: 3, att: 4, def: 1, mov: 4, attReroll: true, change: 1 },
    ],
  },
  {
    id: 'culverin',
    name: { fr: 'Couleuvrine attelée', en: 'Drawn Culverin' },
    figures: 1,
    base: 3,
    endurance: 2,
    faces: [
      { name: { fr: 'Attelée', en: 'Limbered' }, ini: 1, att: null, def: 3, mov: 2, change: 0 },
      { name: { fr: 'En batterie', en: 'In battery' }, ini: 2, att: null, def: 4, mov: null, change: 0 },
    ],
  },
  {
    id: 'marshal',
    name: { fr: 'Maréchale Ysoline', en: 'Marshal Ysoline' },
    figures: 1,
    base: 1,
    endurance: 3,
    leader: true,
    faces: [
      { name: { fr: 'Commandement', en: 'In command' }, ini: 3, att: 3, def: 3, mov: 2, change: 1 },
      { name: { fr: 'Épée nue', en: 'Blade drawn' }, ini: 4, att: 4, def: 2, mov: 3, attReroll: true, change: 0 },
    ],
  },
  {
    id: 'bastion',
    name: { fr: 'Bastion roulant', en: 'Rolling Bastion' },
    figures: 1,
    base: 7,
    endurance: 4,
    faces: [
      { name: { fr: 'Herses closes', en: 'Gates shut' }, ini: 0, att: 2, def: 4, mov: 1, defReroll: true, change: 1 },
      { name: { fr: 'Herses levées', en: 'Gates open' }, ini: 1, att: 4, def: 3, mov: 2, change: 0 },
    ],
  },
];
