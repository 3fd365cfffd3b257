export { Board, type BoardProps } from './boards/Board.tsx';
export { moneyText } from './format.ts';
export { GameScreen, type GameScreenProps, resultText } from './screen/GameScreen.tsx';
