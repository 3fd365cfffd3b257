export { inbox } from './module.ts';
