export { tellAction, tellAltar, tellCard, tellCost, tellHeading } from './action.js';
export { tellSheet } from './sheet.js';
export { cardText } from './words.js';
