export { identity } from './module.ts';
