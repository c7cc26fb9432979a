export {
  tellAbility,
  tellAction,
  tellAllegiance,
  tellAsset,
  tellEnvoy,
  tellStratagem,
  tellTrigger,
  tellUnit,
} from './card.js';
export { tellEffects } from './effects.js';
export { cardText } from './words.js';
