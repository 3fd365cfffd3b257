import { loadSession, type SessionState } from '@touchline/identity-state';
import { CONSENT_COOKIE, readConsent, type CookiesAgreeType } from '@touchline/identity-rules';
import { detectLanguage, splitLanguage, usableLanguages, type SectionManifests } from '@touchline/shared-routes';
import { firstView, readCookie, type DocumentRequest, type Ports } from '@touchline/shared-state';
import { FAIL_MODES } from '@touchline/shared-http';
import type { SiteConfig } from '@touchline/shared-contract';
import type { SiteFacts } from './site-facts.ts';

const SESSION_COOKIE = '__Host-tl-session';
/** Set-ups of the control room and tests beside each other see services of their own; in production nobody looks at it. */
const TEST_COOKIE = 'tl-test';

/** Nobody knows a configuration: the edge shows its page of last resort. */
class SiteUnavailable extends Error {
  override name = 'SiteUnavailable';
  statusCode = 503;
}

/** Who asks, in which language, and what the site is for them. */
export interface Visitor {
  site: SiteConfig;
  /** `unknown` when the check failed: treated as a visitor here, asked again by the browser. @spec HT-09 */
  session: SessionState;
  /** What the sections that exist and have a remote say of themselves. @spec RM-07 */
  manifests: SectionManifests;
  /** Languages that this person may use. @spec LG-04 */
  languages: readonly string[];
  /** The language where the url says none. @spec LG-05 */
  detected: string;
  view: ReturnType<typeof firstView>;
  /** The kinds of cookies that this browser agreed to; null before it was asked. @spec ID-17 */
  consent: CookiesAgreeType | null;
}

/** @throws SiteUnavailable when there is no configuration. */
export async function readVisitor(request: DocumentRequest, ports: Ports, facts: SiteFacts): Promise<Visitor> {
  const { url, headers, signal, languages: spoken } = request;
  const view = firstView((name) => headers.get(name));
  const clues = { stored: view.chosen.language, acceptLanguage: headers.get('accept-language'), geoCountry: headers.get('x-geo-country') };
  const prefix = splitLanguage(url.pathname).lang;
  const guess = prefix !== null && spoken.includes(prefix) ? prefix : detectLanguage(clues, spoken);
  const hasSession = readCookie(headers.get('cookie'), SESSION_COOKIE) !== undefined;
  const scope = !request.hasScopes ? '' : (readCookie(headers.get('cookie'), TEST_COOKIE) ?? '');
  const sessionLimit = AbortSignal.any([signal, AbortSignal.timeout(FAIL_MODES.session.waitMs)]);
  const [site, partitions, session] = await Promise.all([
    facts.config({ lang: guess, country: headers.get('x-geo-country'), scope, kept: request.kept }, ports),
    facts.partitions(ports, scope),
    hasSession
      ? loadSession(ports, { retries: 0, signal: sessionLimit, otherwise: { status: 'unknown' as const } })
      : { status: 'visitor' as const },
  ]);
  if (site === null) throw new SiteUnavailable('The backend gave no configuration, and none is kept; without one no page can be shown.');
  const languages = usableLanguages({ site: site.languages, spoken, isSignedIn: session.status === 'player', prefix });
  return {
    site,
    session,
    manifests: Object.fromEntries(Object.entries(request.manifests).filter(([name]) => partitions?.includes(name) !== false)),
    languages,
    detected: detectLanguage({ ...clues, configDefault: site.defaultLanguage }, languages),
    view,
    consent: readConsent(readCookie(headers.get('cookie'), CONSENT_COOKIE)),
  };
}
