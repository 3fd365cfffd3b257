export { office } from './module.ts';
