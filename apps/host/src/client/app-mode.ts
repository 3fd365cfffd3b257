import { appModeModule, isIos, type SplashHost } from '@touchline/platform-app-state';
import type { ModularStore, Ports } from '@touchline/shared-state';

const SCRIPT = '/service-worker.js';

interface Policies {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => unknown };
}

/** The address of the worker, and of nothing else: the document's policy lets this one name make it. @spec SEC-1 */
function scriptUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return (trustedTypes?.createPolicy('touchline-worker', { createScriptURL: () => SCRIPT }).createScriptURL('') ?? SCRIPT) as string;
}

/** Only an iPhone asks for the picture. */
const draw: SplashHost['draw'] = async (size, colour) => (await import('./splash.ts')).draw(size, colour);

/** The installable app, as this site has configured it. @spec PW-01 */
export function startAppMode(store: ModularStore, ports: Ports): void {
  store.inject(() =>
    appModeModule({
      ports,
      target: window,
      worker: {
        ...('serviceWorker' in navigator && { container: navigator.serviceWorker }),
        ...('caches' in globalThis && { caches }),
        script: scriptUrl,
        wait: (ms) => new Promise((resume) => setTimeout(resume, ms)),
        pageMs: () => performance.now(),
      },
      ...(isIos(navigator) && { splash: { page: document, screen, ratio: devicePixelRatio, draw } }),
    }),
  );
}
