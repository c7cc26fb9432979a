/** What is said of charges and melees. */
const fr = {
  'gdf.ask.pile-in': 'L’unité est chargée : comment vont ses figurines au contact (3 pouces au plus) ?',
  'gdf.ask.counter': 'L’unité est chargée : frappe-t-elle la première avec ses armes de contre-charge ?',
  'gdf.ask.strike-back': 'L’unité a été attaquée en mêlée : riposte-t-elle ?',
  'gdf.ask.consolidate': 'L’ennemi n’est plus : l’unité se déplace-t-elle encore, de 3 pouces au plus ?',

  'gdf.no.not-there': 'Cette unité n’est pas sur la table.',
  'gdf.no.charge-aircraft': 'Un avion ne peut pas être chargé : rien ne peut aller à son contact.',
  'gdf.no.no-way-found': 'Aucun chemin dégagé vers cette unité n’a été trouvé dans la distance de charge.',
  'gdf.no.out-of-charge':
    'L’unité visée est à {gap, number} pouces, plus loin que la distance de charge de {most, number} pouces.',
  'gdf.no.not-climbed':
    'Une figurine touche l’ennemi sur le plan, mais son mouvement ne suffit pas pour grimper à son niveau.',
  'gdf.no.no-contact': 'Aucune figurine ne finirait au contact de l’unité chargée.',
  'gdf.no.must-touch': 'La figurine {model} peut aller au contact de l’ennemi : elle le doit.',
  'gdf.no.could-be-closer':
    'La figurine {model} finirait à {gap, number} pouces de l’ennemi ; elle peut s’en approcher à {could, number}.',
  'gdf.no.stays-put': 'La figurine {model} reste où elle est : elle est déjà au contact, ou immobile.',

  'gdf.event.charge': '{unit} : charge contre {target}.',
  'gdf.event.pile-in': '{unit} : l’unité va au contact de ses assaillants.',
  'gdf.event.consolidation': '{unit} : consolidation vers ({x, number} ; {y, number}).',
  'gdf.event.step-back': '{unit} : l’unité recule d’un pas, vers ({x, number} ; {y, number}).',
  'gdf.event.strikes':
    '{unit} : {manner, select, counter {contre-charge} charge {attaque en charge} other {riposte}} contre {target}.',
  'gdf.event.refrains': '{unit} : l’unité renonce à {manner, select, counter {frapper la première} other {riposter}}.',
  'gdf.event.melee-won':
    'Mêlée : {charger} {own}{ownFear, plural, =0 {} other { (+# par la peur)}}, {target} {others}{othersFear, plural, =0 {} other { (+# par la peur)}} ; vaincue : {loser}.',
  'gdf.event.melee-drawn':
    'Mêlée : {charger} {own}{ownFear, plural, =0 {} other { (+# par la peur)}}, {target} {others}{othersFear, plural, =0 {} other { (+# par la peur)}} ; égalité.',
  'gdf.event.routed': '{unit} : déroute, l’unité est retirée du jeu.',

  'gdf.choice.charge': 'Charger : {target}',
  'gdf.choice.pile-in': 'Aller au contact, vers ({x, number} ; {y, number})',
  'gdf.choice.stay': 'Rester sur place',
  'gdf.choice.consolidate': 'Se déplacer vers ({x, number} ; {y, number})',
  'gdf.choice.strike': 'Frapper',
  'gdf.choice.refrain': 'Ne pas frapper',
  'gdf.weapon.impact': 'Impact',

  'gdf.scenario.charge-without-target': '{place} : après une charge, il faut dire quelle unité a été chargée.',
  'gdf.scenario.not-in-contact':
    '{place} : avant que l’unité chargée n’aille au contact, une figurine doit déjà y être.',
  'gdf.scenario.out-of-reach':
    '{place} : après une charge, avant le premier coup, une figurine au moins est à portée pour frapper.',
  'gdf.scenario.no-strikes-now': '{place} : à ce moment de la mêlée, personne ne frappe.',
  'gdf.scenario.no-activation': '{place} : il faut dire dans « activation » quelle unité agit.',
  'gdf.scenario.melee-without-charge': '{place} : il n’y a de mêlée qu’après une charge.',
  'gdf.scenario.attack-without-melee':
    '{place} : après une charge, il faut dire dans « melee » qui est en train de frapper.',
  'gdf.scenario.attack-without-order': '{place} : une unité ne tire qu’après avoir tenu ou avancé.',
  'gdf.scenario.not-a-melee-weapon': '{place} : « {weapon} » n’est pas une arme de mêlée.',
  'gdf.scenario.not-a-ranged-weapon': '{place} : « {weapon} » n’est pas une arme à distance.',
  'gdf.scenario.nobody-strikes':
    '{place} : personne ne peut attaquer maintenant avec « {weapon} » ; donnez « attacks » si c’était possible avant les pertes.',
  'gdf.scenario.no-present-roll':
    '{place} : « hits » ou « unblocked », l’un des deux, et la cible du premier jet doit exister encore.',
  'gdf.scenario.expected-close': 'La réponse attendue est « close » (au mieux), ou « models » : [[x, y], …] en pouces.',
  'gdf.scenario.expected-consolidation':
    'La réponse attendue est « stay », « to » : [x, y] ou « models » : [[x, y], …] en pouces.',
  'gdf.scenario.expected-strike': 'La réponse attendue est une de celles-ci : {choices}.',
  'gdf.scenario.expected-charge':
    'Une charge s’écrit « charge » : « unité », ou avec « target » et « models » : [[x, y], …] en pouces.',
} as const;

const en: Readonly<Record<keyof typeof fr, string>> = {
  'gdf.ask.pile-in': 'The unit is charged: how do its models move into contact (3 inches at most)?',
  'gdf.ask.counter': 'The unit is charged: does it strike first with its Counter weapons?',
  'gdf.ask.strike-back': 'The unit was attacked in melee: does it strike back?',
  'gdf.ask.consolidate': 'The enemy is gone: does the unit still move, 3 inches at most?',

  'gdf.no.not-there': 'This unit is not on the table.',
  'gdf.no.charge-aircraft': 'Aircraft cannot be charged: nothing can move into contact with them.',
  'gdf.no.no-way-found': 'No clear way to that unit was found within the charge distance.',
  'gdf.no.out-of-charge':
    'The target is {gap, number} inches away, beyond the charge distance of {most, number} inches.',
  'gdf.no.not-climbed':
    'A model touches the enemy in the plan, but its move does not last for the climb to that level.',
  'gdf.no.no-contact': 'No model would end in contact with the charged unit.',
  'gdf.no.must-touch': 'Model {model} can move into contact with the enemy, so it must.',
  'gdf.no.could-be-closer':
    'Model {model} would end {gap, number} inches from the enemy; it can get as close as {could, number}.',
  'gdf.no.stays-put': 'Model {model} stays where it is: it is in contact already, or Immobile.',

  'gdf.event.charge': '{unit}: charge at {target}.',
  'gdf.event.pile-in': '{unit}: the unit closes with its attackers.',
  'gdf.event.consolidation': '{unit}: consolidation to ({x, number}; {y, number}).',
  'gdf.event.step-back': '{unit}: the unit takes a step back, to ({x, number}; {y, number}).',
  'gdf.event.strikes':
    '{unit}: {manner, select, counter {counter strike} charge {attack of the charge} other {strike back}} at {target}.',
  'gdf.event.refrains': '{unit}: the unit does not {manner, select, counter {strike first} other {strike back}}.',
  'gdf.event.melee-won':
    'Melee: {charger} {own}{ownFear, plural, =0 {} other { (+# by Fear)}}, {target} {others}{othersFear, plural, =0 {} other { (+# by Fear)}}; lost by {loser}.',
  'gdf.event.melee-drawn':
    'Melee: {charger} {own}{ownFear, plural, =0 {} other { (+# by Fear)}}, {target} {others}{othersFear, plural, =0 {} other { (+# by Fear)}}; a draw.',
  'gdf.event.routed': '{unit}: rout, the unit is removed from the game.',

  'gdf.choice.charge': 'Charge: {target}',
  'gdf.choice.pile-in': 'Close in, to ({x, number}; {y, number})',
  'gdf.choice.stay': 'Stay where they are',
  'gdf.choice.consolidate': 'Move to ({x, number}; {y, number})',
  'gdf.choice.strike': 'Strike',
  'gdf.choice.refrain': 'Do not strike',
  'gdf.weapon.impact': 'Impact',

  'gdf.scenario.charge-without-target': '{place}: after a charge it must be said which unit was charged.',
  'gdf.scenario.not-in-contact': '{place}: before the charged unit piles in, some model must be in contact already.',
  'gdf.scenario.out-of-reach': '{place}: after a charge, before the first blow, some model is near enough to strike.',
  'gdf.scenario.no-strikes-now': '{place}: nobody strikes at this moment of the melee.',
  'gdf.scenario.no-activation': '{place}: which unit acts must be said in “activation”.',
  'gdf.scenario.melee-without-charge': '{place}: there is no melee without a charge.',
  'gdf.scenario.attack-without-melee': '{place}: after a charge it must be said in “melee” who is striking.',
  'gdf.scenario.attack-without-order': '{place}: a unit shoots only after a Hold or an Advance.',
  'gdf.scenario.not-a-melee-weapon': '{place}: “{weapon}” is not a melee weapon.',
  'gdf.scenario.not-a-ranged-weapon': '{place}: “{weapon}” is not a ranged weapon.',
  'gdf.scenario.nobody-strikes':
    '{place}: nobody can attack with “{weapon}” now; give “attacks” if somebody could before the casualties.',
  'gdf.scenario.no-present-roll':
    '{place}: “hits” or “unblocked”, one of them, and the target of the first roll must still be there.',
  'gdf.scenario.expected-close':
    'The answer expected is "close" (as well as possible), or "models": [[x, y], …] in inches.',
  'gdf.scenario.expected-consolidation':
    'The answer expected is "stay", "to": [x, y] or "models": [[x, y], …] in inches.',
  'gdf.scenario.expected-strike': 'The answer expected is one of these: {choices}.',
  'gdf.scenario.expected-charge':
    'A charge is written "charge": "unit", or with "target" and "models": [[x, y], …] in inches.',
};

export const melee = { fr, en };
