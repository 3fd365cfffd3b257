import type { Ports } from '@touchline/shared-state';
import type { WorkerHost } from './keep-worker.ts';
import type { SplashHost } from './splash.ts';

/** Dependencies of the installable app. */
export interface AppModeDeps {
  ports: Pick<Ports, 'report'>;
  worker: WorkerHost;
  /** Left out on devices that show no splash screens. */
  splash?: SplashHost;
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}
