import type { Signal } from '@touchline/analytics-rules';
import type { PageCall } from '@touchline/platform-guards';
import { matchRoute, splitLanguage, type SectionManifests } from '@touchline/shared-routes';

export interface PageCallsDeps {
  /** Receives the signals. */
  record: (signal: Signal) => void;
  /** Manifests with the sections' names of their pages. */
  manifests: () => SectionManifests;
}

/**
 * Reports the shown page to analytics: its route, its section and the section's name for it, nothing about the person. Once per navigation;
 * reloading a page is not a navigation.
 *
 * @spec GD-12 AN-01 AN-05 PRV-1
 */
export function createPageCalls({ record, manifests }: PageCallsDeps) {
  let shown = '';
  return (url: URL, { route, section }: PageCall): void => {
    if (shown === url.href) return;
    shown = url.href;
    const network = matchRoute(splitLanguage(url.pathname).path).params['socialregistration'];
    const name = manifests()[section]?.analytics?.[route] ?? route;
    record({ kind: 'page', route, section, name, ...(network !== undefined && { network }) });
  };
}
