export { installWanted, selectIsInstallable } from './app.slice.ts';
export type { WorkerHost } from './keep-worker.ts';
export { appModeModule, type AppModeDeps } from './module.ts';
export { isIos } from './is-ios.ts';
export type { SplashHost } from './splash.ts';
