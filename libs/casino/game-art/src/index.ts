export { SYMBOLS, type SymbolName } from './art-set.ts';
export { ART_SETS, type ArtSetName, type GameArt, loadGameArt, type Look, lookOf, THEMES } from './choose.ts';
export { type Art, clear, type Colour, type Layer, mix, type Paint, type Palette, type Stops } from './draw/art.ts';
export { type Kit, kitOf, MARGIN, stack } from './draw/kit.ts';
export { paintPicture } from './draw/paint-picture.ts';
export { around, box, corners, ellipse, place, polygon, smooth, star } from './draw/paths.ts';
export { svgOf } from './draw/svg.ts';
export type { Picture, Text } from './picture.ts';
export { coinOf, symbolOf } from './symbol-of.ts';
