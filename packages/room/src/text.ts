import { defineMessages } from '@banneret/i18n';

/** Why a device keeps its part of the dice to itself, and what checking a match can bring to light. */
const fr = {
  'room.dice.used':
    'Le serveur redemande un jet pour une autre suite de la partie : cet appareil refuse d’y prêter la main.',
  'room.dice.skipped': 'Le serveur saute un jet : cet appareil refuse d’y prêter la main.',
  'room.dice.passed': 'Le serveur redemande un jet déjà passé : cet appareil refuse d’y prêter la main.',
  'room.dice.spent': 'Les dés de cet appareil sont épuisés pour cette partie.',
  // What is wrong: reads after a colon.
  'room.verify.no-promise': 'cet enregistrement ne promet rien de ses dés',
  'room.verify.no-seed': 'la graine des dés manque ou est abîmée',
  'room.verify.other-seed': 'la graine révélée n’est pas celle qui avait été promise',
  'room.verify.contributions': 'il manque la contribution d’un joueur',
  'room.verify.numbers': 'le jet {roll} n’a pas de numéro, ou pas le sien',
  'room.verify.other-roll': 'le jet {roll} devait donner {fair}, l’enregistrement dit {told}',
  'room.verify.refused': 'l’entrée {input} est refusée par les règles',
  'room.verify.differs': 'à l’entrée {input}, la partie n’est pas celle que ses empreintes décrivent',
  'room.verify.other-game': 'cet enregistrement est celui d’un autre jeu',
  'room.verify.other-rules':
    'cette partie suit la version {rules} des règles ; ici, c’est la version {here}, qui ne peut rien en dire',
  'room.verify.other-start': 'la mise en place n’est pas celle de la partie enregistrée',
  'room.verify.seats': 'le nombre de places n’est pas le même partout',
  'room.verify.no-salt': 'il manque de quoi vérifier la mise en place promise',
  'room.verify.keeper-link': 'les dés révélés par qui gardait la partie ne sont pas ceux qu’il avait promis',
  'room.verify.cut-short': 'la partie s’arrête avant sa fin',
  'room.verify.log': 'le journal n’est pas celui dont l’enregistrement donne l’empreinte',
  'room.verify.bad-line': 'la ligne {line} du journal est abîmée ou retouchée',
  'room.verify.line-refused': 'la ligne {line} du journal est refusée par les règles',
  'room.verify.after-end': 'le journal continue après la fin de la partie (ligne {line})',
  'room.verify.not-the-only':
    'à la ligne {line}, une réponse passe pour la seule possible alors qu’elle ne l’était pas',
  'room.verify.dice-falling': 'à la ligne {line}, un coup est repris alors qu’un jet était en train de tomber',
  'room.verify.links-missing': 'le jet {roll} a été fait sans que les appareils y aient donné leur part',
  'room.verify.links-uncalled': 'les appareils ont donné leur part n° {number} pour un jet que rien n’appelait',
  'room.verify.idle-links': 'la part n° {number} des appareils a été donnée, et le jet n’a pas suivi',
  'room.verify.other-link': 'la part n° {number} de la place {seat} n’est pas celle que son appareil avait promise',
  'room.verify.inputs': 'l’entrée {input} n’est pas celle du journal',
  'room.verify.header': 'l’en-tête a été retouché',
  'room.verify.fingerprints': 'les empreintes ne sont pas celles de cette partie',
  'room.verify.events': 'l’événement {event} n’est pas celui que les règles amènent',
  'room.verify.witness.match': 'l’appareil de la place {seat} se souvient d’une autre partie',
  'room.verify.witness.begin':
    'l’appareil de la place {seat} a vu cette partie commencer autrement : d’autres promesses, une autre mise en place ou d’autres joueurs',
  'room.verify.witness.seat': 'selon l’enregistrement, la place {seat} était à un autre appareil que celui-ci',
  'room.verify.witness.course':
    'l’appareil de la place {seat} a donné sa part des jets pour une autre suite de la partie que celle de l’enregistrement',
  'room.verify.witness.missing':
    'l’appareil de la place {seat} a donné sa part n° {number} pour un jet qui n’est pas dans l’enregistrement',
  'room.verify.witness.name': 'l’appareil de la place {seat} connaît la place {other} sous un autre nom',
  // What is proved.
  'room.verify.fair':
    'Les dés sont honnêtes : {rolls, plural, one {# jet suit} other {# jets suivent}} de la graine promise et des contributions des joueurs.',
  'room.verify.rules':
    'Les règles ont été respectées d’un bout à l’autre : {inputs, plural, one {# entrée rejugée} other {# entrées rejugées}}, et tout ce qui a été repris.',
  'room.verify.dice':
    '{rolls, plural, =0 {Aucun jet n’a été fait} one {Le seul jet suit de ce qui avait été promis avant lui} other {Les # jets suivent tous de ce qui avait été promis avant eux}}.',
  'room.verify.taken-back':
    'Rien n’a été effacé : {times, plural, one {# reprise} other {# reprises}}, et {rolls, plural, =0 {aucun jet repris} one {# jet repris} other {# jets repris}}.',
  'room.verify.complete': 'La partie est entière, jusqu’à la fin que ses règles lui donnent.',
  'room.verify.ended': 'La partie est entière, jusqu’au moment où ses joueurs l’ont arrêtée.',
  'room.verify.witness.good':
    'C’est bien la partie que l’appareil de la place {seat} a vue. Personne d’autre ne pouvait connaître d’avance {rolls, plural, =0 {un jet, mais il n’y en a pas eu} one {le jet auquel il a pris part} other {les # jets auxquels il a pris part}}.',
  // What nothing proves.
  'room.verify.open.old':
    'Cet enregistrement suit l’ancienne façon de promettre les dés : qui gardait la partie pouvait connaître les jets d’avance, et en sauter.',
  'room.verify.open.device':
    'La partie s’est jouée sur un seul appareil : qui le tient pouvait connaître tous les jets d’avance, et recommencer la partie.',
  'room.verify.open.unseen':
    'Aucun appareil de joueur n’a témoigné : rien ne prouve que cette partie a été jouée, ni par qui. Vérifiez-la sur l’appareil qui l’a jouée.',
  'room.verify.open.seat-unseen':
    'L’appareil de la place {seat} n’a pas témoigné : que sa part des dés et ses coups viennent de lui n’est pas prouvé.',
  'room.verify.open.known':
    'Qui gardait la partie pouvait connaître d’avance {rolls, plural, one {# jet} other {# jets}} sur {made} : aucun appareil n’y gardait sa part pour lui.',
  'room.verify.open.together':
    'Qui gardait la partie pouvait, avec l’aide du joueur de la place {seat} (ou si c’était lui), choisir {rolls, plural, one {# jet} other {# jets}} sur {made} : nul autre appareil n’y gardait sa part pour lui.',
  'room.verify.open.idle':
    'Qui gardait la partie, avec l’aide d’un joueur, a pu faire rejouer le jet qui suit {times, plural, one {une réponse donnée par le joueur alors qu’elle était la seule possible} other {# réponses données par les joueurs alors qu’elles étaient les seules possibles}}.',
  'room.verify.open.last':
    'Après le dernier jet, aucun appareil n’a plus témoigné : {answers, plural, one {la dernière réponse n’est} other {les # dernières réponses ne sont}} que ce que dit qui gardait la partie, et ce que vous avez vu.',
  'room.verify.open.moved':
    'La place {seat} est passée à un autre appareil ou à l’ordinateur avant la part n° {number} : si ce n’était pas vous, demandez-vous qui.',
  'room.verify.open.falling':
    'La place {seat} est passée à un autre appareil ou à l’ordinateur pendant que le jet de la part n° {number} tombait : qui gardait la partie, avec qui s’y est assis, a pu choisir ce jet.',
  'room.verify.open.agreed':
    '{times, plural, one {La reprise est au journal} other {Les # reprises sont au journal}}, mais qui y a consenti n’y est pas.',
  'room.verify.open.ending':
    'Que les joueurs aient arrêté la partie ainsi (abandon, temps écoulé ou nulle), seul qui la gardait l’affirme.',
  'room.verify.witness.unmarked':
    'L’appareil de la place {seat} avait laissé d’avance {links, plural, one {# part} other {# parts}} que l’enregistrement donne pour toutes fraîches.',
  'room.verify.witness.partly':
    'L’appareil de la place {seat} ne se souvient pas de {links, plural, one {# part} other {# parts}} de l’enregistrement : il ne témoigne que du reste.',
} as const;

const en = {
  'room.dice.used':
    'The server asks for a roll again, for another course of the match: this device takes no part in that.',
  'room.dice.skipped': 'The server leaves out a roll: this device takes no part in that.',
  'room.dice.passed': 'The server asks again for a roll that has passed: this device takes no part in that.',
  'room.dice.spent': 'This device has no dice left for this match.',
  // What is wrong: reads after a colon.
  'room.verify.no-promise': 'this record promises nothing about its dice',
  'room.verify.no-seed': 'the seed of the dice is missing or damaged',
  'room.verify.other-seed': 'the seed that was shown is not the one that was promised',
  'room.verify.contributions': 'the contribution of a player is missing',
  'room.verify.numbers': 'roll {roll} has no number, or not its own',
  'room.verify.other-roll': 'roll {roll} had to be {fair}, the record says {told}',
  'room.verify.refused': 'input {input} is refused by the rules',
  'room.verify.differs': 'at input {input} the match is not the one that its fingerprints describe',
  'room.verify.other-game': 'this record is one of another game',
  'room.verify.other-rules':
    'this match follows version {rules} of the rules; here is version {here}, which can say nothing about it',
  'room.verify.other-start': 'the set-up is not that of the recorded match',
  'room.verify.seats': 'the number of seats is not the same everywhere',
  'room.verify.no-salt': 'what is needed to check the promised set-up is missing',
  'room.verify.keeper-link': 'the dice that the keeper of the match has shown are not the ones it had promised',
  'room.verify.cut-short': 'the match stops before its end',
  'room.verify.log': 'the log is not the one whose fingerprint the record gives',
  'room.verify.bad-line': 'line {line} of the log is damaged or touched up',
  'room.verify.line-refused': 'line {line} of the log is refused by the rules',
  'room.verify.after-end': 'the log goes on after the end of the match (line {line})',
  'room.verify.not-the-only': 'in line {line} an answer is given as the only possible one, and was not',
  'room.verify.dice-falling': 'in line {line} something is taken back while a roll was falling',
  'room.verify.links-missing': 'roll {roll} was made without the devices having given their part',
  'room.verify.links-uncalled': 'the devices gave their part no. {number} for a roll that nothing called for',
  'room.verify.idle-links': 'part no. {number} of the devices was given, and the roll did not follow',
  'room.verify.other-link': 'part no. {number} of seat {seat} is not the one its device had promised',
  'room.verify.inputs': 'input {input} is not the one in the log',
  'room.verify.header': 'the header was touched up',
  'room.verify.fingerprints': 'the fingerprints are not those of this match',
  'room.verify.events': 'event {event} is not the one that the rules bring about',
  'room.verify.witness.match': 'the device of seat {seat} remembers another match',
  'room.verify.witness.begin':
    'the device of seat {seat} saw this match begin otherwise: other promises, another set-up or other players',
  'room.verify.witness.seat': 'according to the record seat {seat} was another device’s than this one’s',
  'room.verify.witness.course':
    'the device of seat {seat} gave its part of the rolls for another course of the match than that of the record',
  'room.verify.witness.missing':
    'the device of seat {seat} gave its part no. {number} for a roll that is not in the record',
  'room.verify.witness.name': 'the device of seat {seat} knows seat {other} by another name',
  // What is proved.
  'room.verify.fair':
    'The dice are honest: {rolls, plural, one {# roll follows} other {# rolls follow}} from the promised seed and the players’ contributions.',
  'room.verify.rules':
    'The rules were kept from beginning to end: {inputs, plural, one {# input was judged} other {# inputs were judged}} again, and all that was taken back.',
  'room.verify.dice':
    '{rolls, plural, =0 {No roll was made} one {The only roll follows from what was promised before it} other {All # rolls follow from what was promised before them}}.',
  'room.verify.taken-back':
    'Nothing was wiped out: {times, plural, one {# take-back} other {# take-backs}}, and {rolls, plural, =0 {no roll taken back} one {# roll taken back} other {# rolls taken back}}.',
  'room.verify.complete': 'The match is complete, to the end that its rules give it.',
  'room.verify.ended': 'The match is complete, to the moment when its players stopped it.',
  'room.verify.witness.good':
    'This is the match that the device of seat {seat} saw. Nobody else could know in advance {rolls, plural, =0 {a roll, but there was none} one {the roll it took part in} other {the # rolls it took part in}}.',
  // What nothing proves.
  'room.verify.open.old':
    'This record follows the old way of promising dice: whoever kept the match could know the rolls in advance, and leave some out.',
  'room.verify.open.device':
    'The match was played on one device: whoever holds it could know all rolls in advance, and begin the match anew.',
  'room.verify.open.unseen':
    'No player’s device has given evidence: nothing proves that this match was played, nor by whom. Check it on the device that played it.',
  'room.verify.open.seat-unseen':
    'The device of seat {seat} has not given evidence: that its part of the dice and its moves came from it is not proved.',
  'room.verify.open.known':
    'Whoever kept the match could know {rolls, plural, one {# roll} other {# rolls}} of {made} in advance: no device kept its part of them to itself.',
  'room.verify.open.together':
    'Whoever kept the match could, with the help of the player of seat {seat} (or being that player), choose {rolls, plural, one {# roll} other {# rolls}} of {made}: no other device kept its part of them to itself.',
  'room.verify.open.idle':
    'Whoever kept the match could, with the help of a player, have had the roll made anew that follows {times, plural, one {an answer which the player gave although it was the only possible one} other {# answers which players gave although they were the only possible ones}}.',
  'room.verify.open.last':
    'After the last roll no device gave evidence any more: for the last {answers, plural, one {answer} other {# answers}} there is only the keeper’s word, and what you saw.',
  'room.verify.open.moved':
    'Seat {seat} passed to another device or to the computer before part no. {number}: if that was not you, ask who it was.',
  'room.verify.open.falling':
    'Seat {seat} passed to another device or to the computer while the roll of part no. {number} was falling: the keeper could have chosen that roll together with whoever sat down there.',
  'room.verify.open.agreed':
    '{times, plural, one {The take-back is in the log} other {The # take-backs are in the log}}, but who agreed is not.',
  'room.verify.open.ending':
    'That the players stopped the match this way (resigned, out of time or drawn) only its keeper says.',
  'room.verify.witness.unmarked':
    'The device of seat {seat} had left {links, plural, one {# part} other {# parts}} in advance which the record gives as fresh.',
  'room.verify.witness.partly':
    'The device of seat {seat} does not remember {links, plural, one {# part} other {# parts}} of the record: it gives evidence of the rest only.',
} as const;

export const roomText = defineMessages({ fr, en });
