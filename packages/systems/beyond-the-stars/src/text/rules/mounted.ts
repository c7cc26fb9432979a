import type { RuleLine } from '@banneret/game';

/** Cavalry, Bikes and Walkers. */
export const mounted: readonly RuleLine[] = [
  ['BTS-CAV-01', 'Cavalerie et Motos n’embarquent dans aucun Transport.', 'Cavalry and Bikes board no Transport.'],
  [
    'BTS-CAV-02',
    'Elles bougent comme l’Infanterie, mais n’escaladent pas, ne se couchent ni ne rampent.',
    'They move like Infantry, but do not climb, lie down or crawl.',
  ],
  [
    'BTS-CAV-03',
    'La Cavalerie peut franchir des obstacles, une Moto seulement avec Tout-terrain.',
    'Cavalry may cross obstacles, a Bike only with All-terrain.',
  ],
  [
    'BTS-CAV-04',
    'Face aux obstacles et aux fossés, leur hauteur est celle de la monture à l’épaule.',
    'Against obstacles and ditches their height is the mount’s at the shoulder.',
  ],
  ['BTS-CAV-05', 'Le terrain difficile leur compte triple.', 'Difficult terrain counts triple for them.'],
  ['BTS-CAV-06', 'La vue au tir part du cavalier.', 'Sight for shooting starts at the rider.'],
  [
    'BTS-CAV-07',
    'La monture ajoute ses bonus aux caractéristiques du cavalier ; si elle change, on applique la différence.',
    'The mount adds its bonuses to the rider’s characteristics; on a change, apply the difference.',
  ],
  [
    'BTS-CAV-08',
    'Une Moto peut tirer avec une arme Lourde après avoir bougé, à -1.',
    'A Bike may fire a Heavy weapon after moving, at -1.',
  ],
  [
    'BTS-CAV-09',
    'Une Moto peut tirer avec une arme de plus, à une ou deux mains.',
    'A Bike may fire one more weapon, one- or two-handed.',
  ],
  [
    'BTS-CAV-10',
    'Qui charge à cheval ou à moto des figurines non montées a une attaque de plus et jette à terre ; charger aussi une figurine montée annule ces bonus.',
    'A mounted figure that charges unmounted ones has an extra attack and knocks down; charging a mounted one as well cancels these bonuses.',
  ],
  [
    'BTS-CAV-11',
    'Une contre-charge d’Infanterie laisse ces bonus.',
    'A counter-charge by Infantry leaves these bonuses.',
  ],
  [
    'BTS-CAV-12',
    'Pas de bonus contre Cavalerie ou Motos, si elles contre-chargent, si la charge a traversé un terrain difficile ou l’eau, ou si la figurine est Immobilisée.',
    'No bonuses against Cavalry or Bikes, if such counter-charge, if the charge went through difficult terrain or water, or if the figure is Immobilised.',
  ],
  ['BTS-CAV-13', 'L’attaque de plus donne +1 A pour le Duel.', 'The extra attack is +1 A for the Duel.'],
  [
    'BTS-CAV-14',
    'Si elle gagne avec ses bonus, ses adversaires sont jetés à terre après leur recul et comptent comme Bloqués, sauf Véhicules, Monstres et F 6 ou plus.',
    'If it wins with its bonuses, its opponents are thrown prone after recoiling and count as Blocked, except Vehicles, Monsters and F 6 or more.',
  ],
  [
    'BTS-CAV-15',
    'La Cavalerie, et une Moto Tout-terrain, se bat à une barrière, sans bonus de charge contre son défenseur ; sa hauteur y compte monture comprise.',
    'Cavalry, and an All-terrain Bike, may fight at a barrier, with no charge bonuses against its defender; its height there includes the mount.',
  ],
  [
    'BTS-CAV-16',
    'Pour tenir un objectif, une Cavalerie ou une Moto compte pour une figurine de plus.',
    'For holding objectives a Cavalry figure or Bike counts as one figure more.',
  ],
  ['BTS-CAV-17', 'La Cavalerie ne se protège pas derrière un bouclier.', 'Cavalry cannot shield.'],
  [
    'BTS-WLK-01',
    'Un Marcheur bouge comme l’Infanterie et n’embarque pas.',
    'A Walker moves like Infantry and boards nothing.',
  ],
  ['BTS-WLK-02', 'Un Marcheur est Costaud d’office.', 'A Walker is Sturdy by nature.'],
  ['BTS-WLK-03', 'Il tire avec toutes ses armes.', 'It fires all its weapons.'],
  ['BTS-WLK-04', 'Il n’a pas de zone de contrôle.', 'It has no control zone.'],
  [
    'BTS-WLK-05',
    'Vainqueur d’un Duel, il peut frapper aussi les soutiens.',
    'When it wins a Duel it may strike supports too.',
  ],
  [
    'BTS-WLK-06',
    'Il emploie toutes ses armes de mêlée : +1 A par arme à une main au-delà de la première.',
    'It uses all its melee weapons: +1 A for each one-handed weapon beyond the first.',
  ],
  [
    'BTS-WLK-07',
    'Si leurs règles diffèrent, il choisit tout de même une arme principale.',
    'If their rules differ it still chooses a main weapon.',
  ],
  [
    'BTS-WLK-08',
    'Le +1 A des armes semblables n’est donné que si toutes le sont.',
    'The +1 A for similar weapons is given only if all are.',
  ],
  [
    'BTS-WLK-09',
    'Un Marcheur est une Unité de Combat à lui seul et compte pour une figurine.',
    'A Walker is a Combat Unit by itself and counts as one figure.',
  ],
];
