import { allowsMarketing, CONSENT_COOKIE, readConsent } from '@touchline/identity-rules';
import type { PageCall } from '@touchline/platform-guards';
import { platformCalls } from '@touchline/platform-contract';
import { FAIL_MODES, placeOf, retry } from '@touchline/shared-http';
import type { SectionManifests } from '@touchline/shared-routes';
import { readCookie, type Build, type Ports } from '@touchline/shared-state';

/** Where this site's own page calls go. */
const COLLECTOR = placeOf(platformCalls.collect, { params: { key: 'web' } });

export interface PageCallsDeps {
  ports: Pick<Ports, 'send' | 'origin'>;
  build: Build;
  /** Names that sections have for their pages. */
  manifests: () => SectionManifests;
  cookies?: () => string;
}

/**
 * Tells the collector which page is shown: its name, section, language and build, and nothing of who sees it. Only with consent, once for
 * each navigation (a page that is loaded anew is no navigation), and silent whatever happens.
 *
 * @spec GD-12 AN-01 PRV-1 PRV-2
 */
export function createPageCalls({ ports, build, manifests, cookies = () => document.cookie }: PageCallsDeps) {
  let shown = '';
  return (url: URL, { route, section, lang }: PageCall): void => {
    if (shown === url.href) return;
    shown = url.href;
    // The cookie itself: the state learns of it in an idle moment, which may come after the first page is shown.
    if (!allowsMarketing(readConsent(readCookie(cookies(), CONSENT_COOKIE)))) return;
    const name = manifests()[section]?.analytics?.[route] ?? route;
    const body = JSON.stringify({ event: 'page', route: name, section, lang, build });
    const tell = async (): Promise<void> => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await ports.send(new Request(new URL(COLLECTOR, ports.origin), { method: 'POST', body, headers, keepalive: true }));
      if (!response.ok) throw new Error('not taken');
    };
    const { retries, delayMs } = FAIL_MODES.analytics;
    retry(tell, { times: retries, delayMs }).catch(() => undefined); // nobody waits for it
  };
}
