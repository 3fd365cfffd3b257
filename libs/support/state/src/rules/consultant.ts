import type { Consultant } from '@touchline/shared-contract';

export type ConsultantProvider = Exclude<Consultant['provider'], 'own'>;

/** Who answers players: the site's own support, or a provider with its script settings. */
export type ConsultantChoice =
  { kind: 'own' } | { kind: 'provider'; provider: ConsultantProvider; version: number; id: string; scriptUrl: string };

/** Default script URLs of the providers. suphelper has none; it has to be configured. */
const SCRIPTS: Readonly<Partial<Record<ConsultantProvider, string>>> = {
  livechat: 'https://cdn.livechatinc.com/tracking.js',
  chatra: 'https://call.chatra.io/chatra.js',
  helpcrunch: 'https://embed.helpcrunch.com/sdk.js',
};
/** Domains with further hosts that the providers' windows connect to. */
const SITES: Readonly<Partial<Record<ConsultantProvider, string>>> = {
  livechat: 'livechatinc.com',
  chatra: 'chatra.io',
  helpcrunch: 'helpcrunch.com',
};
const NEWEST_VERSION = 3;

/** The site's account id at a provider; 0, blank and missing give null. @spec SU-01 */
export function consultantId(id: string | number | null | undefined): string | null {
  const text = String(id ?? '').trim();
  return text === '' || text === '0' ? null : text;
}

/** The configured consultant. A provider without an id or without a secure script URL is ignored. @spec SU-01 */
export function consultantOf(configured: Consultant | undefined): ConsultantChoice {
  if (configured === undefined || configured.provider === 'own') return { kind: 'own' };
  const { provider, version = NEWEST_VERSION } = configured;
  const id = consultantId(configured.id);
  const scriptUrl = configured.scriptUrl ?? SCRIPTS[provider];
  const isSafe = scriptUrl !== undefined && URL.canParse(scriptUrl) && new URL(scriptUrl).protocol === 'https:';
  return id === null || !isSafe ? { kind: 'own' } : { kind: 'provider', provider, version, id, scriptUrl };
}

/** Host, or wildcard for all hosts of a domain (`*.`), that the page has to allow for the provider; null for the site's own support. */
export function consultantHost(configured: Consultant | undefined): string | null {
  const choice = consultantOf(configured);
  if (choice.kind === 'own') return null;
  const { host } = new URL(choice.scriptUrl);
  const site = SITES[choice.provider];
  return site !== undefined && host.endsWith(`.${site}`) ? `*.${site}` : host;
}
