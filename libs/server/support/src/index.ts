export { supportRoutes } from './support.ts';
