import type { SquadCard } from '../types.js';

/** Quick hands and high Initiative; whoever catches them finds little armour. */
export const squads: readonly SquadCard[] = [
  {
    id: 'grey-blades',
    name: { fr: 'Lames grises', en: 'Grey Blades' },
    figures: 4,
    base: 1,
    endurance: 2,
    faces: [
      { name: { fr: 'En chasse', en: 'Prowling' }, ini: 4, att: 2, def: 1, mov: 3, change: 0 },
      { name: { fr: 'Brume', en: 'Mist' }, ini: 5, att: 0, def: 2, mov: 3, crossing: true, change: 0 },
    ],
  },
  {
    id: 'harpooners',
    name: { fr: 'Harponneurs', en: 'Harpooners' },
    figures: 3,
    base: 1,
    endurance: 1,
    faces: [
      { name: { fr: 'Au guet', en: 'On watch' }, ini: 3, att: 2, def: 2, mov: 2, change: 0 },
      { name: { fr: 'Au treuil', en: 'At the winch' }, ini: 2, att: 3, def: 2, mov: 1, change: 0 },
    ],
  },
  {
    id: 'foam-dancers',
    name: { fr: 'Danseuses d’écume', en: 'Foam Dancers' },
    figures: 2,
    base: 1,
    endurance: 2,
    faces: [
      { name: { fr: 'Flux', en: 'Flow' }, ini: 4, att: 3, def: 2, mov: 3, crossing: true, change: 0 },
      { name: { fr: 'Ressac', en: 'Ebb' }, ini: 4, att: 1, def: 3, mov: 2, crossing: true, defReroll: true, change: 1 },
    ],
  },
  {
    id: 'breakers',
    name: { fr: 'Brisants', en: 'Breakers' },
    figures: 2,
    base: 2,
    endurance: 2,
    faces: [
      { name: { fr: 'Marée basse', en: 'Low tide' }, ini: 2, att: 3, def: 3, mov: 2, change: 0 },
      { name: { fr: 'Marée haute', en: 'High tide' }, ini: 3, att: 4, def: 2, mov: 3, change: 1 },
    ],
  },
  {
    id: 'strongbox-crab',
    name: { fr: 'Crabe-coffre', en: 'Strongbox Crab' },
    figures: 1,
    base: 3,
    endurance: 2,
    faces: [
      { name: { fr: 'Pinces hautes', en: 'Claws up' }, ini: 2, att: 3, def: 3, mov: 2, change: 0 },
      { name: { fr: 'Rentré', en: 'Withdrawn' }, ini: 0, att: null, def: 5, mov: 0, change: 0 },
    ],
  },
  {
    id: 'captain',
    name: { fr: 'Capitaine Sans-Ombre', en: 'Captain Noshade' },
    figures: 1,
    base: 1,
    endurance: 3,
    leader: true,
    faces: [
      { name: { fr: 'À la barre', en: 'At the helm' }, ini: 4, att: 3, def: 2, mov: 3, change: 1 },
      { name: { fr: 'Sans ombre', en: 'Shadowless' }, ini: 5, att: 3, def: 2, mov: 4, crossing: true, change: 0 },
    ],
  },
  {
    id: 'leviathan',
    name: { fr: 'Léviathan échoué', en: 'Stranded Leviathan' },
    figures: 1,
    base: 7,
    endurance: 4,
    faces: [
      { name: { fr: 'Échoué', en: 'Stranded' }, ini: 0, att: 3, def: 4, mov: 0, change: 1 },
      {
        name: { fr: 'Porté par le sel', en: 'Borne on salt' },
        ini: 1,
        att: 4,
        def: 2,
        mov: 2,
        crossing: true,
        change: 0,
      },
    ],
  },
];
