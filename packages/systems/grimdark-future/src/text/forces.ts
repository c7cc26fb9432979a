/** Words about army books, lists and what the players agree on before the battle. */
export const forces = {
  fr: {
    'gdf.army.not-a-pair': '{place} : une longueur puis une largeur en millimètres sont attendues ici.',
    'gdf.army.hits-friends': '{place} : un sort qui inflige des touches vise l’ennemi.',
    'gdf.army.never-lent': '{place} : la règle « {rule} » ne peut pas être prêtée par un sort.',
    'gdf.army.upgrades-twice': '{place} : « upgrades » ou « copies », pas les deux.',
    'gdf.army.no-book': '{place} : le nom d’une armée ou tout un livre d’armée est attendu ici.',
    'gdf.army.unknown-army': '{place} : il n’y a pas d’armée « {army} ».',
    'gdf.setup.unknown-list': 'Il n’y a pas de liste « {army} » ; cette armée a : {known}.',
    'gdf.setup.bad-option': '{place} : ce n’est pas une valeur de l’option « {option} ».',

    'gdf.list.over-limit': '{place} : la liste coûte {cost} points, la limite convenue est de {limit}.',
    'gdf.list.too-often': '{place} : unité {number} ({unit}), l’amélioration « {upgrade} » est prise trop souvent.',
    'gdf.list.nobody-takes':
      '{place} : unité {number} ({unit}), il n’y a plus de figurine qui puisse prendre l’amélioration « {upgrade} ».',
    'gdf.list.too-many-copies':
      '{place} : unité {number} ({unit}), une unité combinée réunit deux exemplaires, jamais plus.',
    'gdf.list.single-combined':
      '{place} : unité {number} ({unit}), seules les unités de plusieurs figurines se combinent.',
    'gdf.list.unlike-copies':
      '{place} : unité {number} ({unit}), une amélioration de toutes les figurines doit être achetée pour les deux exemplaires.',
    'gdf.list.too-many-heroes':
      '{place} : {heroes} héros, l’organisation de la force en permet {most} à {limit} points.',
    'gdf.list.copied-too-often': '{place} : {copies} unités « {unit} », l’organisation de la force en permet {most}.',
    'gdf.list.too-dear':
      '{place} : unité {number} ({unit}), {cost} points ; l’organisation de la force permet 35 % de {limit} points par unité.',
    'gdf.list.too-many-units':
      '{place} : {units} unités, l’organisation de la force en permet {most} à {limit} points.',
  },
  en: {
    'gdf.army.not-a-pair': '{place}: a length and then a width in millimetres are expected here.',
    'gdf.army.hits-friends': '{place}: a spell that makes hits is aimed at the enemy.',
    'gdf.army.never-lent': '{place}: the rule “{rule}” cannot be lent by a spell.',
    'gdf.army.upgrades-twice': '{place}: “upgrades” or “copies”, not both.',
    'gdf.army.no-book': '{place}: the name of an army or a whole army book is expected here.',
    'gdf.army.unknown-army': '{place}: there is no army “{army}”.',
    'gdf.setup.unknown-list': 'There is no list “{army}”; this army has: {known}.',
    'gdf.setup.bad-option': '{place}: this is no value of the option “{option}”.',

    'gdf.list.over-limit': '{place}: the list costs {cost} points, the agreed limit is {limit}.',
    'gdf.list.too-often': '{place}: unit {number} ({unit}), the upgrade “{upgrade}” is taken too often.',
    'gdf.list.nobody-takes':
      '{place}: unit {number} ({unit}), no model is left that could take the upgrade “{upgrade}”.',
    'gdf.list.too-many-copies': '{place}: unit {number} ({unit}), a combined unit joins two copies, never more.',
    'gdf.list.single-combined': '{place}: unit {number} ({unit}), only units of several models can be combined.',
    'gdf.list.unlike-copies':
      '{place}: unit {number} ({unit}), an upgrade of all models must be bought for both copies.',
    'gdf.list.too-many-heroes': '{place}: {heroes} Heroes, force organisation allows {most} at {limit} points.',
    'gdf.list.copied-too-often': '{place}: {copies} units “{unit}”, force organisation allows {most}.',
    'gdf.list.too-dear':
      '{place}: unit {number} ({unit}), {cost} points; force organisation allows 35 % of {limit} points for one unit.',
    'gdf.list.too-many-units': '{place}: {units} units, force organisation allows {most} at {limit} points.',
  },
} as const;
