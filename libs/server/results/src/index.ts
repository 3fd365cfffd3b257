export { results } from './module.ts';
