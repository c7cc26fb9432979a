/** What to expect of a Duel and of the Hit after it. */
export const oddsText = {
  fr: {
    'tos.odds.duel':
      'Duel de {fireteam} : {chance} % de chances de réussir, avec alors une Marge de {margin} en moyenne.',
    'tos.odds.won': 'Duel de {fireteam} : réussi, avec une Marge de {margin}, si rien d’autre ne change.',
    'tos.odds.lost': 'Duel de {fireteam} : échoué, si rien d’autre ne change.',
    'tos.odds.riposte': 'L’adversaire a {chance} % de chances de tenir une carte qui renverse le duel en truquant.',
    'tos.odds.margin': 'Marge du duel',
    'tos.odds.failed': 'échec',
    'tos.odds.hit':
      '{duel, select, yes {Si le duel réussit, Touche sur} other {Touche sur}} {fireteam} : {hurt} % de chances de dommages ({damage} en moyenne), {killed} % de chances de tuer le Groupe.',
    'tos.odds.harm':
      'Touche sur {fireteam} : {damage, plural, =0 {aucun dommage} one {# dommage} other {# dommages}}{killed, select, yes {, et le Groupe meurt} other {}}, si rien d’autre ne change.',
    'tos.odds.damage': 'Dommages : {fireteam}',
    'tos.odds.assumed':
      'Compté exactement sur les cartes que vous n’avez pas vues, main adverse comprise ; sans truquage, jeton, Déclic ni Ressource de plus de part et d’autre.',
  },
  en: {
    'tos.odds.duel': 'Duel of {fireteam}: {chance}% to succeed, with a Margin of {margin} on average if it does.',
    'tos.odds.won': 'Duel of {fireteam}: won with a Margin of {margin}, if nothing else changes.',
    'tos.odds.lost': 'Duel of {fireteam}: lost, if nothing else changes.',
    'tos.odds.riposte': 'The opponent has a {chance}% chance of holding a card to cheat with that turns the Duel.',
    'tos.odds.margin': 'Margin of the Duel',
    'tos.odds.failed': 'fail',
    'tos.odds.hit':
      '{duel, select, yes {If the Duel succeeds, Hit on} other {Hit on}} {fireteam}: {hurt}% to do damage ({damage} on average), {killed}% to Kill the Fireteam.',
    'tos.odds.harm':
      'Hit on {fireteam}: {damage, plural, =0 {no damage} other {# damage}}{killed, select, yes {, and the Fireteam is Killed} other {}}, if nothing else changes.',
    'tos.odds.damage': 'Damage: {fireteam}',
    'tos.odds.assumed':
      'Counted exactly over the cards you have not seen, the opposing hand among them; no further cheating, token, Trigger or Asset on either side.',
  },
} as const;
