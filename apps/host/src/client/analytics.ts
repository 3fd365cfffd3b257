import type { Signal } from '@touchline/analytics-rules';
import { startAnalytics } from '@touchline/analytics-state';
import { selectTopModal } from '@touchline/platform-state';
import type { Build, ModularStore, Ports } from '@touchline/shared-state';
import type { KeptReport } from './report.ts';

export interface ObserveOptions {
  store: ModularStore;
  ports: Ports;
  build: Build;
  /** Signals from before the consent: they record the current page and cause no events. */
  before: readonly Signal[];
  /** Moment of the consent or, if it was given earlier, of the page's start; what was done since is observed. Server clock, ms. */
  since: number;
}
export type ObservePage = typeof observePage;

/** Starts to observe this page, with the host's own data: its modals, and the buffered failures. @spec AN-01 AN-03 AN-04 AN-10 */
export function observePage({ store, ports, build, before, since }: ObserveOptions): (signal: Signal) => void {
  const { buffered } = ports.report as KeptReport;
  const { record, failed } = startAnalytics({
    ...{ ports, store, build, before, since },
    loadSinks: async (deps) => (await import('./sinks.ts')).createSinks(deps),
  });
  for (const [line, fields] of buffered.splice(0)) failed(line, fields);
  let shown: string | null = null;
  const look = (): void => {
    const name = selectTopModal(store.getState())?.modal ?? null;
    if (name === shown) return;
    shown = name;
    record({ kind: 'modal', name });
  };
  store.subscribe(look);
  look();
  return record;
}
