export { motifOf } from './nouns.ts';
export { tileLookOf, type TileGame, tileOf } from './tile.ts';
export { wordmarkOf } from './wordmarks.ts';
