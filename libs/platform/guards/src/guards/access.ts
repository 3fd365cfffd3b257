import { routeOf, safeReturnUrl, withLanguage, type RouteCondition, type RouteMatch, type RouteRedirect } from '@touchline/shared-routes';
import { isCanonical } from '../canonical.ts';
import { isAllowedUrl } from '../allowed-url.ts';
import { hopOf, type GuardConfig, type GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';

const notFound: GuardDecision = { kind: 'not-found' };

/** Whether the configuration enables a route with this condition. @spec RT-13 RT-14 */
function isOpen(condition: RouteCondition | undefined, site: GuardConfig | null, isProduction: boolean): boolean {
  if (condition === 'not-production') return !isProduction;
  if (site === null || condition === undefined || condition === 'payment-page') return true; // closed by route id or the auth guard
  return condition === 'registration' ? site.isRegistrationAllowed && !site.isVipDomain : site.isShowIdentification;
}

/**
 * Target of a redirect row. Parameters come from the path or the query; if one is missing, the target is the home page. The query is kept.
 *
 * @spec RT-07 RT-12
 */
export function tableRedirect({ row, params }: RouteMatch, { url, lang }: Pick<GuardFacts, 'url' | 'lang'>): string {
  const { to } = row.redirect ?? { to: '/' };
  const [path = '/', ownQuery = ''] = to.split('?');
  const query = new URLSearchParams(url.search);
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  let isComplete = true;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? query.get(name);
    if (params[name] === undefined) query.delete(name);
    isComplete &&= value !== null && value !== '';
    return encodeURIComponent(value ?? '');
  });
  const text = query.toString();
  return withLanguage(isComplete ? filled : '/', lang) + (text === '' ? '' : `?${text}`) + url.hash;
}

const REDIRECT_CODES = [301, 302, 303, 307, 308] as const;

/**
 * Applies the redirect service's answer with its code; 302 if it names none of a redirect. Malformed answers, redirects to the same page and hosts that are not trusted are ignored.
 *
 * @spec GD-20 GRD-2
 */
export function serviceRedirect({ redirect, url, site }: Pick<GuardFacts, 'redirect' | 'url' | 'site'>): GuardDecision {
  if (redirect?.redirect !== true || typeof redirect.url !== 'string' || !URL.canParse(redirect.url, url.origin)) return proceed;
  const status = REDIRECT_CODES.find((code) => code === redirect.code) ?? 302;
  const target = new URL(redirect.url, url.origin);
  if (target.origin === url.origin) {
    const to = safeReturnUrl(target.pathname + target.search + target.hash, url.origin);
    return to === null || hopOf(target) === hopOf(url) ? proceed : { kind: 'redirect', to, status };
  }
  return isAllowedUrl(target.href, site?.redirectHosts) ? { kind: 'leave-site', url: target.href, status } : proceed;
}

/** Permanent redirect of a configured old path. Targets outside the site are ignored. @spec RT-07 RT-11 */
function legacyRedirect({ path, lang, url, site }: GuardFacts): GuardDecision {
  const to = site?.legacyPaths?.find(({ from }) => from === path)?.to;
  const place = safeReturnUrl(to, url.origin);
  return place === null ? proceed : { kind: 'redirect', to: withLanguage(place, lang) + url.search + url.hash, status: 301 };
}

/** Redirect of a row; an old link to a missing game leads to all games. @spec RT-07 RT-12 */
function rowRedirect(facts: GuardFacts, redirect: RouteRedirect): GuardDecision {
  const { match, site } = facts;
  const isGone = match.key === 'legacy-game' && site?.gameRoutes !== undefined && !site.gameRoutes.includes(match.params['game'] ?? '');
  const to = tableRedirect(isGone ? { key: 'legacy-games-index', row: routeOf('legacy-games-index'), params: {} } : match, facts);
  return { kind: 'redirect', to, status: redirect.status };
}

function decide(facts: GuardFacts): GuardDecision {
  const { match, site, sections, isProduction, path } = facts;
  if (!isCanonical(facts)) return proceed;
  const moved = serviceRedirect(facts);
  if (moved.kind !== 'continue') return moved;
  const legacy = legacyRedirect(facts);
  if (legacy.kind !== 'continue') return legacy;
  const { row } = match;
  if (match.key === 'not-found') return notFound;
  if (site?.availableRoutes != null && !site.availableRoutes.includes(row.id)) return notFound;
  if (site?.notFoundPaths.includes(path) === true) return notFound;
  if (!isOpen(row.condition, site, isProduction)) return notFound;
  if (row.redirect !== undefined && row.otherwise === undefined) return rowRedirect(facts, row.redirect);
  if (sections !== null && row.section !== 'shell' && !sections.includes(row.section)) return notFound;
  return proceed;
}

/**
 * Checks route availability and 404 rules; applies redirects of the route table and of the redirect service.
 *
 * @spec GD-11 RT-02 RT-03 RT-05 RT-06
 */
export const access: Guard = {
  name: 'access',
  isEager: true,
  prepare: async ({ url }, ports, signal) => ({ redirect: await ports.askRedirect({ url: url.href }, signal) }),
  decide,
};
