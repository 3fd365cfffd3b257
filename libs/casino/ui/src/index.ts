export { GameArt, type GameArtProps } from './art/GameArt.tsx';
export { GameTile, type GameTileProps } from './tile/GameTile.tsx';
