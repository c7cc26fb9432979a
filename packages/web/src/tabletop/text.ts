import { defineMessages } from '@banneret/i18n';

/** What every table without a grid says. */
export const tabletopText = defineMessages({
  fr: {
    'web.tt.board': 'La table. Flèches pour se déplacer, plus et moins pour zoomer, zéro pour tout voir.',
    'web.tt.measure': 'Mesurer',
    'web.tt.names': 'Noms du décor',
    'web.tt.drag': 'Faites glisser l’unité sur la table, ou poussez-la avec les flèches (Maj : pas fin).',
    'web.tt.drag-or-click':
      'Touchez l’endroit voulu ou faites glisser l’unité ; les flèches la poussent (Maj : pas fin).',
    'web.tt.single': 'Ajuster figurine par figurine',
    'web.tt.model': 'Figurine {number}',
    'web.tt.proposals': 'Propositions ({count})',
    'web.tt.as-proposed': 'Comme proposé',
    'web.tt.which-unit': 'Unité',
    'web.tt.turn-left': 'Tourner à gauche',
    'web.tt.turn-right': 'Tourner à droite',
    'web.tt.put-down': 'Poser ici',
    'web.tt.place-marker': 'Cliquez sur la table, ou poussez le marqueur avec les flèches (Maj : pas fin).',
  },
  en: {
    'web.tt.board': 'The table. Arrow keys to move, plus and minus to zoom, zero to see all of it.',
    'web.tt.measure': 'Measure',
    'web.tt.names': 'Names of terrain',
    'web.tt.drag': 'Drag the unit on the table, or push it with the arrow keys (Shift: small steps).',
    'web.tt.drag-or-click': 'Tap where the unit goes or drag it there; the arrow keys push it (Shift: small steps).',
    'web.tt.single': 'Adjust model by model',
    'web.tt.model': 'Model {number}',
    'web.tt.proposals': 'Proposals ({count})',
    'web.tt.as-proposed': 'As proposed',
    'web.tt.which-unit': 'Unit',
    'web.tt.turn-left': 'Turn left',
    'web.tt.turn-right': 'Turn right',
    'web.tt.put-down': 'Put down here',
    'web.tt.place-marker': 'Click on the table, or push the marker with the arrow keys (Shift: small steps).',
  },
});
