export { linePages } from './line/pages.ts';
