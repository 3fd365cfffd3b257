/** @jest-environment node */
import { measured } from '@touchline/measured';
import { readConsent } from '@touchline/identity-rules';
import { quickCoupon, referralMarks } from '@touchline/platform-guards';
import { aGuardConfig } from '@touchline/platform-guards/testing';
import { readHops } from '@touchline/platform-navigation';
import { keepable, readKeptConfig } from '@touchline/shared-config/kept';
import { loadConfig } from '@touchline/shared-config/load';
import { safeReturnUrl } from '@touchline/shared-routes';
import { aSignedAnswer, aSiteConfig, signatureOf } from '@touchline/shared-config/testing';
import { createServerPorts, createTabs, decodeViewCookie, firstView, readCookie } from '@touchline/shared-state';
import { arePrototypesClean, hasForeignPrototype, JSON_POLLUTIONS, QUERY_POLLUTIONS } from '@touchline/shared-testing';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';

const NOW = 1_700_000_000_000;
/** A complete configuration with hostile members added at the top and in each of its records. */
const inConfig = (hostile: string): string => {
  const members = hostile.slice(1, -1) || '"a":1';
  const whole = JSON.stringify({ ...aSiteConfig(), coefViewAliases: {}, polling: aSiteConfig().polling });
  return hostile.startsWith('{')
    ? whole.replace(/}$/, `,${members}}`)
    : whole.replace('"brandBook":[]', `"extra":${hostile},"brandBook":[]`);
};

afterEach(() => expect(arePrototypesClean()).toBe(true));

it('[CFG-3] has three hundred payloads of each kind, all valid JSON', () => {
  expect([new Set(JSON_POLLUTIONS).size, new Set(QUERY_POLLUTIONS).size]).toEqual([300, 300]);
  expect(() => JSON_POLLUTIONS.forEach((text) => JSON.parse(text) as unknown)).not.toThrow();
});

it("[CFG-3] rejects the service's configuration, or reads it without the added members", async () => {
  const plain = Object.keys(aSiteConfig());
  let effects = 0;
  for (const text of JSON_POLLUTIONS) {
    for (const body of [text, inConfig(text)]) {
      const send = (): Promise<Response> => aSignedAnswer(body);
      const ports = createServerPorts({ send, origin: 'http://shop.test', report: () => undefined });
      const site = await loadConfig(ports, { lang: 'en', retries: 0 });
      expect(hasForeignPrototype(site)).toBe(false);
      if (hasForeignPrototype(site) || !arePrototypesClean()) effects += 1;
      expect(Object.keys(site ?? {}).filter((key) => HOSTILE_NAMES.has(key) && !plain.includes(key))).toEqual([]);
      expect(arePrototypesClean()).toBe(true);
    }
  }
  measured({ id: 'CFG-3', unit: 'effects of a payload', atMost: 0, trials: 300, value: effects, tried: JSON_POLLUTIONS.length });
});

it('[CFG-3] the same for a stored configuration with a valid signature', async () => {
  for (const text of JSON_POLLUTIONS) {
    const body = inConfig(text);
    const kept = await readKeptConfig(keepable({ header: await signatureOf(body, { atMs: NOW }), body }), { lang: 'en', nowMs: NOW });
    expect(hasForeignPrototype(kept)).toBe(false);
    expect(arePrototypesClean()).toBe(true);
  }
});

it('[CFG-3] cookies of view, consent and hops yield only their own values', () => {
  for (const text of [...QUERY_POLLUTIONS, ...JSON_POLLUTIONS]) {
    expect(decodeViewCookie(text)).toEqual({});
    expect(firstView((name) => (name === 'cookie' ? `tl-view=${text}; ${text}` : text)).chosen).toEqual({});
    expect(readConsent(text)).toBeNull();
    expect(readHops(text).filter((hop) => HOSTILE_NAMES.has(hop))).toEqual([]);
    for (const name of HOSTILE_NAMES) expect(typeof (readCookie(text, name) ?? '')).toBe('string');
  }
});

it('[CFG-3] queries of coupon links, referral marks and return urls yield nothing', () => {
  for (const text of QUERY_POLLUTIONS) {
    const url = new URL(`https://shop.test/en?${text}&returnUrl=${encodeURIComponent(`//${text}`)}`);
    expect(quickCoupon(url)?.bets ?? []).toEqual([]);
    expect(hasForeignPrototype(referralMarks(url.searchParams, aGuardConfig()))).toBe(false);
    expect(safeReturnUrl(url.searchParams.get('returnUrl'), url.origin)).toBeNull();
  }
});

it('[CFG-3] messages between tabs reach only subscribers of their topic, and noise reaches none', () => {
  let receive: (event: { data: unknown }) => void = () => undefined;
  class Channel {
    postMessage = (): void => undefined;
    addEventListener(_: string, listener: never): void {
      receive = listener;
    }
    close = (): void => undefined;
  }
  const tabs = createTabs({ BroadcastChannel: Channel as never });
  const onMessage = jest.fn();
  tabs.on('session', onMessage);

  for (const text of JSON_POLLUTIONS) {
    const data = JSON.parse(text) as unknown;
    receive({ data });
    for (const topic of HOSTILE_NAMES) receive({ data: { topic, message: data } });
  }
  for (const data of [null, undefined, 7, 'session', []]) receive({ data });

  expect(onMessage).not.toHaveBeenCalled();
});
