import type { RuleLine } from '@banneret/game';

/** Spaces, hexes, bases, contact and straight lines. */
export const board: readonly RuleLine[] = [
  [
    'EDGE-BRD-01',
    'Une Case est un groupe de 7 hexes cerclé d’un trait épais : un hex central et ses six voisins.',
    'A Space is a group of 7 hexes inside a thick outline: a centre hex and its six neighbours.',
  ],
  [
    'EDGE-BRD-02',
    'L’hex est la plus petite surface du plateau, un septième de Case.',
    'A hex is the smallest area of the board, one seventh of a Space.',
  ],
  [
    'EDGE-BRD-03',
    'Toutes les distances se comptent en Cases : déplacements, Tirs, sorts et autres effets.',
    'All distances are counted in Spaces: moves, Shots, spells and other effects.',
  ],
  [
    'EDGE-BRD-04',
    'Les hexes ne servent qu’à la position exacte dans une Case, à la taille des socles et au contact.',
    'Hexes serve only for the exact position inside a Space, for the size of bases and for contact.',
  ],
  [
    'EDGE-BRD-05',
    'Toute figurine et tout pion posé sur le plateau tient entièrement dans une seule Case, jamais à cheval sur deux.',
    'Every figure and every token on the board lies entirely inside one Space, never across two.',
  ],
  [
    'EDGE-BRD-06',
    'Un pion d’état attaché à une unité n’est pas sur le plateau : il n’occupe ni hex ni Case.',
    'A status token attached to a unit is not on the board: it occupies neither hex nor Space.',
  ],
  [
    'EDGE-BRD-07',
    'Deux éléments sont Socle à Socle si un hex de l’un partage un côté avec un hex de l’autre.',
    'Two pieces are base to base when a hex of one shares an edge with a hex of the other.',
  ],
  [
    'EDGE-BRD-08',
    'Le Socle à Socle vaut aussi d’une Case à l’autre ; être dans la même Case n’y suffit pas.',
    'Base contact also works across a Space border; being in the same Space is not enough for it.',
  ],
  [
    'EDGE-BRD-09',
    'Deux figurines Socle à Socle ne sont pas bloquées : chacune peut s’éloigner sans pénalité.',
    'Two figures in base contact are not locked: either may move away without penalty.',
  ],
  [
    'EDGE-BRD-10',
    'La taille d’un socle est le nombre d’hexes qu’il couvre : 1, 2, 3, ou 7 pour une Case entière. Les socles se comparent par ce nombre.',
    'The size of a base is the number of hexes it covers: 1, 2, 3, or 7 for a whole Space. Bases are compared by that number.',
  ],
  [
    'EDGE-BRD-11',
    'Une Source de Cristaux et un Autel occupent chacun une Case entière, ses 7 hexes.',
    'A Crystal Source and an Altar each occupy one whole Space, all 7 hexes.',
  ],
  [
    'EDGE-BRD-12',
    'Une Case est totalement occupée quand ses 7 hexes le sont, par quoi que ce soit.',
    'A Space is fully occupied when all 7 of its hexes are, whatever occupies them.',
  ],
  [
    'EDGE-BRD-13',
    'La distance entre deux éléments est celle de leurs Cases : 0 dans la même Case, 1 dans des Cases adjacentes, et ainsi de suite.',
    'The distance between two pieces is that of their Spaces: 0 in the same Space, 1 in adjacent Spaces, and so on.',
  ],
  [
    'EDGE-BRD-14',
    'Deux éléments ne partagent jamais un hex : un chevauchement se résout par une Poussée, sinon il est interdit.',
    'Two pieces never share a hex: an overlap is resolved by a Push, otherwise it is illegal.',
  ],
  [
    'EDGE-BRD-15',
    'Une ligne droite de Cases va de Case adjacente en Case adjacente dans l’une des six directions ; les hexes n’y comptent pas.',
    'A straight line of Spaces runs from adjacent Space to adjacent Space in one of six directions; the hexes inside do not matter.',
  ],
  [
    'EDGE-BRD-16',
    'Chaque joueur a devant lui 5 emplacements d’Escouade avec 2 Améliorations au plus sous chacun, une pioche, une défausse visible, une Bannière, une Réserve de Cristaux et une Réserve Épuisée.',
    'Each player has 5 Squad slots with up to 2 Upgrades under each, a deck, a face-up discard, a Banner slot, a Crystal Reserve and an Exhausted Reserve.',
  ],
  [
    'EDGE-BRD-17',
    'À deux joueurs, la partie se joue sur un seul plateau standard ; aucune règle ne distingue ses deux faces.',
    'With two players the match uses one standard board; no rule tells its two sides apart.',
  ],
];
