/** Who sees whom. */
export const sightText = {
  fr: {
    'tos.sight.seen':
      '{target} : {seen, plural, =0 {aucun Groupe en vue} one {# Groupe en vue sur {of}} other {# Groupes en vue sur {of}}}.',
    'tos.sight.cover': 'À couvert : {covered, plural, one {# Groupe} other {# Groupes}}.',
    'tos.sight.distance': 'Distance : {distance}″.',
  },
  en: {
    'tos.sight.seen':
      '{target}: {seen, plural, =0 {no Fireteam in sight} one {# Fireteam of {of} in sight} other {# Fireteams of {of} in sight}}.',
    'tos.sight.cover': 'In cover: {covered, plural, one {# Fireteam} other {# Fireteams}}.',
    'tos.sight.distance': 'Distance: {distance}″.',
  },
} as const;
