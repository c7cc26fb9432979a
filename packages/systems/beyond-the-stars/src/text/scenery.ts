/** Scenery that the players place (BTS-TER-02, -03), and how it is looked out of and at. */
export const scenery = {
  fr: {
    'bts.eye.aboard': '{viewer} regarde de n’importe quel point de {host}.',
    'bts.eye.indoors': '{viewer} regarde du point le plus proche de {piece}.',
    'bts.eye.lodged': '{target} est à l’intérieur de {piece} : on le voit si l’on voit un mur de son étage.',
    'bts.eye.loner':
      '{target} est Solitaire : immobile, en partie caché par un décor, à plus de {range} cm, il reste invisible.',
    'bts.ask.scenery':
      'Quel décor posez-vous ? ({left, plural, one {# élément reste} other {# éléments restent}} dans la boîte ; {share} % de la table couverts, un tiers est conseillé.)',
    'bts.ask.scenery-spot': 'Où va le milieu du décor : {fr}{en, select, other {}} ?',
    'bts.choice.scenery': '{fr}{en, select, other {}}, {wide} × {deep} cm',
    'bts.choice.scenery-turned': '{fr}{en, select, other {}}, {wide} × {deep} cm, tourné de {degrees}°',
    'bts.choice.scenery-enough': 'Cela suffit',
    'bts.roll.scenery': 'Qui pose le premier décor ?',
    'bts.no.scenery-off-table': 'Un décor tient tout entier sur la table.',
    'bts.no.scenery-overlaps': 'Il y a déjà un décor à cet endroit.',
    'bts.event.scenery': 'Le joueur {player} pose : {piece}, en ({x, number} ; {y, number}).',
    'bts.event.scenery-enough': 'Le joueur {player} trouve qu’il y a assez de décor.',
  },
  en: {
    'bts.eye.aboard': '{viewer} looks from any part of {host}.',
    'bts.eye.indoors': '{viewer} looks from the nearest point of {piece}.',
    'bts.eye.lodged': '{target} is inside {piece}: seen by whoever sees a wall of that storey.',
    'bts.eye.loner':
      '{target} is a Loner: it keeps still, some scenery covers it, and from more than {range} cm nobody makes it out.',
    'bts.ask.scenery':
      'Which scenery do you place? ({left, plural, one {# piece is} other {# pieces are}} left in the box; {share} % of the table covered, a third is recommended.)',
    'bts.ask.scenery-spot': 'Where does the middle of this scenery go: {en}{fr, select, other {}}?',
    'bts.choice.scenery': '{en}{fr, select, other {}}, {wide} × {deep} cm',
    'bts.choice.scenery-turned': '{en}{fr, select, other {}}, {wide} × {deep} cm, turned by {degrees}°',
    'bts.choice.scenery-enough': 'That is enough',
    'bts.roll.scenery': 'Who places the first scenery?',
    'bts.no.scenery-off-table': 'Scenery lies wholly on the table.',
    'bts.no.scenery-overlaps': 'There is scenery in this place already.',
    'bts.event.scenery': 'Player {player} places: {piece}, at ({x, number}, {y, number}).',
    'bts.event.scenery-enough': 'Player {player} finds that there is enough scenery.',
  },
} as const;
