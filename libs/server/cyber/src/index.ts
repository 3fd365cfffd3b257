export { cyber } from './module.ts';
