export type { Art, ArtSet, Paint, Shape } from './art.ts';
export { PLAIN_SET } from './plain-set.ts';
export { loadArtSet } from './sets.ts';
