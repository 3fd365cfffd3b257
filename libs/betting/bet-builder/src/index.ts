export { BetBuilder, type BetBuilderProps } from './BetBuilder.tsx';
