import { defineMessages } from '@banneret/i18n';

/** What keepers of matches say to people at the table: the server, and the one in a browser. */
const fr = {
  'server.create.unknown-system': 'Ce jeu n’existe pas ici.',
  'server.create.seats': 'Ce jeu ne se joue pas à ce nombre.',
  'server.create.unknown-level': 'Ce jeu n’a pas d’adversaire de ce niveau.',
  'server.create.not-a-request': 'Demande de partie illisible.',
  'server.no.match': 'Cette partie n’existe pas, ou ses règles ont changé depuis.',
  'server.no.damaged':
    'Cette partie ne peut pas être ouverte : ce qui en est gardé est abîmé. Les autres n’en souffrent pas.',
  'server.no.seat': 'Ce lien n’ouvre aucune place.',
  'server.no.watching': 'Vous regardez cette partie : seuls les joueurs répondent.',
  'server.no.not-begun': 'La partie commence quand toutes les places sont prises.',
  'server.no.nothing-to-rewind': 'Il n’y a rien à reprendre.',
  'server.no.nobody-asked': 'Personne ne demande cela, ou plus maintenant.',
  'server.no.rewind-open': 'Une demande de reprise attend déjà une réponse.',
  'server.no.rewind-often': 'Vous avez demandé trop souvent : jouez, ou patientez une minute.',
  'server.no.rewind-over': 'La partie est finie : les dés à venir sont connus, on ne revient plus en arrière.',
  'server.no.continued-elsewhere': 'La partie a continué ailleurs : voici où elle en est.',
  'server.no.not-over': 'Le récit complet est disponible quand la partie est finie.',
  'server.no.message': 'Message illisible.',
  'server.no.hello-first': 'Le premier message doit être « hello ».',
  'server.no.silent': 'Personne ne s’est présenté à temps sur cette connexion.',
  'server.no.origin': 'Cette demande vient d’un autre site : elle est refusée.',
  'server.no.too-fast': 'Trop de messages à la fois : patientez.',
  'server.no.too-many-matches': 'Trop de nouvelles parties depuis cette adresse : patientez une minute.',
  'server.no.too-many-guests': 'Il n’y a plus de place pour regarder cette partie.',
  'server.no.replaced': 'Cette place est ouverte sur trop d’écrans : celui-ci, le plus ancien, a été fermé.',
  'server.no.asked-again':
    'Vos réponses automatiques se sont suivies très longtemps sans que personne ne décide rien : on vous pose de nouveau la question.',
  'server.no.computer': 'L’ordinateur n’a pas su répondre : rechargez la page pour qu’il réessaie.',
  'server.no.trouble': 'Un problème est survenu ; rien n’est perdu : réessayez, ou rechargez la page.',
} as const;

const en = {
  'server.create.unknown-system': 'There is no such game here.',
  'server.create.seats': 'This game is not played by so many.',
  'server.create.unknown-level': 'This game has no opponent of that level.',
  'server.create.not-a-request': 'This is not a request for a match.',
  'server.no.match': 'There is no such match, or its rules have changed since.',
  'server.no.damaged': 'This match cannot be opened: what is kept of it is damaged. The others are not affected.',
  'server.no.seat': 'This link opens no seat.',
  'server.no.watching': 'You are watching this match: only players answer.',
  'server.no.not-begun': 'The match begins when every seat is taken.',
  'server.no.nothing-to-rewind': 'There is nothing to take back.',
  'server.no.nobody-asked': 'Nobody asks for that, or not any more.',
  'server.no.rewind-open': 'A request to go back is waiting for its answer.',
  'server.no.rewind-often': 'You have asked too often: play on, or wait a minute.',
  'server.no.rewind-over': 'The match is over: the dice to come are known, there is no way back.',
  'server.no.continued-elsewhere': 'The match went on elsewhere: this is where it stands.',
  'server.no.not-over': 'The whole record is there when the match is over.',
  'server.no.message': 'This message cannot be read.',
  'server.no.hello-first': 'The first message must be “hello”.',
  'server.no.silent': 'Nobody said hello on this connection in time.',
  'server.no.origin': 'This request comes from another site: it is refused.',
  'server.no.too-fast': 'Too many messages at once: wait a little.',
  'server.no.too-many-matches': 'Too many new matches from this address: wait a minute.',
  'server.no.too-many-guests': 'There is no more room to watch this match.',
  'server.no.replaced': 'This seat is open on too many screens: this one, the oldest, was closed.',
  'server.no.asked-again':
    'Your standing answers have followed one another for very long without anybody deciding anything: you are asked again.',
  'server.no.computer': 'The computer could not answer: reload the page to let it try again.',
  'server.no.trouble': 'Something went wrong; nothing is lost: try again, or reload the page.',
} as const;

export const keeperText = defineMessages({ fr, en });
