export { betting } from './module.ts';
