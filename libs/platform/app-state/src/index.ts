export { installWanted, selectIsInstallable } from './app.slice.ts';
export type { WorkerHost } from './keep-worker.ts';
export type { AppModeDeps } from './app-mode-deps.ts';
export { appModeModule } from './module.ts';
export { isIos } from './is-ios.ts';
export type { SplashHost } from './splash.ts';
