import { defineMessages } from '@banneret/i18n';

/** What the dice promise, when a player asks before deciding. */
export const oddsText = defineMessages({
  fr: {
    'edge.sight.seen':
      '{target} : {seen, plural, =0 {aucune figurine à portée de tir} one {# figurine sur {of} peut être visée} other {# figurines sur {of} peuvent être visées}}.',
    'edge.sight.space': 'Case {space}',
    'edge.eye.off-line': '{target} : hors de vue de {viewer}, leurs Cases ne sont pas sur une ligne droite.',
    'edge.sight.distance': 'Distance : {distance, plural, one {# Case} other {# Cases}}.',
    'edge.odds.first': '{figure} frappe en premier.',
    'edge.odds.nobody': 'Aucune des deux figurines ne peut attaquer : il ne se passe rien.',
    'edge.odds.combat':
      '{die, select, yellow {Dé Jaune} other {Dé Rouge}} : {figure} est blessée dans {target} % des cas, {attacker} dans {own} % (les deux joueurs au mieux de leurs dés, sans carte).',
    'edge.odds.attack':
      '{die, select, yellow {Dé Jaune} other {Dé Rouge}} : l’Attaque blesse {figure} dans {hit} % des cas, relances comprises.',
    'edge.odds.defence':
      '{die, select, yellow {Dé Jaune} other {Dé Rouge}} : l’Attaque est repoussée dans {saved} % des cas, relances comprises.',
    'edge.odds.shot':
      '{die, select, yellow {Dé Jaune} other {Dé Rouge}} : {figure} est touchée dans {hit} % des cas, relances comprises.',
  },
  en: {
    'edge.sight.seen':
      '{target}: {seen, plural, =0 {no figure can be shot at} one {# figure of {of} can be shot at} other {# figures of {of} can be shot at}}.',
    'edge.sight.space': 'Space {space}',
    'edge.eye.off-line': '{target}: out of sight of {viewer}, their Spaces are not on a straight line.',
    'edge.sight.distance': 'Distance: {distance, plural, one {# Space} other {# Spaces}}.',
    'edge.odds.first': '{figure} strikes first.',
    'edge.odds.nobody': 'Neither figure can attack: nothing will happen.',
    'edge.odds.combat':
      '{die, select, yellow {Yellow die} other {Red die}}: {figure} is wounded {target} % of the time, {attacker} {own} % (both players making the best of their dice, no cards).',
    'edge.odds.attack':
      '{die, select, yellow {Yellow die} other {Red die}}: the Attack wounds {figure} {hit} % of the time, re-rolls included.',
    'edge.odds.defence':
      '{die, select, yellow {Yellow die} other {Red die}}: the Attack is beaten off {saved} % of the time, re-rolls included.',
    'edge.odds.shot':
      '{die, select, yellow {Yellow die} other {Red die}}: {figure} is hit {hit} % of the time, re-rolls included.',
  },
});
