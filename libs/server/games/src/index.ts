export { games } from './module.ts';
