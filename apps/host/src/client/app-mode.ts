import { appModeModule, isIos, type SplashHost } from '@touchline/platform-app-state';
import type { ModularStore, Ports } from '@touchline/shared-state';

const SCRIPT = '/service-worker.js';

interface Policies {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => unknown };
}

/** The worker's url, created by the only trusted types policy that the document allows. @spec SEC-1 */
function scriptUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return (trustedTypes?.createPolicy('touchline-worker', { createScriptURL: () => SCRIPT }).createScriptURL('') ?? SCRIPT) as string;
}

/** Only iPhones need splash screens. */
const draw: SplashHost['draw'] = async (size, colour) => (await import('./splash.ts')).draw(size, colour);

/** Starts the installable app as configured for this site. @spec PW-01 */
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
