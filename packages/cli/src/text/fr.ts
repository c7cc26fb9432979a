const langLine = '  --lang fr|en      langue (par défaut le français, sauf si le système est en anglais)';

export const fr = {
  'cli.help': `banneret : jouez à des jeux de figurines, toutes règles appliquées.

Usage : banneret COMMANDE [options]

  play SYSTÈME        jouer une partie dans le terminal, contre l’ordinateur ou à plusieurs
  run FICHIER…        jouer des scénarios et vérifier ce qu’ils attendent
  replay FICHIER      rejuger un enregistrement ; dire où il diverge
  verify FICHIER      vérifier une partie en ligne et ses dés, et dire ce qui est prouvé
  inspect FICHIER     parcourir un enregistrement pas à pas
  sim SYSTÈME         faire jouer l’ordinateur contre lui-même
  rules SYSTÈME [ID]  lire une règle, ou toutes
  schema SYSTÈME      le schéma JSON des scénarios
  list                les jeux disponibles

  banneret COMMANDE --help   l’aide d’une commande
  --version                  la version
${langLine}`,
  'cli.help.play': `Usage : banneret play SYSTÈME [options]

Joue une partie entière, contre l’ordinateur ou à plusieurs devant le même écran. Les questions viennent une à une ;
tapez un numéro, ou « ? ». Là où chacun a ses secrets, l’écran s’efface avant de passer d’une personne à l’autre.

  --players A,B     qui joue à chaque place : human (une personne) ou un niveau de l’ordinateur ; un seul pour tous
  --level NIVEAU    force de l’ordinateur (voir banneret list ; greedy par défaut)
  --seat N          votre place, comptée à partir de 1 ; 0 pour regarder seulement
  --seats N         nombre de joueurs
  --armies A,B      armées, par nom ou par fichier JSON, une par joueur
  --options A=1,B=2 ce dont les joueurs conviennent (mission, points, table…)
  --seed GRAINE     mêmes dés pour la même graine
  --record FICHIER  enregistre la partie
${langLine}`,
  'cli.help.run': `Usage : banneret run FICHIER… [options]
        banneret run DOSSIER… [options]

Joue un scénario (docs/scenarios.md). Les événements sortent en JSON, un par ligne, puis l’issue sur une ligne ;
les phrases vont sur la sortie d’erreur. Plusieurs fichiers, ou des dossiers avec tous leurs fichiers .json, ont une
ligne chacun et un décompte à la fin.

Code de sortie : 0 tout est comme prévu, 1 quelque chose diffère, 2 un fichier est mauvais, 3 un choix a été refusé
contre toute attente, 70 une erreur du programme ; de plusieurs fichiers, le plus élevé.

  --explain         les événements portent leurs raisons
  --quiet           un fichier : sans événements ; plusieurs : seulement ceux qui ne tiennent pas
  --record FICHIER  garde la partie d’un seul fichier, pour banneret inspect
${langLine}`,
  'cli.help.replay': `Usage : banneret replay FICHIER [AUTRE] [options]

Rejuge chaque entrée d’un enregistrement et dit où il diverge. Avec deux fichiers : où les deux se séparent.

Code de sortie : 0 tout concorde, 1 une différence, 2 fichier illisible.

  --json            l’issue en JSON
${langLine}`,
  'cli.help.verify': `Usage : banneret verify FICHIER [--witness FICHIER]… [options]

Rejoue tout le journal d’une partie en ligne, avec ce qui a été repris, recalcule chaque jet à partir de ce que le
serveur et les appareils des joueurs avaient promis, et dit ce qui est prouvé et ce qui ne l’est pas. Ce dont un
appareil se souvient (la page l’enregistre à côté de la partie) prouve que la partie était bien celle-là.

Signes : ✓ prouvé, ? rien ici ne le prouve. Ce qui est faux est dit comme une erreur.
Code de sortie : 0 rien n’est faux, 1 la partie n’est pas honnête (ou rien n’était promis), 2 fichier illisible.

  --witness FICHIER ce dont l’appareil d’un joueur se souvient ; peut figurer plusieurs fois
  --json            le verdict en JSON
${langLine}`,
  'cli.help.inspect': `Usage : banneret inspect FICHIER [options]

Parcourt un enregistrement : la place dans les règles, la position, la question et les réponses permises, avec les
raisons de celles qui ne le sont pas. Sans --at, on se déplace au clavier.

  --at N            la position après N entrées, sans dialogue
  --events          les événements de la dernière entrée, avec leurs raisons
  --state           l’état complet et la pile, en JSON
  --seat N          ce que voit le joueur N
${langLine}`,
  'cli.help.sim': `Usage : banneret sim SYSTÈME [options]

Fait jouer l’ordinateur contre lui-même et compte les victoires, avec des intervalles de confiance à 95 %.
Les joueurs changent de place à chaque partie, et les armées changent de mains à chaque tour de table.
Même graine, mêmes parties, quel que soit le nombre de fils.

  --games N         nombre de parties (100)
  --seed GRAINE     graine (1)
  --first N         numéro de la première partie (0) : pour en rejouer une seule
  --workers N       nombre de fils (autant que de cœurs)
  --players A,B     niveau de chaque joueur, ou un seul pour tous (random)
  --armies A,B      armées, par nom ou par fichier JSON
  --options A=1,B=2 ce dont les joueurs conviennent (mission, points, table…)
  --json            les résultats en un objet JSON
${langLine}`,
  'cli.help.rules': `Usage : banneret rules SYSTÈME [ID]

Une règle, ou toutes, dans nos propres mots.

${langLine}`,
  'cli.help.schema': `Usage : banneret schema SYSTÈME

Le schéma JSON des scénarios de ce jeu, pour votre éditeur.

${langLine}`,
  'cli.help.list': `Usage : banneret list

Les jeux disponibles, avec leurs nombres de joueurs, leurs armées et les niveaux de l’ordinateur.

${langLine}`,

  'cli.mistake': 'banneret : {sentence}',
  'cli.bug':
    'banneret : erreur de programme, ce n’est pas de votre faute ({message}) ; pour la revoir : {reproduce} (trace avec BANNERET_DEBUG=1)',
  'cli.no-command': 'il manque une commande ; « banneret --help » les donne toutes',
  'cli.unknown-command': 'la commande « {command} » est inconnue ; commandes : {known}',
  'cli.unknown-system': 'le jeu « {system} » est inconnu ; jeux connus : {known}',
  'cli.unknown-level': 'le niveau « {level} » est inconnu ; niveaux : {known}',
  'cli.operand.missing': 'il manque un argument ; voir « banneret {command} --help »',
  'cli.operand.extra': 'l’argument « {operand} » est de trop',
  'cli.option.unknown': 'l’option {option} est inconnue',
  'cli.option.needs-value': 'l’option {option} demande une valeur',
  'cli.option.takes-none': 'l’option {option} ne prend pas de valeur',
  'cli.option.count': 'l’option {option} demande un nombre entier de {least} à {most}, pas « {value} »',
  'cli.option.pair': 'l’option --options se lit nom=valeur,nom=valeur ; « {value} » n’est pas de cette forme',
  'cli.option.one-of': 'l’option {option} ne connaît pas « {value} » ; valeurs : {allowed}',
  'cli.file.missing': 'le fichier {file} n’existe pas',
  'cli.file.directory': '{file} est un dossier, pas un fichier',
  'cli.file.no-name': 'le nom du fichier est vide',
  'cli.file.unreadable': 'le fichier {file} ne peut pas être lu ({code})',
  'cli.file.no-output': 'la sortie ne peut pas être écrite ({code})',
  'cli.file.denied': 'le fichier {file} ne peut pas être lu : accès refusé',
  'cli.file.too-big': 'le fichier {file} dépasse la limite de {limit} Mo',
  'cli.file.not-writable': 'le fichier {file} ne peut pas être écrit',
  'cli.in-file': '{file} : {reason}',
  'cli.verify.no-witness': 'ce n’est pas ce dont un appareil se souvient d’une partie',
  'cli.seats': '{game} se joue à {allowed}, pas à {seats}',
  'cli.asked': 'Joueur {seat} : {ask}',
  'cli.barred': '{option} : {because}',
  'cli.more-exist': '… et d’autres',
  'cli.awaits-secret': 'On attend une pioche secrète.',
  'cli.awaits-seat': 'On attend le joueur {seat}.',
  'cli.awaits-chance': 'On attend {what}.',
  'cli.draw': 'Partie nulle.',
  'cli.won': 'Victoire du joueur {winners}.',
  'cli.scores': ' Scores : {scores}.',
  'cli.you': 'vous',

  'cli.list.seats': 'joueurs : {seats}',
  'cli.list.levels': 'niveaux de l’ordinateur : {levels}',
  'cli.level.random': 'au hasard',
  'cli.level.greedy': 'le meilleur coup immédiat',
  'cli.list.armies': 'armées : {armies}',
  'cli.rules.unknown': 'la règle « {rule} » n’existe pas dans {game}',

  'cli.run.held': '{file} : tout s’est passé comme prévu.',
  'cli.run.played': '{file} : joué ; le fichier n’attend rien de particulier.',
  'cli.run.empty-folder': 'il n’y a aucun fichier .json dans {folder}',
  'cli.run.record-one': '--record garde la partie d’un seul fichier ; n’en nommez qu’un',
  'cli.run.word.held': 'tient',
  'cli.run.word.failed': 'ÉCHOUE',
  'cli.run.word.refused': 'REFUSÉ',
  'cli.run.word.bad': 'MAUVAIS',
  'cli.run.word.bug': 'ERREUR',
  'cli.run.summary':
    '{files, plural, one {# fichier} other {# fichiers}} : {held} {held, plural, one {tient} other {tiennent}}, {failed} {failed, plural, one {échoue} other {échouent}}, {refused} avec un refus, {bad} mauvais, {bugs} avec une erreur du programme',
  'cli.run.refused': '{place} : choix refusé. {because}',

  'cli.record.stumbles': '{file} : les règles ne peuvent pas jouer cet enregistrement (la cause : BANNERET_DEBUG=1)',
  'cli.replay.fine':
    'L’enregistrement concorde : {inputs, plural, one {# entrée} other {# entrées}}, empreinte {hash}.',
  'cli.record.seats': 'l’en-tête annonce {seats} joueurs, la mise en place est pour {needed}',
  'cli.replay.uncompared':
    'Les règles acceptent {inputs, plural, =0 {le début, il n’y a aucune entrée} one {la seule entrée} other {les # entrées}} ; rien n’a pu être comparé, l’enregistrement ne contient ni empreintes ni événements. Empreinte d’ici : {hash}.',
  'cli.replay.version': 'Enregistré avec les règles {rules} ; celles d’ici sont {here}.',
  'cli.replay.content': '{file} : le début de la partie ne correspond plus à son empreinte, le fichier a été modifié',
  'cli.replay.refused': '{file} : l’entrée {input} est refusée à {where}. {because}',
  'cli.replay.after-end': '{file} : l’entrée {input} vient après la fin de la partie. {because}',
  'cli.replay.cut-short':
    '{file} : l’enregistrement est tronqué : il s’arrête après {inputs, plural, one {# entrée} other {# entrées}}, ses empreintes vont plus loin',
  'cli.replay.event': '{file} : l’événement {event} est {found} ici, {recorded} dans l’enregistrement',
  'cli.replay.hash':
    '{file} : après l’entrée {input}, à {where}, la position n’est plus celle de l’enregistrement (elles concordaient après l’entrée {agreedUntil})',
  'cli.replay.same': 'Les deux enregistrements sont la même partie : {inputs} entrées.',
  'cli.replay.parted': 'les enregistrements se séparent à l’entrée {input} ({what}), à {where} : {left} / {right}',
  'cli.replay.what.start': 'le début',
  'cli.replay.what.input': 'l’entrée',
  'cli.replay.what.event': 'un événement',
  'cli.replay.what.state': 'la position',
  'cli.replay.what.length': 'la longueur',
  'cli.replay.what.refusal': 'un refus',

  'cli.inspect.at': '── {at} sur {of} ── {where}',
  'cli.inspect.input': 'Entrée : {input}',
  'cli.inspect.refused': 'L’entrée {input} est refusée : {because}',
  'cli.inspect.keys':
    'Entrée = suivant, b = retour, < et > = début et fin, un nombre = y aller, e = événements, s = état, q = quitter',
  'cli.inspect.unknown': '« {typed} » ne dit rien ici : tapez ?, ou un nombre de 0 à {last}.',

  'cli.armies': 'il faut une armée par joueur : {armies} armées pour {players} joueurs',
  'cli.sim.head':
    '{system} : {games, plural, one {# partie} other {# parties}}, graine {seed}, {workers, plural, one {# fil} other {# fils}}',
  'cli.sim.speed': '{seconds} s, {rate} parties/s, {inputs, number} entrées',
  'cli.sim.by-player': 'Victoires par niveau :',
  'cli.sim.by-army': 'Victoires par armée :',
  'cli.sim.by-seat': 'Victoires par place :',
  'cli.sim.draws': 'Parties nulles',
  'cli.sim.share': '{count} sur {of} : {rate} % (de {low} à {high} %)',
  'cli.sim.progress': '{done, number} sur {games, number}',

  'cli.play.welcome': '{game} (graine {seed})',
  'cli.play.keys':
    'Vous êtes le joueur {seat}. Répondez par un numéro ; u = reprendre, r = la règle, b = la table, o 3 = les chances de la réponse 3, + = plus de réponses, ? = aide, q = quitter. Une réponse peut aussi s’écrire en JSON, comme dans un scénario.',
  'cli.play.shared':
    'Vous êtes {count} devant cet écran. Répondez par un numéro ; ? = aide, q = quitter. L’écran s’efface avant de montrer les secrets de quelqu’un d’autre.',
  'cli.play.person': 'joueur {seat}',
  'cli.play.hide': 'Appuyez sur Entrée pour cacher l’écran.',
  'cli.play.pass':
    'Passez l’écran au joueur {seat}. Joueur {seat} : appuyez sur Entrée quand personne d’autre ne regarde.',
  'cli.play.players-alone': 'l’option --players dit déjà qui joue : {option} est de trop',
  'cli.play.players-count': 'l’option --players nomme {players} joueurs, mais il y a {seats} places',
  'cli.play.more': '+ pour d’autres réponses',
  'cli.play.no-odds': 'Il n’y a pas de chances à calculer pour cette réponse.',
  'cli.play.undone': 'Choix repris.',
  'cli.play.left': 'Partie interrompue.',
  'cli.play.recorded': 'Partie enregistrée dans {file}.',
  'cli.answer.list': 'Votre choix (un numéro) ?',
  'cli.answer.amount': 'Un nombre de {min} à {max} ?',
  'cli.answer.subset': 'De {min} à {max} numéros, séparés par des espaces ; « - » pour aucun ?',
  'cli.answer.order': 'Les {count} numéros dans l’ordre voulu ?',
  'cli.answer.bin': '{item} (de {min} à {max})',
  'cli.answer.allocate': 'Répartissez {total} : {count, plural, one {# nombre} other {# nombres dans cet ordre}} ?',
  'cli.answer.numbers': '« {typed} » : tapez des numéros, ou « ? » pour l’aide.',
  'cli.answer.one-number': '« {typed} » : un seul nombre, s’il vous plaît.',
  'cli.answer.absent': 'Il n’y a pas de numéro {number} : de 1 à {last}.',
  'cli.answer.too-deep': 'Cette réponse imbrique ses listes et ses objets sur plus de {limit} niveaux.',
  'cli.answer.json': '« {typed} » n’est pas du JSON valide.',
} as const;
