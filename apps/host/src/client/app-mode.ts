import { appModeModule, isIos, type SplashHost } from '@touchline/platform-app-state';
import type { ModularStore, Ports } from '@touchline/shared-state';

const SCRIPT = '/service-worker.js';
const ICON = '/icons/icon-512.png';
/** Part of the shorter side that the icon takes. */
const ICON_SHARE = 0.35;

interface Policies {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => unknown };
}

/** The address of the worker, and of nothing else: the document's policy lets this one name make it. @spec SEC-1 */
function scriptUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return (trustedTypes?.createPolicy('touchline-worker', { createScriptURL: () => SCRIPT }).createScriptURL('') ?? SCRIPT) as string;
}

const draw: SplashHost['draw'] = async ({ width, height }, colour) => {
  const icon = new Image();
  icon.src = ICON;
  await icon.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  const side = Math.min(width, height) * ICON_SHARE;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.drawImage(icon, (width - side) / 2, (height - side) / 2, side, side);
  return canvas.toDataURL('image/png');
};

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
