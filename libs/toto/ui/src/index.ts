export { CombinationList, type CombinationListProps } from './grid/CombinationList.tsx';
export { outcomeText } from './grid/outcome-text.ts';
export { TotoGrid, type TotoGridProps } from './grid/TotoGrid.tsx';
export { Balls, type BallsProps } from './numbers/Balls.tsx';
export { NumberBoard, type NumberBoardProps } from './numbers/NumberBoard.tsx';
