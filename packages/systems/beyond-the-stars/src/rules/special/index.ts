import type { SpecialRule } from '../../rule.js';
import { activeProtection } from './activeProtection.js';
import { agile } from './agile.js';
import { allTerrain } from './allTerrain.js';
import { amphibious } from './amphibious.js';
import { antiTank } from './antiTank.js';
import { antigrav } from './antigrav.js';
import { arachnid } from './arachnid.js';
import { bestialChariot } from './bestialChariot.js';
import { bigGame } from './bigGame.js';
import { bodyguard } from './bodyguard.js';
import { brutalCharge } from './brutalCharge.js';
import { burstingShot } from './burstingShot.js';
import { cheatDeath } from './cheatDeath.js';
import { courageous } from './courageous.js';
import { devastatingCharge } from './devastatingCharge.js';
import { enraged } from './enraged.js';
import { experimental } from './experimental.js';
import { expertRider } from './expertRider.js';
import { expertShot } from './expertShot.js';
import { fanatic } from './fanatic.js';
import { fast } from './fast.js';
import { fearless } from './fearless.js';
import { firingPlatform } from './firingPlatform.js';
import { flaming } from './flaming.js';
import { flankAttack } from './flankAttack.js';
import { flight } from './flight.js';
import { forester } from './forester.js';
import { fragmentation } from './fragmentation.js';
import { gigantic } from './gigantic.js';
import { greatTeam } from './greatTeam.js';
import { grudge } from './grudge.js';
import { guerrilla } from './guerrilla.js';
import { gunslinger } from './gunslinger.js';
import { headhunter } from './headhunter.js';
import { impact } from './impact.js';
import { infectiousBite } from './infectiousBite.js';
import { irregularCommander } from './irregularCommander.js';
import { lifeDrain } from './lifeDrain.js';
import { lightFooted } from './lightFooted.js';
import { lightSiege } from './lightSiege.js';
import { lineTroops } from './lineTroops.js';
import { loner } from './loner.js';
import { makeshiftDefence } from './makeshiftDefence.js';
import { manyArmed } from './manyArmed.js';
import { massive } from './massive.js';
import { masterArcher } from './masterArcher.js';
import { masterDuellist } from './masterDuellist.js';
import { masterMagic } from './masterMagic.js';
import { masterTactician } from './masterTactician.js';
import { mastery } from './mastery.js';
import { mechArtillery } from './mechArtillery.js';
import { medic } from './medic.js';
import { mightyBlow } from './mightyBlow.js';
import { monstrousCharge } from './monstrousCharge.js';
import { mountaineer } from './mountaineer.js';
import { mountedHunter } from './mountedHunter.js';
import { organicWalker } from './organicWalker.js';
import { plasma } from './plasma.js';
import { poisoned } from './poisoned.js';
import { popularFigure } from './popularFigure.js';
import { relentless } from './relentless.js';
import { repairer } from './repairer.js';
import { repeating } from './repeating.js';
import { robotic } from './robotic.js';
import { sharpFangs } from './sharpFangs.js';
import { spectralStrike } from './spectralStrike.js';
import { spiritualLeader } from './spiritualLeader.js';
import { stabilised } from './stabilised.js';
import { stable } from './stable.js';
import { standardBearer } from './standardBearer.js';
import { sturdy } from './sturdy.js';
import { swarm } from './swarm.js';
import { teleport } from './teleport.js';
import { terrifying } from './terrifying.js';
import { thrown } from './thrown.js';
import { tireless } from './tireless.js';
import { tracked } from './tracked.js';
import { treacherous } from './treacherous.js';
import { veryMassive } from './veryMassive.js';

/** The special rules of the book, one file each. */
export const specialRules: readonly SpecialRule[] = [
  activeProtection,
  agile,
  allTerrain,
  amphibious,
  antiTank,
  antigrav,
  arachnid,
  bestialChariot,
  bigGame,
  bodyguard,
  brutalCharge,
  burstingShot,
  cheatDeath,
  courageous,
  devastatingCharge,
  enraged,
  experimental,
  expertRider,
  expertShot,
  fanatic,
  fast,
  fearless,
  firingPlatform,
  flaming,
  flankAttack,
  flight,
  forester,
  fragmentation,
  gigantic,
  greatTeam,
  grudge,
  guerrilla,
  gunslinger,
  headhunter,
  impact,
  infectiousBite,
  irregularCommander,
  lifeDrain,
  lightFooted,
  lightSiege,
  lineTroops,
  loner,
  makeshiftDefence,
  manyArmed,
  massive,
  masterArcher,
  masterDuellist,
  masterMagic,
  masterTactician,
  mastery,
  mechArtillery,
  medic,
  mightyBlow,
  monstrousCharge,
  mountaineer,
  mountedHunter,
  organicWalker,
  plasma,
  poisoned,
  popularFigure,
  relentless,
  repairer,
  repeating,
  robotic,
  sharpFangs,
  spectralStrike,
  spiritualLeader,
  stabilised,
  stable,
  standardBearer,
  sturdy,
  swarm,
  teleport,
  terrifying,
  thrown,
  tireless,
  tracked,
  treacherous,
  veryMassive,
];
