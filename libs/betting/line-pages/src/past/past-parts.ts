// One file: whoever looks at the past of a price often looks at that of the match too.
export { LookBack } from './LookBack.tsx';
export { PriceHistory } from './PriceHistory.tsx';
