export { GameGrid, type GameGridProps } from './grid/GameGrid.tsx';
export { type GameBarrier, GameTile, type GameTileProps } from './tile/GameTile.tsx';
