/** Words about terrain, bases and tables. */
export const ground = {
  fr: {
    'gdf.terrain.elevated': 'surélevé',
    'gdf.terrain.gap': 'faille',
    'gdf.terrain.open': 'terrain ouvert',
    'gdf.ask.shots-by-eye':
      'Regardez à hauteur des yeux de vos figurines. Sur quelles cibles, visibles à {share} % au moins, les groupes d’armes tirent-ils ?',
    'gdf.no.too-high':
      'La figurine {model} devrait escalader un terrain de plus de {most, number} pouces de haut : il est infranchissable.',
    'gdf.no.wide-gap':
      'La figurine {model} devrait franchir une faille de plus de {most, number} pouce de large : elle est infranchissable.',
    'gdf.no.through-comrades':
      'Avec des trajets stricts, aucune suite de déplacements ne mène tout le monde à sa place sans traverser un camarade.',
    'gdf.setup.bad-table':
      '{place} : on attend une table : sa taille en pouces, et une graine (seed) ou tout son décor (terrain).',
    'gdf.setup.too-shallow': 'La table doit faire au moins {least, number} pouces de profondeur et de largeur.',
    'gdf.table.too-few':
      'La table porte {pieces, plural, one {# élément} other {# éléments}} de décor ; il en faut au moins {least}.',
    'gdf.table.few': 'La table porte {pieces} éléments de décor ; {enough} ou plus sont conseillés.',
    'gdf.table.clear-line': 'On peut tracer une ligne de vue dégagée d’un bord de table à l’autre.',
    'gdf.table.no-mix':
      'Aucun décor {type, select, cover {ne donne de couvert} other {n’est difficile}} : un mélange est conseillé.',
    'gdf.table.see-through':
      'Le décor {piece, number} est haut mais pas bloquant : on voit à travers. Est-ce bien voulu ?',
    'gdf.table.wide-opening': 'Certains décors sont à plus de {most, number} pouces de tous les autres.',
    'gdf.no.touches-aircraft': 'La figurine {model} s’arrêterait au contact d’un avion.',
    'gdf.army.not-a-height': '{place} : on attend ici une hauteur en pouces, au quart près, de {max} au plus.',
  },
  en: {
    'gdf.terrain.elevated': 'elevated',
    'gdf.terrain.gap': 'gap',
    'gdf.terrain.open': 'open ground',
    'gdf.ask.shots-by-eye':
      'Look from the eye level of your models. At which targets, visible to at least {share}%, do the weapon groups fire?',
    'gdf.no.too-high':
      'Model {model} would have to climb terrain more than {most, number} inches high: it is impassable.',
    'gdf.no.wide-gap': 'Model {model} would have to cross a gap more than {most, number} inch wide: it is impassable.',
    'gdf.no.through-comrades':
      'With strict paths, no order of moving takes everybody to their place without passing through a comrade.',
    'gdf.setup.bad-table': '{place}: a table is expected: its size in inches, and a seed or all of its terrain.',
    'gdf.setup.too-shallow': 'The table must be at least {least, number} inches deep and wide.',
    'gdf.table.too-few':
      'The table has {pieces, plural, one {# terrain piece} other {# terrain pieces}}; at least {least} are needed.',
    'gdf.table.few': 'The table has {pieces} terrain pieces; {enough} or more are advised.',
    'gdf.table.clear-line': 'There is a clear line of sight from one table edge to the other.',
    'gdf.table.no-mix': 'No terrain {type, select, cover {gives cover} other {is difficult}}: a mix is advised.',
    'gdf.table.see-through': 'Piece {piece, number} is high but not blocking: one sees through it. Is that meant?',
    'gdf.table.wide-opening': 'Some terrain is more than {most, number} inches away from all the rest.',
    'gdf.no.touches-aircraft': 'Model {model} would end in contact with an Aircraft.',
    'gdf.army.not-a-height': '{place}: a height in inches, to a quarter, of {max} at most is expected here.',
  },
} as const;
