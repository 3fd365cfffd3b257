// One chunk, because both histories are often used together.
export { LookBack } from './LookBack.tsx';
export { PriceHistory } from './PriceHistory.tsx';
