export { casino } from './module.ts';
