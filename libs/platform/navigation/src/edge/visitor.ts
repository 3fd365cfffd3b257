import { loadSession, type SessionState } from '@touchline/identity-state';
import { CONSENT_COOKIE, readConsent, type CookiesAgreeType } from '@touchline/identity-rules';
import { detectLanguage, splitLanguage, usableLanguages, type SectionManifests } from '@touchline/shared-routes';
import { firstView, readCookie, type DocumentRequest, type Ports } from '@touchline/shared-state';
import { FAIL_MODES } from '@touchline/shared-http';
import type { SiteConfig, SiteFacts } from './site-facts.ts';

const SESSION_COOKIE = '__Host-tl-session';
/** Gives parallel set-ups of the control room and tests their own services; ignored in production. */
const TEST_COOKIE = 'tl-test';

/** No configuration is available: the edge shows its error page. */
class SiteUnavailable extends Error {
  override name = 'SiteUnavailable';
  statusCode = 503;
}

/** The visitor, their language, and the site's configuration for them. */
export interface Visitor {
  site: SiteConfig;
  /** `unknown` when the check failed: treated as a visitor here, and checked again by the browser. @spec HT-09 */
  session: SessionState;
  /** Manifests of the sections that exist and have a remote. @spec RM-07 */
  manifests: SectionManifests;
  /** Languages available to this person. @spec LG-04 */
  languages: readonly string[];
  /** The language for a url without a prefix. @spec LG-05 */
  detected: string;
  view: ReturnType<typeof firstView>;
  /** Kinds of cookies accepted in this browser; null before an answer. @spec ID-17 */
  consent: CookiesAgreeType | null;
}

/**
 * @param shared - ports for answers that all visitors share.
 * @throws SiteUnavailable when there is no configuration.
 */
export async function readVisitor(
  request: DocumentRequest,
  { ports, shared }: { ports: Ports; shared: Ports },
  facts: SiteFacts,
): Promise<Visitor> {
  const { url, headers, signal, languages: spoken } = request;
  const view = firstView((name) => headers.get(name));
  const clues = { stored: view.chosen.language, acceptLanguage: headers.get('accept-language'), geoCountry: headers.get('x-geo-country') };
  const prefix = splitLanguage(url.pathname).lang;
  const guess = prefix !== null && spoken.includes(prefix) ? prefix : detectLanguage(clues, spoken);
  const hasSession = readCookie(headers.get('cookie'), SESSION_COOKIE) !== undefined;
  const scope = !request.hasScopes ? '' : (readCookie(headers.get('cookie'), TEST_COOKIE) ?? '');
  const sessionLimit = AbortSignal.any([signal, AbortSignal.timeout(FAIL_MODES.session.waitMs)]);
  const [site, partitions, session] = await Promise.all([
    facts.config({ lang: guess, country: headers.get('x-geo-country'), scope, kept: request.kept }, shared),
    facts.partitions(shared, scope),
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
