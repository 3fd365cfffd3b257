export { TextGame } from './TextGame.tsx';
export { TextList } from './TextList.tsx';
