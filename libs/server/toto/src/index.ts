export { toto } from './module.ts';
