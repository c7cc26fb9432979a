import { SCENARIO_NAMES, SCENARIOS, TABLES } from '@banneret/beyond-the-stars';
import type { SetupField } from '../webSystem.js';

/** What the set-up page asks besides armies: the options of the game that people choose among. */
export const setupFields: readonly SetupField[] = [
  {
    name: 'turns',
    label: { fr: 'Tours au plus', en: 'Turns at most' },
    options: [2, 4, 6, 8, 10].map(turns => ({ value: String(turns), label: { fr: `${turns}`, en: `${turns}` } })),
    as: 'number',
  },
  {
    name: 'reserveRolls',
    label: { fr: 'Jets de renfort', en: 'Reserve rolls' },
    options: [
      { value: 'compulsory', label: { fr: 'Obligatoires', en: 'Compulsory' } },
      { value: 'optional', label: { fr: 'Au choix', en: 'Optional' } },
    ],
  },
  {
    name: 'scenario',
    label: { fr: 'Scénario', en: 'Scenario' },
    options: SCENARIOS.map(id => ({ value: id, label: SCENARIO_NAMES[id] })),
  },
  {
    name: 'table',
    label: { fr: 'Table', en: 'Table' },
    options: [
      ...TABLES.map(({ id, name }) => ({ value: id, label: name })),
      { value: 'random', label: { fr: 'Au hasard, 33 %', en: 'Random, 33 %' } },
      { value: 'random-66', label: { fr: 'Au hasard, 66 %', en: 'Random, 66 %' } },
    ],
  },
  {
    name: 'scenery',
    label: { fr: 'Décor', en: 'Scenery' },
    options: [
      { value: 'ready', label: { fr: 'En place', en: 'Ready' } },
      { value: 'placed', label: { fr: 'Posé par les joueurs', en: 'Placed by the players' } },
    ],
  },
  {
    name: 'terrainBy',
    label: { fr: 'Qui pose tout le décor', en: 'Who places all scenery' },
    options: [0, 1].map(seat => ({
      value: String(seat),
      label: { fr: `Joueur ${seat + 1}`, en: `Player ${seat + 1}` },
    })),
    as: 'number',
  },
];
