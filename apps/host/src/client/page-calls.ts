import type { Signal } from '@touchline/analytics-rules';
import type { PageCall } from '@touchline/platform-guards';
import { matchRoute, splitLanguage, type SectionManifests } from '@touchline/shared-routes';

export interface PageCallsDeps {
  /** Where it is told. */
  hear: (signal: Signal) => void;
  /** Names that sections have for their pages. */
  manifests: () => SectionManifests;
}

/**
 * Tells analytics which page is shown: its route, its section and the section's own name for it, and nothing of who sees it. Once for each
 * navigation; a page that is loaded anew is no navigation.
 *
 * @spec GD-12 AN-01 AN-05 PRV-1
 */
export function createPageCalls({ hear, manifests }: PageCallsDeps) {
  let shown = '';
  return (url: URL, { route, section }: PageCall): void => {
    if (shown === url.href) return;
    shown = url.href;
    const network = matchRoute(splitLanguage(url.pathname).path).params['socialregistration'];
    const name = manifests()[section]?.analytics?.[route] ?? route;
    hear({ kind: 'page', route, section, name, ...(network !== undefined && { network }) });
  };
}
