import { defineMessages } from '@banneret/i18n';

export const text = defineMessages({
  fr: {
    'web.bts.status': 'Tour {turn} · {phase} · points de victoire {a} à {b}',
    'web.bts.preparing': 'Mise en place',
    'web.bts.marker': 'Objectif {marker}',
    'web.bts.unit': '{name}, joueur {seat} : {count} figurines sur {of} en jeu',
    'web.bts.count': '{count} × {name}',
    'web.bts.stat.mvt': 'Mvt',
    'web.bts.stat.cc': 'CC',
    'web.bts.stat.ct': 'CT',
    'web.bts.stat.force': 'F',
    'web.bts.stat.defence': 'D',
    'web.bts.stat.morale': 'Mo',
    'web.bts.stat.attacks': 'A',
    'web.bts.stat.pv': 'PV',
  },
  en: {
    'web.bts.status': 'Turn {turn} · {phase} · victory points {a} to {b}',
    'web.bts.preparing': 'Set-up',
    'web.bts.marker': 'Objective {marker}',
    'web.bts.unit': '{name}, player {seat}: {count} of {of} figures in play',
    'web.bts.count': '{count} × {name}',
    'web.bts.stat.mvt': 'Mvt',
    'web.bts.stat.cc': 'CC',
    'web.bts.stat.ct': 'CT',
    'web.bts.stat.force': 'F',
    'web.bts.stat.defence': 'D',
    'web.bts.stat.morale': 'Mo',
    'web.bts.stat.attacks': 'A',
    'web.bts.stat.pv': 'HP',
  },
});
