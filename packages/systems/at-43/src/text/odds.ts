/** What to expect of an attack, and what a vehicle’s weapons see. */
export const oddsText = {
  fr: {
    'at43.eye.inView': 'Dans le champ de vision de : {weapons}.',
    'at43.eye.outOfView': 'Hors du champ de vision de : {weapons}.',
    'at43.eye.later': 'Portée et couvert ne se mesurent qu’une fois le tir déclaré.',
    'at43.odds.guess': 'À vue d’œil, la cible est à portée {band} ; rien n’est encore mesuré.',
    'at43.odds.range': 'La cible est à portée {band}.',
    'at43.odds.nothing': 'Cette attaque ne peut toucher personne.',
    'at43.odds.tooMany': 'Il y a trop de suites possibles pour les compter toutes.',
    'at43.odds.unit': '{unit} : {lost} pertes en moyenne ; {gone} % de risque d’être éliminée.',
    'at43.odds.machine':
      '{unit} : {structure} points de structure et {lost} blindés perdus en moyenne ; {gone} % de risque d’être éliminée.',
    'at43.odds.lossesOf': 'Pertes : {unit}',
    'at43.odds.structureOf': 'Points de structure perdus : {unit}',
  },
  en: {
    'at43.eye.inView': 'In the field of view of: {weapons}.',
    'at43.eye.outOfView': 'Out of the field of view of: {weapons}.',
    'at43.eye.later': 'Range and cover are measured only once a shot is declared.',
    'at43.odds.guess': 'By eye the target is at range {band}; nothing has been measured yet.',
    'at43.odds.range': 'The target is at range {band}.',
    'at43.odds.nothing': 'This attack cannot hit anybody.',
    'at43.odds.tooMany': 'There are too many ways it can go to count them all.',
    'at43.odds.unit': '{unit}: {lost} losses on average; {gone}% risk of being eliminated.',
    'at43.odds.machine':
      '{unit}: {structure} structure points and {lost} machines lost on average; {gone}% risk of being eliminated.',
    'at43.odds.lossesOf': 'Losses: {unit}',
    'at43.odds.structureOf': 'Structure points lost: {unit}',
  },
} as const;
