import type { SiteConfig } from '@touchline/shared-contract';
import { CONFIG_SIGNATURE, signedText, writeSignature } from '@touchline/shared-contract/config-signature';
import { takeConfigTrust, type ConfigKey } from './rules/config-keys.ts';
import { configPlace } from './rules/config-place.ts';

/** A valid configuration with defaults. */
export function aSiteConfig(changes: Partial<SiteConfig> = {}): SiteConfig {
  return {
    isRegistrationAllowed: true,
    isShowPaymentPageOnlyAuth: false,
    isShowIdentification: true,
    isShowRegistrationWidget: false,
    isVipDomain: false,
    isPwa: false,
    availableRoutes: null,
    notFoundPaths: [],
    couponTypesWithMinAmount: [0, 1],
    couponTypesWithMaxAmount: [0, 1],
    isAvailableCouponBonusBet: false,
    showVipBet: false,
    show_one_click: true,
    ref_id: 1,
    isAutoLogoffEnable: false,
    autoLogoffInactiveMinutes: 30,
    group_id: 1,
    companyName: 'Touchline',
    themeColor: '#10151c',
    brandBook: [],
    languages: [
      { code: 'en', name: 'English', isHiddenForVisitors: false },
      { code: 'ru', name: 'Русский', isHiddenForVisitors: false },
      { code: 'ar', name: 'العربية', isHiddenForVisitors: false },
    ],
    defaultLanguage: 'en',
    coefViewAliases: { '14': 4, '15': 5, '16': 6 },
    amountStepByCurrencyIso: { EUR: 2.5 },
    initialAmountByCurrencyIso: { EUR: 5 },
    fallbackCurrencyIso: 'EUR',
    currencyExponents: { EUR: 2 },
    polling: { line: 15_000, live: 4_000, default: 10_000, media: 600_000, banners: 60_000, favourites: 10_000, topGames: 10_000 },
    helplines: [{ name: 'Talk line', phone: '000', url: 'https://help.example' }],
    seoHosts: [],
    version: '1',
    ...changes,
  };
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export interface Signed {
  lang?: string;
  /** Path and query of the request; by default the site's configuration in `lang`. */
  place?: string;
  atMs?: number;
}

const KEY_ID = 'play-money';
let made: Promise<CryptoKey> | undefined;

/** Creates a test key pair, which replaces the build's trusted key in this process. */
async function signingKey(): Promise<CryptoKey> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', publicKey)) as Partial<ConfigKey>;
  takeConfigTrust({ keys: { [KEY_ID]: { kty: 'EC', crv: 'P-256', x, y } }, isUnsignedTaken: false });
  return privateKey;
}

/** The signature header for a text: by which key, for which request, at what time. */
export async function signatureOf(
  body: string,
  { lang = 'en', place = configPlace(lang), atMs = Date.now() }: Signed = {},
): Promise<string> {
  const key = await (made ??= signingKey());
  const text = new TextEncoder().encode(signedText({ place, atMs, body }));
  const bytes = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, text));
  const signature = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return writeSignature({ keyId: KEY_ID, atMs, signature });
}

/** A signed answer of the service with a configuration (or any body). */
export async function aSignedAnswer(site: SiteConfig | object | string, signed: Signed = {}): Promise<Response> {
  const body = typeof site === 'string' ? site : JSON.stringify(site);
  return new Response(body, { headers: { 'content-type': 'application/json', [CONFIG_SIGNATURE]: await signatureOf(body, signed) } });
}
