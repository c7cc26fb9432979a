import type { RuleLine } from '@banneret/game';

/** Morale, Demoralisation, and what Champions have of their own. */
export const morale: readonly RuleLine[] = [
  ['BTS-MOR-01', 'Test de Moral : 2D6 + Mo, 10 ou plus.', 'Morale test: 2D6 + Mo, 10 or more.'],
  [
    'BTS-MOR-02',
    'On teste pour charger une figurine Terrifiante, dans une armée Démoralisée, pour un Monstre blessé, sous la Panique Générale, ou pour étendre une Action d’Éclat de tir.',
    'Tests are taken to charge a Terrifying figure, in a Demoralised army, for a wounded Monster, under General Panic, or to extend a Shooting action.',
  ],
  [
    'BTS-MOR-03',
    'Une armée est Démoralisée quand plus de la moitié de ses figurines de départ sont perdues ; on le vérifie à la Phase de Fin.',
    'An army is Demoralised when more than half of its starting figures are lost; this is checked in the End phase.',
  ],
  [
    'BTS-MOR-04',
    'Les réserves comptent dans le total de départ et ne sont pas des pertes.',
    'Reserves count in the starting total and are not losses.',
  ],
  [
    'BTS-MOR-05',
    'Dès le tour suivant, chaque figurine d’une armée Démoralisée teste quand elle pourrait agir pour la première fois du tour.',
    'From the next turn every figure of a Demoralised army tests when it could first act in the turn.',
  ],
  [
    'BTS-MOR-06',
    'En cas d’échec, la figurine est retirée comme perte.',
    'On a failure the figure is removed as a loss.',
  ],
  [
    'BTS-MOR-07',
    'Les Champions testent au Commandement, avant tout Ordre, et au plus tard à la fin de la phase.',
    'Champions test in the Command phase, before any Order, and at the latest by its end.',
  ],
  ['BTS-MOR-08', 'Un Champion qui réussit agit normalement.', 'A Champion who passes acts normally.'],
  [
    'BTS-MOR-09',
    'Les autres testent avant de bouger, sauf si un Champion allié en vue à 15 cm (lui, son Transport ou son bâtiment) a réussi le sien ce tour.',
    'The others test before moving, unless an allied Champion in sight within 15 cm (he, his Transport or his building) passed his this turn.',
  ],
  [
    'BTS-MOR-10',
    'Qui réussit agit normalement ; certains réussissent d’office.',
    'Whoever passes acts normally; some pass automatically.',
  ],
  [
    'BTS-MOR-11',
    'Qui n’a pas bougé teste à la fin de la partie de son joueur, une réserve à son arrivée, un passager avec son Transport ; Véhicules et Armes de Siège ne testent jamais.',
    'Whoever has not moved tests at the end of its player’s part, reserves on arrival, passengers with their Transport; Vehicles and Siege Weapons never test.',
  ],
  [
    'BTS-CHA-01',
    'Tout Champion a une Invulnérabilité de 4+ : sur ce jet, une blessure est ignorée.',
    'Every Champion has Invulnerability 4+: on that roll a wound is ignored.',
  ],
  [
    'BTS-CHA-02',
    'De plusieurs Invulnérabilités, seule la meilleure joue.',
    'Of several Invulnerabilities only the best applies.',
  ],
  [
    'BTS-CHA-03',
    'Baroud d’Honneur : à son premier test de Moral raté, un Champion Émergent ou mieux peut le tenir pour réussi ; il ne lance ensuite plus d’Ordre ni d’Action d’Éclat.',
    'Last stand: at his first failed Morale test a Champion of Emerging rank or better may take it as passed; afterwards he launches no Order and declares no action.',
  ],
  ['BTS-CHA-04', 'Un Jeune Prodige n’a pas de Baroud d’Honneur.', 'A Young Prodigy has no last stand.'],
];
