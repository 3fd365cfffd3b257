export { content } from './module.ts';
