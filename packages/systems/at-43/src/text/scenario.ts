/** What is wrong with a scenario file. */
export const scenarioText = {
  fr: {
    'at43.scenario.players': 'La mission {mission} ne se joue pas à ce nombre de joueurs.',
    'at43.scenario.twice': 'Deux unités s’appellent {unit}.',
    'at43.scenario.no-player': 'Il n’y a pas de joueur {player}.',
    'at43.scenario.unknown-weapon': 'L’arme {weapon} n’est pas décrite.',
    'at43.scenario.unknown-unit': 'Aucune unité ne s’appelle {unit}.',
    'at43.scenario.off-table': 'L’unité {unit} dépasse de la table.',
    'at43.scenario.in-terrain': 'L’unité {unit} se trouve dans un élément de décor.',
    'at43.scenario.overlap': 'L’unité {unit} chevauche un autre socle.',
    'at43.scenario.expected-places': 'Il faut ici « stay », un point à atteindre ou une place [x, y] par combattant.',
    'at43.scenario.expected-target': 'Il faut ici une cible : le nom d’une unité, ou « nom/2 » pour un combattant.',
  },
  en: {
    'at43.scenario.players': 'Mission {mission} is not played by that many players.',
    'at43.scenario.twice': 'Two units are called {unit}.',
    'at43.scenario.no-player': 'There is no player {player}.',
    'at43.scenario.unknown-weapon': 'Weapon {weapon} is not described.',
    'at43.scenario.unknown-unit': 'No unit is called {unit}.',
    'at43.scenario.off-table': 'Unit {unit} sticks out of the table.',
    'at43.scenario.in-terrain': 'Unit {unit} stands in a terrain element.',
    'at43.scenario.overlap': 'Unit {unit} overlaps another base.',
    'at43.scenario.expected-places': 'This takes “stay”, a point to reach, or one place [x, y] for each fighter.',
    'at43.scenario.expected-target': 'This takes a target: the name of a unit, or “name/2” for a fighter.',
  },
} as const;
