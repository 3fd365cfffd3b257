export { linePages } from './pages.ts';
