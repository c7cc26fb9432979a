/** Words about Casters, spells and Snipers. */
export const casting = {
  fr: {
    'gdf.ask.cast': 'Quel sort l’unité activée tente-t-elle maintenant, et sur quelle cible ?',
    'gdf.ask.help-cast': 'Combien de jetons dépensez-vous, en secret, pour aider ce jet de lancement ?',
    'gdf.ask.hinder-cast': 'Combien de jetons dépensez-vous, en secret, pour gêner ce jet de lancement ?',
    'gdf.roll.cast': 'Jet de lancement',

    'gdf.no.not-a-caster': 'Cette figurine ne peut pas lancer de sort maintenant.',
    'gdf.no.no-such-spell': 'Ce sort n’est pas dans le livre de cette armée.',
    'gdf.no.tried-already': 'Ce lanceur a déjà tenté ce sort pendant cette activation.',
    'gdf.no.too-few-tokens': 'Ce sort coûte {cost, plural, one {# jeton} other {# jetons}} ; ce lanceur en a {tokens}.',
    'gdf.no.wrong-side': 'Ce sort ne vise pas cette unité.',
    'gdf.no.not-shaken': 'Cette unité n’est pas secouée.',
    'gdf.no.spell-out-of-range': 'Cette unité est hors de portée du sort.',
    'gdf.no.spell-out-of-sight': 'Le lanceur ne voit pas cette unité.',
    'gdf.no.tokens-held':
      'Ce lanceur a {held, plural, one {# jeton} other {# jetons}} ; il ne peut pas en dépenser {spent}.',
    'gdf.no.not-a-sniper': 'Seule une arme de tireur d’élite vise une figurine en particulier.',
    'gdf.no.cannot-single-out': 'Aucun tireur n’a la figurine {model} à la fois en vue et à portée.',

    'gdf.why.helped': 'Jetons de soutien : {tokens}.',
    'gdf.why.hindered': 'Jetons adverses : {tokens}.',
    'gdf.why.steady': 'Un sort affermit la main de l’unité.',
    'gdf.why.dazed': 'Un sort éblouit l’unité.',
    'gdf.why.blurred': 'Un sort trouble les contours de la cible.',
    'gdf.why.warded': 'Un sort protège la cible.',
    'gdf.why.exposed': 'Un sort affaiblit l’armure de la cible.',

    'gdf.event.tokens': '{unit} : {tokens, plural, one {# jeton de sort} other {# jetons de sort}}.',
    'gdf.event.spell-tried': '{unit} : {spell} sur {target}, pour {cost, plural, one {# jeton} other {# jetons}}.',
    'gdf.event.bid': 'joueur {player} : {tokens, plural, =0 {aucun jeton} one {# jeton} other {# jetons}}',
    'gdf.event.bids': 'Jetons révélés : {bids}.',
    'gdf.event.spell-cast': '{spell} : {face} ({modifier}) pour {need}+, le sort réussit.',
    'gdf.event.spell-failed': '{spell} : {face} ({modifier}) pour {need}+, le sort échoue.',
    'gdf.event.spell-struck':
      '{spell} sur {target} : {hits, plural, =0 {aucune touche} one {# touche} other {# touches}}.',
    'gdf.event.boon':
      '{unit} : sous l’effet de {spell} {until, select, round {jusqu’à la fin de la manche} other {jusqu’à la fin de sa prochaine activation}}.',
    'gdf.event.boons-ended': '{unit} : fin de {spells}.',

    'gdf.choice.no-spell': 'Aucun sort pour l’instant',
    'gdf.choice.spell': '{spell} ({cost}) sur {target}, par la figurine {model}',
    'gdf.choice.no-bid': 'Aucun jeton',
    'gdf.choice.bid': '{unit} : {tokens, plural, one {# jeton} other {# jetons}}',
    'gdf.choice.shot-at-model': '{weapon} sur la figurine {model} de {target}',

    'gdf.sight.cover': '{cover, select, in {La cible est à couvert.} other {La cible est derrière un couvert.}}',
    'gdf.sight.distance': 'Distance : {distance}″.',
    'gdf.sight.byEye':
      'Lignes de vue réelles : regardez vous-mêmes et convenez-en ; le jeu tient {target} pour visible de {viewer}.',
    'gdf.odds.roll': '{weapon} : {hits} touches en moyenne.',
    'gdf.odds.wounds': 'Blessures de {unit}',
    'gdf.odds.unit':
      '{unit} : {wounds} blessures et {lost} pertes en moyenne ; détruite à {destroyed} %, moral raté à {fails} %.',
    'gdf.odds.melee': 'Mêlée gagnée à {wins} %, perdue à {loses} %.',
    'gdf.odds.spell': 'Le sort réussit à {chance} %, sans compter les jetons dépensés.',
    'gdf.odds.bid': 'Le sort réussit à {chance} % si personne d’autre ne dépense de jeton.',

    'gdf.scenario.expected-spell':
      'La réponse attendue est "none", ou un objet avec "spell", "target" et, s’il le faut, "caster".',
    'gdf.scenario.expected-bid':
      'La réponse attendue est un nombre de jetons, ou, s’il y a plusieurs lanceurs, ceux qui en dépensent ({casters}) avec leur nombre.',
    'gdf.scenario.tokens-of-nobody':
      '{place} : des jetons sont donnés pour {given, plural, one {# figurine} other {# figurines}}, mais l’unité en compte {size}.',
    'gdf.scenario.no-caster': '{place} : cette figurine n’est pas un lanceur de sorts ; elle n’a pas de jetons.',
  },
  en: {
    'gdf.ask.cast': 'Which spell does the activated unit try now, and on whom?',
    'gdf.ask.help-cast': 'How many tokens do you spend, in secret, to help this casting roll?',
    'gdf.ask.hinder-cast': 'How many tokens do you spend, in secret, to hinder this casting roll?',
    'gdf.roll.cast': 'Casting roll',

    'gdf.no.not-a-caster': 'This model cannot cast a spell now.',
    'gdf.no.no-such-spell': 'This spell is not in the army’s book.',
    'gdf.no.tried-already': 'This Caster has tried this spell already in this activation.',
    'gdf.no.too-few-tokens':
      'This spell costs {cost, plural, one {# token} other {# tokens}}; this Caster has {tokens}.',
    'gdf.no.wrong-side': 'This spell is not for that unit.',
    'gdf.no.not-shaken': 'This unit is not Shaken.',
    'gdf.no.spell-out-of-range': 'This unit is out of the spell’s range.',
    'gdf.no.spell-out-of-sight': 'The Caster does not see this unit.',
    'gdf.no.tokens-held': 'This Caster has {held, plural, one {# token} other {# tokens}}; it cannot spend {spent}.',
    'gdf.no.not-a-sniper': 'Only a Sniper’s weapon is aimed at one model.',
    'gdf.no.cannot-single-out': 'No shooter has model {model} in sight and in range.',

    'gdf.why.helped': 'Helping tokens: {tokens}.',
    'gdf.why.hindered': 'Hindering tokens: {tokens}.',
    'gdf.why.steady': 'A spell steadies the unit’s aim.',
    'gdf.why.dazed': 'A spell dazzles the unit.',
    'gdf.why.blurred': 'A spell blurs the target.',
    'gdf.why.warded': 'A spell wards the target.',
    'gdf.why.exposed': 'A spell weakens the target’s armour.',

    'gdf.event.tokens': '{unit}: {tokens, plural, one {# spell token} other {# spell tokens}}.',
    'gdf.event.spell-tried': '{unit}: {spell} on {target}, for {cost, plural, one {# token} other {# tokens}}.',
    'gdf.event.bid': 'player {player}: {tokens, plural, =0 {no token} one {# token} other {# tokens}}',
    'gdf.event.bids': 'Tokens revealed: {bids}.',
    'gdf.event.spell-cast': '{spell}: {face} ({modifier}) against {need}+, the spell works.',
    'gdf.event.spell-failed': '{spell}: {face} ({modifier}) against {need}+, the spell fails.',
    'gdf.event.spell-struck': '{spell} on {target}: {hits, plural, =0 {no hits} one {# hit} other {# hits}}.',
    'gdf.event.boon':
      '{unit}: under {spell} {until, select, round {until the end of the round} other {until the end of its next activation}}.',
    'gdf.event.boons-ended': '{unit}: {spells} ends.',

    'gdf.choice.no-spell': 'No spell for now',
    'gdf.choice.spell': '{spell} ({cost}) on {target}, by model {model}',
    'gdf.choice.no-bid': 'No token',
    'gdf.choice.bid': '{unit}: {tokens, plural, one {# token} other {# tokens}}',
    'gdf.choice.shot-at-model': '{weapon} at model {model} of {target}',

    'gdf.sight.cover': '{cover, select, in {The target is in cover.} other {The target is behind cover.}}',
    'gdf.sight.distance': 'Distance: {distance}″.',
    'gdf.sight.byEye':
      'True line of sight: look for yourselves and agree; the game takes {target} to be in sight of {viewer}.',
    'gdf.odds.roll': '{weapon}: {hits} hits on average.',
    'gdf.odds.wounds': 'Wounds of {unit}',
    'gdf.odds.unit':
      '{unit}: {wounds} wounds and {lost} models lost on average; destroyed {destroyed} %, morale failed {fails} %.',
    'gdf.odds.melee': 'Melee won {wins} %, lost {loses} %.',
    'gdf.odds.spell': 'The spell works {chance} %, tokens spent on it not counted.',
    'gdf.odds.bid': 'The spell works {chance} % if nobody else spends a token.',

    'gdf.scenario.expected-spell':
      'The answer expected is "none", or an object with "spell", "target" and, where needed, "caster".',
    'gdf.scenario.expected-bid':
      'The answer expected is a number of tokens, or, of several Casters ({casters}), those who spend some with their number.',
    'gdf.scenario.tokens-of-nobody':
      '{place}: tokens are given for {given, plural, one {# model} other {# models}}, but the unit has {size}.',
    'gdf.scenario.no-caster': '{place}: this model is no Caster and has no tokens.',
  },
} as const;
