export { takeHit } from './bounds.ts';
export { isOwnSocket } from './support.ts';
