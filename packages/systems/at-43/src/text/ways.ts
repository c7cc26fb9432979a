/** Why a unit does not come in there. */
export const ways = {
  fr: {
    'at43.no.dropTooEarly': 'Un point de largage ne sert qu’à partir du deuxième tour.',
    'at43.no.firstTurnOnly': 'Une zone de déploiement ne sert qu’au premier tour.',
    'at43.no.zoneFull': 'Cette zone de déploiement a reçu toutes les unités qu’elle admet.',
    'at43.no.notControlled': 'Vous ne contrôlez pas cette position.',
    'at43.no.anothersZone': 'Cette zone appartient à un autre camp pour toute la partie.',
    'at43.no.triedWay': 'L’unité a déjà cherché à entrer par là.',
    'at43.no.accessOnly': 'Faute de place, l’unité ne peut plus entrer que par une zone d’accès.',
  },
  en: {
    'at43.no.dropTooEarly': 'A drop point can be used from the second turn on.',
    'at43.no.firstTurnOnly': 'A deployment zone is for the first turn only.',
    'at43.no.zoneFull': 'This deployment zone has received all the units it admits.',
    'at43.no.notControlled': 'You do not control this position.',
    'at43.no.anothersZone': 'This zone belongs to another side for the whole game.',
    'at43.no.triedWay': 'The unit has tried to come in there already.',
    'at43.no.accessOnly': 'For want of room the unit can now come in by an access zone only.',
  },
} as const;
