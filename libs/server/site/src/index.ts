export { site } from './module.ts';
