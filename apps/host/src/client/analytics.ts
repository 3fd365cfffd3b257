import type { Signal } from '@touchline/analytics-rules';
import { startAnalytics } from '@touchline/analytics-state';
import { selectTopModal } from '@touchline/platform-state';
import type { Build, ModularStore, Ports } from '@touchline/shared-state';
import type { KeptReport } from './report.ts';

export interface ObserveOptions {
  store: ModularStore;
  ports: Ports;
  build: Build;
  /** What happened before the person agreed to be measured: where they are, and no event. */
  before: readonly Signal[];
}
export type ObservePage = typeof observePage;

/** Begins to observe this page, with what only the host knows: its modals, and the failures that were told before. @spec AN-01 AN-03 AN-04 AN-10 */
export function observePage({ store, ports, build, before }: ObserveOptions): (signal: Signal) => void {
  const { told } = ports.report as KeptReport;
  const { hear, failed } = startAnalytics({
    ...{ ports, store, build, before },
    loadSinks: async (deps) => (await import('./sinks.ts')).createSinks(deps),
  });
  for (const [line, fields] of told.splice(0)) failed(line, fields);
  let shown: string | null = null;
  const look = (): void => {
    const name = selectTopModal(store.getState())?.modal ?? null;
    if (name === shown) return;
    shown = name;
    hear({ kind: 'modal', name });
  };
  store.subscribe(look);
  look();
  return hear;
}
