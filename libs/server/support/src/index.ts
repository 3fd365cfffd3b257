export { support } from './module.ts';
