import type { WebSystem } from '../webSystem.js';

/** What a coach says of each question of a battle. */
export const lessons: NonNullable<WebSystem['lessons']> = {
  'gdf.ask.unit': {
    fr: 'Chacun active une unité à tour de rôle. Cliquez une unité pour lire sa fiche, cliquez-la encore pour l’activer. Commencez par celles qui peuvent tirer maintenant, ou qui doivent encore atteindre un marqueur.',
    en: 'Players activate one unit in turn. Click a unit to read its sheet, click it again to activate it. Begin with those that can shoot now, or that still have to reach a marker.',
  },
  'gdf.ask.order': {
    fr: 'Tenir permet de tirer sans bouger, avancer de bouger puis tirer, sprinter d’aller loin sans tirer. Finissez à moins de 3 pouces d’un marqueur, si possible dans un bois ou une ruine : le couvert aide à bloquer les tirs.',
    en: 'Hold to shoot without moving, Advance to move and shoot, Rush to go far without shooting. End within 3 inches of a marker, in a wood or ruin if you can: cover helps you block.',
  },
  'gdf.ask.shots': {
    fr: 'Chaque groupe d’armes choisit une cible ; deux cibles au plus pour l’unité. Cliquez une unité ennemie pour y pointer tout ce qui peut l’atteindre. Concentrer ses tirs fait rater des tests de moral.',
    en: 'Each weapon group chooses a target; two targets at most for the unit. Click an enemy unit to aim everything that can reach it. Focused fire makes morale tests fail.',
  },
  'gdf.ask.casualties': {
    fr: 'Vous choisissez qui tombe. Gardez les porteurs d’armes spéciales et ceux qui tiennent le marqueur.',
    en: 'You choose who falls. Keep special weapons and those who hold the marker.',
  },
  'gdf.ask.deadly': {
    fr: 'Toutes les blessures de cette touche vont à une seule figurine : donnez-lui celle qui compte le moins.',
    en: 'All wounds of this hit go to one model: give it the one that matters least.',
  },
};
