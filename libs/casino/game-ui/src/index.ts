export { Board, type BoardProps } from './boards/Board.tsx';
export { moneyText, named, timesText, valueText } from './format.ts';
export { PayTable, type PayTableProps } from './pay-table/PayTable.tsx';
export { RoundPicture, type RoundPictureProps } from './RoundPicture.tsx';
export { type GameParts, GameScreen, type GameScreenProps, resultText } from './screen/GameScreen.tsx';
export { isTimed, moveSent } from './screen/timed.ts';
export { endWords, moveWords } from './words.ts';
