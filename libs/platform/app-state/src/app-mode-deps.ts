import type { Ports } from '@touchline/shared-state';
import type { WorkerHost } from './keep-worker.ts';
import type { SplashHost } from './splash.ts';

/** What the installable app works with. */
export interface AppModeDeps {
  ports: Pick<Ports, 'report'>;
  worker: WorkerHost;
  /** Left out where nobody shows them. */
  splash?: SplashHost;
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}
