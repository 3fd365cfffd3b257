export { SERVED } from './product.ts';
export { endDueRounds, SERVED_WAITS_MS } from './sweep.ts';
