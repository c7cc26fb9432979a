import type { WebSystem } from '../webSystem.js';

/** What a coach says of each question of a battle. */
export const lessons: NonNullable<WebSystem['lessons']> = {
  'bts.ask.act': {
    fr: 'Choisissez une unité, puis tirez-la sur la table : elle avance en bon ordre. Entrer dans la zone de contrôle d’un ennemi, c’est le charger.',
    en: 'Choose a unit, then drag it on the table: it advances in good order. To enter an enemy’s control zone is to charge it.',
  },
  'bts.ask.shoot': {
    fr: 'Chaque figurine tire une fois. Ce qui se trouve sur la trajectoire peut arrêter le tir.',
    en: 'Every figure shoots once. Whatever is on the trajectory may stop the shot.',
  },
  'bts.ask.order': {
    fr: 'Un Champion donne un ordre à son unité : il peut changer tout le tour.',
    en: 'A Champion gives his unit an order: it can change the whole turn.',
  },
};
