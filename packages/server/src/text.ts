import { defineMessages } from '@banneret/i18n';

/** The server's own sentences. */
const fr = {
  'server.started': 'Banneret est ouvert : {address}',
  'server.port.busy': 'Le port {port} est déjà pris : choisissez-en un autre avec --port.',
  'server.port.bad': '--port attend un nombre de 0 à 65535, pas « {port} ».',
  'server.host.bad': 'Impossible d’écouter sur {host}.',
  'server.option.unknown': 'Option inconnue : {option}.',
  'server.store.cannot-open': 'Impossible d’ouvrir les parties dans le dossier {folder}.',
  'server.store.cannot-write': 'Impossible d’écrire dans le dossier {folder}.',
  'server.store.newer':
    'Les parties du dossier {folder} viennent d’une version plus récente (format {version}, connu : {known}).',
  'server.create.unknown-system': 'Ce jeu n’existe pas ici.',
  'server.create.seats': 'Ce jeu ne se joue pas à ce nombre.',
  'server.create.unknown-level': 'Ce jeu n’a pas d’adversaire de ce niveau.',
  'server.create.not-a-request': 'Demande de partie illisible.',
  'server.no.match': 'Cette partie n’existe pas, ou ses règles ont changé depuis.',
  'server.no.seat': 'Ce lien n’ouvre aucune place.',
  'server.no.watching': 'Vous regardez cette partie : seuls les joueurs répondent.',
  'server.no.not-begun': 'La partie commence quand toutes les places sont prises.',
  'server.no.nothing-to-rewind': 'Il n’y a rien à reprendre.',
  'server.no.nobody-asked': 'Personne n’a demandé à revenir en arrière.',
  'server.no.continued-elsewhere': 'La partie a continué ailleurs : voici où elle en est.',
  'server.no.not-over': 'Le récit complet est disponible quand la partie est finie.',
  'server.no.message': 'Message illisible.',
  'server.no.hello-first': 'Le premier message doit être « hello ».',
  'server.no.too-fast': 'Trop de messages à la fois : patientez.',
  'server.no.too-many-matches': 'Trop de nouvelles parties depuis cette adresse : patientez une minute.',
  'server.no.too-many-guests': 'Il n’y a plus de place autour de cette partie.',
  'server.no.trouble': 'Le serveur a rencontré un problème ; rien n’est perdu, réessayez.',
} as const;

const en = {
  'server.started': 'Banneret is open: {address}',
  'server.port.busy': 'Port {port} is taken: choose another one with --port.',
  'server.port.bad': '--port wants a number from 0 to 65535, not "{port}".',
  'server.host.bad': 'Cannot listen on {host}.',
  'server.option.unknown': 'Unknown option: {option}.',
  'server.store.cannot-open': 'Cannot open the matches in the folder {folder}.',
  'server.store.cannot-write': 'Cannot write to the folder {folder}.',
  'server.store.newer':
    'The matches in the folder {folder} come from a newer version (format {version}, known: {known}).',
  'server.create.unknown-system': 'There is no such game here.',
  'server.create.seats': 'This game is not played by so many.',
  'server.create.unknown-level': 'This game has no opponent of that level.',
  'server.create.not-a-request': 'This is not a request for a match.',
  'server.no.match': 'There is no such match, or its rules have changed since.',
  'server.no.seat': 'This link opens no seat.',
  'server.no.watching': 'You are watching this match: only players answer.',
  'server.no.not-begun': 'The match begins when every seat is taken.',
  'server.no.nothing-to-rewind': 'There is nothing to take back.',
  'server.no.nobody-asked': 'Nobody has asked to go back.',
  'server.no.continued-elsewhere': 'The match went on elsewhere: this is where it stands.',
  'server.no.not-over': 'The whole record is there when the match is over.',
  'server.no.message': 'This message cannot be read.',
  'server.no.hello-first': 'The first message must be "hello".',
  'server.no.too-fast': 'Too many messages at once: wait a little.',
  'server.no.too-many-matches': 'Too many new matches from this address: wait a minute.',
  'server.no.too-many-guests': 'This match is crowded.',
  'server.no.trouble': 'The server had a problem; nothing is lost, try again.',
} as const;

export const serverText = defineMessages({ fr, en });
