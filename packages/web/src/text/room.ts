// The table in three dimensions: its button, its cameras, and what is said where it cannot be shown.

export const roomFr = {
  'web.room.open': 'Voir la table en relief',
  'web.room.close': 'Voir la table à plat',
  'web.room.loading': 'La table se met en relief…',
  'web.room.refused': 'Ce navigateur ne peut pas montrer la table en relief : elle reste à plat.',
  'web.room.lost': 'La vue en relief a été interrompue : la table est de nouveau à plat.',
  'web.room.cameras': 'Vue',
  'web.room.mine': 'De mon côté',
  'web.room.above': 'D’en haut',
  'web.room.unit': 'L’unité choisie',
  'web.room.left': 'Tourner à gauche',
  'web.room.right': 'Tourner à droite',
  'web.room.help':
    'Glisser pour se déplacer, clic droit ou Maj pour tourner, molette pour approcher. À deux doigts : approcher, tourner, pencher.',
};

export const roomEn: Readonly<Record<keyof typeof roomFr, string>> = {
  'web.room.open': 'See the table in three dimensions',
  'web.room.close': 'See the table flat',
  'web.room.loading': 'The table is being raised…',
  'web.room.refused': 'This browser cannot show the table in three dimensions: it stays flat.',
  'web.room.lost': 'The view in three dimensions was interrupted: the table is flat again.',
  'web.room.cameras': 'View',
  'web.room.mine': 'From my side',
  'web.room.above': 'From above',
  'web.room.unit': 'The chosen unit',
  'web.room.left': 'Turn left',
  'web.room.right': 'Turn right',
  'web.room.help':
    'Drag to move, right button or Shift to turn, wheel to come nearer. With two fingers: come nearer, turn, tilt.',
};
