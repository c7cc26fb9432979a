import { defineMessages } from '@banneret/i18n';

/** What the server says to whoever starts it. What it says to people at a table is in the room's `keeperText`. */
const fr = {
  'server.started': 'Banneret est ouvert : {address}',
  'server.port.busy': 'Le port {port} est déjà pris : choisissez-en un autre avec --port.',
  'server.port.bad': '--port attend un nombre de 0 à 65535, pas « {port} ».',
  'server.pause.bad': '--pause attend des millisecondes, comme 1500-3500 ou 0, pas « {pause} ».',
  'server.host.bad': 'Impossible d’écouter sur {host}.',
  'server.threads.bad': '--{option} attend un nombre de 1 à {most}, pas « {count} ».',
  'server.days.bad': '--{option} attend un nombre de jours, 0 pour jamais, pas « {days} ».',
  'server.days.order':
    'Une partie ne peut être supprimée (après {delete} jours) avant d’être archivée (après {archive} jours).',
  'server.proxy.bad':
    '--trust-proxy attend des adresses ou des réseaux, comme 127.0.0.1,10.0.0.0/8 ou loopback, pas « {proxy} ».',
  'server.name.bad': '--name attend des noms, comme jeu.exemple.org, séparés par des virgules, pas « {name} ».',
  'server.name.other': 'Ce serveur ne répond pas sous le nom {name}. Qui le tient peut l’ajouter avec --name.',
  'server.option.unknown': 'Option inconnue : {option}.',
  'server.store.cannot-open': 'Impossible d’ouvrir les parties dans le dossier {folder}.',
  'server.store.cannot-write': 'Impossible d’écrire dans le dossier {folder}.',
  'server.store.newer':
    'Les parties du dossier {folder} viennent d’une version plus récente (format {version}, connu : {known}).',
} as const;

const en = {
  'server.started': 'Banneret is open: {address}',
  'server.port.busy': 'Port {port} is taken: choose another one with --port.',
  'server.port.bad': '--port wants a number from 0 to 65535, not "{port}".',
  'server.pause.bad': '--pause wants milliseconds, such as 1500-3500 or 0, not "{pause}".',
  'server.host.bad': 'Cannot listen on {host}.',
  'server.threads.bad': '--{option} wants a number from 1 to {most}, not "{count}".',
  'server.days.bad': '--{option} wants a number of days, 0 for never, not "{days}".',
  'server.days.order': 'A match cannot be deleted (after {delete} days) before it is archived (after {archive} days).',
  'server.proxy.bad':
    '--trust-proxy wants addresses or networks, such as 127.0.0.1,10.0.0.0/8 or loopback, not "{proxy}".',
  'server.name.bad': '--name wants names, such as play.example.org, with commas between them, not "{name}".',
  'server.name.other': 'This server does not answer to the name {name}. Whoever runs it can add it with --name.',
  'server.option.unknown': 'Unknown option: {option}.',
  'server.store.cannot-open': 'Cannot open the matches in the folder {folder}.',
  'server.store.cannot-write': 'Cannot write to the folder {folder}.',
  'server.store.newer':
    'The matches in the folder {folder} come from a newer version (format {version}, known: {known}).',
} as const;

export const serverText = defineMessages({ fr, en });
