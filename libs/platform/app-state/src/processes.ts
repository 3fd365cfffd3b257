import { codeOf } from '@touchline/shared-primitives';
import { selectSiteConfig } from '@touchline/shared-config';
import { listenTo } from '@touchline/shared-state';
import { all, call, put, select, takeEvery } from 'typed-redux-saga';
import type { AppModeActions } from './app.slice.ts';
import type { AppModeDeps } from './app-mode-deps.ts';
import { keepWorker } from './keep-worker.ts';
import { addSplashScreens } from './splash.ts';

/** The browser's install prompt, held back until the player asks for it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** @spec PW-01 */
export const appModeProcesses = (
  { ports, worker, splash, target }: AppModeDeps,
  { installabilityChanged, installWanted }: AppModeActions,
) =>
  function* appMode() {
    const site = yield* select(selectSiteConfig);
    if (site === null) return; // without configuration, leave existing workers and caches alone
    let held: InstallEvent | null = null;
    const listen = (emit: (event: Event) => void) => {
      const names = ['beforeinstallprompt', 'appinstalled'];
      const listener = (event: Event): void => {
        event.preventDefault();
        emit(event);
      };
      for (const name of names) target.addEventListener(name, listener);
      return () => {
        for (const name of names) target.removeEventListener(name, listener);
      };
    };
    const keep = function* () {
      try {
        if (site.isPwa && splash !== undefined) yield* call(addSplashScreens, splash, site.themeColor);
        yield* call(keepWorker, worker, site);
      } catch (error) {
        ports.report('app mode failed', { code: codeOf(error) });
      }
    };
    yield* all([
      call(keep),
      takeEvery(installWanted, function* ask() {
        const event = held;
        held = null;
        yield* put(installabilityChanged(false));
        if (event !== null) void event.prompt().catch(() => undefined); // a dismissed prompt is no error
      }),
      call(function* () {
        if (!site.isPwa) return;
        yield* listenTo<Event>(listen, function* remember(event) {
          held = event.type === 'beforeinstallprompt' ? (event as InstallEvent) : null;
          yield* put(installabilityChanged(held !== null));
        });
      }),
    ]);
  };
