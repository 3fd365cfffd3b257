import { WORKER_AFTER_MS } from './timings.ts';

/** Access to service workers and caches; a field is undefined where the browser lacks the feature. */
export interface WorkerHost {
  container?: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'> | undefined;
  caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  /** Address of the worker's script, in the form that `register` accepts. */
  script: () => string;
  wait: (ms: number) => Promise<void>;
  /** How long the page has been open, in milliseconds. */
  pageMs: () => number;
}

/** Limit of the wait for a worker's answer. */
const STOP_WITHIN_MS = 1_000;
const LOOK_AGAIN_MS = 1_000;
const MOST_LOOKS = 5;

/** A page keeps its worker until it is closed, so the worker is asked to stop caching; otherwise it would fill the caches again. */
const stop = (worker: ServiceWorker): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resume();
    worker.postMessage('stop', [port2]);
    setTimeout(resume, STOP_WITHIN_MS);
  });

/** Removes all workers and caches in one visit. @spec PW-01 SWK-3 */
async function removeWorkers({ container, caches, wait }: WorkerHost): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  await Promise.all(
    registrations.map(async (registration) => {
      if (registration.active) await stop(registration.active);
      await registration.unregister();
    }),
  );
  // A request that the worker is still handling may open its cache again after it was deleted.
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const names = (await caches?.keys()) ?? [];
    if (look > 0 && names.length === 0) return;
    await Promise.all(names.map((name) => caches?.delete(name)));
    await wait(LOOK_AGAIN_MS);
  }
}

/**
 * In PWA mode, registers the worker one minute after the page opened and checks for an update. Otherwise removes workers and caches. Never
 * reloads the page.
 *
 * @spec PW-01 SWK-3 SWK-4
 */
export async function keepWorker(host: WorkerHost, { isPwa }: { isPwa: boolean }): Promise<void> {
  if (!isPwa) return removeWorkers(host);
  if (host.container === undefined) return;
  await host.wait(Math.max(0, WORKER_AFTER_MS - host.pageMs()));
  const registration = await host.container.register(host.script(), { scope: '/', updateViaCache: 'none' });
  await registration.update();
}
