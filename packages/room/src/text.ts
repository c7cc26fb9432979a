import { defineMessages } from '@banneret/i18n';

/** Why a device keeps its part of the dice to itself, and what checking a match can bring to light. */
const fr = {
  'room.dice.used':
    'Le serveur redemande un jet pour une autre suite de la partie : cet appareil refuse d’y prêter la main.',
  'room.dice.skipped': 'Le serveur saute un jet : cet appareil refuse d’y prêter la main.',
  'room.dice.passed': 'Le serveur redemande un jet déjà passé : cet appareil refuse d’y prêter la main.',
  'room.dice.spent': 'Les dés de cet appareil sont épuisés pour cette partie.',
  'room.verify.fair':
    'Les dés sont honnêtes : {rolls, plural, one {# jet suit} other {# jets suivent}} de la graine promise et des contributions des joueurs.',
  'room.verify.no-promise': 'cet enregistrement ne promet rien de ses dés',
  'room.verify.no-seed': 'la graine des dés manque ou est abîmée',
  'room.verify.other-seed': 'la graine révélée n’est pas celle qui avait été promise',
  'room.verify.contributions': 'il manque la contribution d’un joueur',
  'room.verify.numbers': 'le jet {roll} n’a pas de numéro, ou un numéro déjà passé',
  'room.verify.other-roll': 'le jet {roll} devait donner {fair}, l’enregistrement dit {told}',
  'room.verify.refused': 'l’entrée {input} est refusée par les règles',
} as const;

const en = {
  'room.dice.used':
    'The server asks for a roll again, for another course of the match: this device takes no part in that.',
  'room.dice.skipped': 'The server leaves out a roll: this device takes no part in that.',
  'room.dice.passed': 'The server asks again for a roll that has passed: this device takes no part in that.',
  'room.dice.spent': 'This device has no dice left for this match.',
  'room.verify.fair':
    'The dice are honest: {rolls, plural, one {# roll follows} other {# rolls follow}} from the promised seed and the players’ contributions.',
  'room.verify.no-promise': 'this record promises nothing about its dice',
  'room.verify.no-seed': 'the seed of the dice is missing or damaged',
  'room.verify.other-seed': 'the seed that was shown is not the one that was promised',
  'room.verify.contributions': 'the contribution of a player is missing',
  'room.verify.numbers': 'roll {roll} has no number, or one that has passed',
  'room.verify.other-roll': 'roll {roll} had to be {fair}, the record says {told}',
  'room.verify.refused': 'input {input} is refused by the rules',
} as const;

export const roomText = defineMessages({ fr, en });
