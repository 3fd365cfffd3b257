export { wallet } from './module.ts';
