export { siteOf } from './module.ts';
