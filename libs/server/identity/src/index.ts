export { accountRoutes } from './account-routes.ts';
export { ensureDemoPlayer } from './demo-player.ts';
export { sessionRoutes } from './session-routes.ts';
export { viewRoutes } from './view-routes.ts';
