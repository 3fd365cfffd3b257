import { createChain as createGuards, type Chain, type ChainDeps } from '@touchline/platform-navigation';
import { selectManifests } from '@touchline/platform-state';
import { recordOnceAgreed } from './analytics-later.ts';
import { createPageCalls } from './page-calls.ts';

/** The guards of the browser, with analytics and the installable app. A separate chunk, since the first navigation is the first to use it. */
export function createChain(deps: ChainDeps): Chain {
  const { store, ports, build } = deps;
  import(/* @home */ './app-mode.ts').then(
    ({ startAppMode }) => startAppMode(store, ports),
    () => undefined, // optional for the page
  );
  const record = recordOnceAgreed({ store, ports, fetch: async () => (await import('./analytics.ts')).observePage, build });
  return createGuards(deps, createPageCalls({ record, manifests: () => selectManifests(store.getState()) }));
}
