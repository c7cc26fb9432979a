/** Why a mechanic does not repair that now. */
export const repairs = {
  fr: {
    'at43.no.partDestroyed': 'Cette partie est détruite et ne se répare plus.',
    'at43.no.partWhole': 'Cette partie n’est pas endommagée.',
    'at43.no.machineOutOfContact': 'Ce blindé n’est au contact d’aucun mécano de l’unité.',
    'at43.no.mechanicDown': 'Le mécano est à terre.',
    'at43.no.mechanicApart': 'Le mécano n’est au contact d’aucun blindé ami.',
    'at43.no.nothingToRepair': 'Le blindé au contact du mécano n’a rien qui se répare.',
    'at43.no.workedAlready': 'L’unité a déjà travaillé pendant cette activation.',
    'at43.no.shotInstead': 'L’unité a tiré pendant cette activation et ne répare donc pas.',
  },
  en: {
    'at43.no.partDestroyed': 'This part is destroyed: it is beyond repair.',
    'at43.no.partWhole': 'This part is not damaged.',
    'at43.no.machineOutOfContact': 'No mechanic of the unit touches this machine.',
    'at43.no.mechanicDown': 'The mechanic lies on the ground.',
    'at43.no.mechanicApart': 'The mechanic touches no friendly machine.',
    'at43.no.nothingToRepair': 'The machine that the mechanic touches has nothing he could repair.',
    'at43.no.workedAlready': 'The unit has worked already in this activation.',
    'at43.no.shotInstead': 'The unit has shot in this activation: its mechanic does not repair.',
  },
} as const;
