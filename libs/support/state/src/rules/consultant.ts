import type { Consultant } from '@touchline/shared-contract';

export type ConsultantProvider = Exclude<Consultant['provider'], 'own'>;

/** Who answers players: the site's own conversation, or a provider with all that its script needs. */
export type ConsultantChoice =
  { kind: 'own' } | { kind: 'provider'; provider: ConsultantProvider; version: number; id: string; scriptUrl: string };

/** Where the providers say that their scripts are. suphelper has none that is common to all: the configuration names it. */
const SCRIPTS: Readonly<Partial<Record<ConsultantProvider, string>>> = {
  livechat: 'https://cdn.livechatinc.com/tracking.js',
  chatra: 'https://call.chatra.io/chatra.js',
  helpcrunch: 'https://embed.helpcrunch.com/sdk.js',
};
/** Their windows talk to more hosts than the one that their script is on, all of them below these names. */
const SITES: Readonly<Partial<Record<ConsultantProvider, string>>> = {
  livechat: 'livechatinc.com',
  chatra: 'chatra.io',
  helpcrunch: 'helpcrunch.com',
};
const NEWEST_VERSION = 3;

/** The site's number at a provider; 0, nothing and blank are none. @spec SU-01 */
export function consultantId(id: string | number | null | undefined): string | null {
  const text = String(id ?? '').trim();
  return text === '' || text === '0' ? null : text;
}

/** Whom the configuration names. A provider without a number, or whose script has no safe address, is as good as none. @spec SU-01 */
export function consultantOf(configured: Consultant | undefined): ConsultantChoice {
  if (configured === undefined || configured.provider === 'own') return { kind: 'own' };
  const { provider, version = NEWEST_VERSION } = configured;
  const id = consultantId(configured.id);
  const scriptUrl = configured.scriptUrl ?? SCRIPTS[provider];
  const isSafe = scriptUrl !== undefined && URL.canParse(scriptUrl) && new URL(scriptUrl).protocol === 'https:';
  return id === null || !isSafe ? { kind: 'own' } : { kind: 'provider', provider, version, id, scriptUrl };
}

/** The host, or all hosts of a site (`*.`), that a page has to let in for the configured provider; null when it talks to nobody else. */
export function consultantHost(configured: Consultant | undefined): string | null {
  const choice = consultantOf(configured);
  if (choice.kind === 'own') return null;
  const { host } = new URL(choice.scriptUrl);
  const site = SITES[choice.provider];
  return site !== undefined && host.endsWith(`.${site}`) ? `*.${site}` : host;
}
