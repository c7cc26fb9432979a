/** What shots and Duels may come to. */
export const oddsWords = {
  fr: {
    'bts.sight.distance': 'Distance : {distance} cm.',
    'bts.odds.shot':
      '{weapon} sur {target} : chaque dé touche à {hit} %, la touche arrive à {arrive} %, blesse à {wound} %, est ignorée à {save} %. Mort à {killed} %.',
    'bts.odds.vehicle':
      '{weapon} sur {target} : chaque dé touche à {hit} %, la touche arrive à {arrive} %, perce le blindage à {pierce} %.',
    'bts.odds.building':
      '{weapon} sur {target} : chaque dé touche à {hit} %, la touche entre dans le bâtiment à {arrive} % ; son propriétaire répartit les blessures.',
    'bts.odds.template': '{weapon} sur {target} : chaque dé touche à {hit} %, puis le gabarit peut dévier.',
    'bts.odds.lost': 'PV perdus par {target}',
    'bts.odds.duel': 'Duel gagné à {wins} %, indécis à {ties} %, perdu à {loses} % (sans relances).',
    'bts.odds.lead': 'Points de Gloire d’avance',
    'bts.odds.duel-large': 'Ce Duel compte trop de dés de sortes différentes pour un calcul exact.',
    'bts.odds.duel-lost': '{target} y perd {mean} PV en moyenne et meurt à {killed} %.',
    'bts.odds.losses-open':
      'Pertes du joueur {player} : pas de calcul exact, elles dépendent de ce qui reste à décider (cibles, ordre des dés, recul, Actions).',
  },
  en: {
    'bts.sight.distance': 'Distance: {distance} cm.',
    'bts.odds.shot':
      '{weapon} at {target}: each die hits {hit} %, a hit arrives {arrive} %, wounds {wound} %, is ignored {save} %. Killed {killed} %.',
    'bts.odds.vehicle':
      '{weapon} at {target}: each die hits {hit} %, a hit arrives {arrive} %, pierces the armour {pierce} %.',
    'bts.odds.building':
      '{weapon} at {target}: each die hits {hit} %, a hit gets into the building {arrive} %; its owner allots the wounds.',
    'bts.odds.template': '{weapon} at {target}: each die hits {hit} %, then the template may deviate.',
    'bts.odds.lost': 'PV lost by {target}',
    'bts.odds.duel': 'Duel won {wins} %, undecided {ties} %, lost {loses} % (re-rolls not counted).',
    'bts.odds.lead': 'Lead in Glory Points',
    'bts.odds.duel-large': 'This Duel has too many dice of different kinds for exact odds.',
    'bts.odds.duel-lost': '{target} loses {mean} PV in it on average and dies {killed} %.',
    'bts.odds.losses-open':
      'Losses of player {player}: no exact odds, they hang on what is still to be decided (targets, order of dice, recoil, actions).',
  },
};
