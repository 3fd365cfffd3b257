import { CONFIG_TRUST, configTrust, takeConfigTrust } from '@touchline/shared-config/keys';
import { isTaken, signedAt } from '@touchline/shared-config/signed';
import { signedText } from '@touchline/shared-contract/config-signature';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configTrustScript, readConfigTrust } from './config-trust.ts';

const NOW = 1_800_000_000_000;
const PLACE = '/bff-api/config/all.json?lang=en';
const house = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const publicKey = { kid: 'house-1', ...house.publicKey.export({ format: 'jwk' }) };
const set = (...keys: readonly object[]): string => JSON.stringify({ keys });

const signedBy = (keyId: string, body: string): string => {
  const bytes = sign('sha256', Buffer.from(signedText({ place: PLACE, atMs: NOW, body })), {
    key: house.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${keyId}.${NOW}.${bytes.toString('base64url')}`;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, CONFIG_TRUST);
});

it("[CFG-1] [CF-01] accepts what the operator's key signed, and no longer what the build's key signed", async () => {
  const answer = { place: PLACE, header: signedBy('house-1', '{}'), body: '{}' };
  expect(await isTaken(answer, NOW)).toBe(false);

  takeConfigTrust(readConfigTrust({ TOUCHLINE_CONFIG_KEYS: set(publicKey) }) ?? configTrust());

  expect(await isTaken(answer, NOW)).toBe(true);
  expect(await isTaken({ ...answer, body: '{ }' }, NOW)).toBe(false);
  expect(Object.keys(configTrust().keys)).toEqual(['house-1']);
});

it('[CFG-1] reads the keys from a file too', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.json');
  writeFileSync(file, set(publicKey, { ...publicKey, kid: 'house-2' }));
  expect(Object.keys(readConfigTrust({ TOUCHLINE_CONFIG_KEYS_FILE: file })?.keys ?? {})).toEqual(['house-1', 'house-2']);
});

it('[CFG-1] accepts an unsigned configuration only if the operator allows it, and does not store it', async () => {
  const unsigned = { place: PLACE, header: null, body: '{}' };
  expect(await isTaken(unsigned, NOW)).toBe(false);

  takeConfigTrust(readConfigTrust({ TOUCHLINE_CONFIG_SIGNATURE: 'optional' }) ?? configTrust());

  expect(await isTaken(unsigned, NOW)).toBe(true);
  expect(await isTaken({ ...unsigned, header: 'play-money.0.x' }, NOW)).toBe(false);
  // Stored copies are verified by their signature, so an unsigned one could never be read again.
  expect(await signedAt(unsigned, NOW)).toBeNull();
});

it('[CFG-1] without settings the keys of the build apply, and a polluted prototype adds none', () => {
  expect(readConfigTrust({})).toBeUndefined();
  const polluted = Object.prototype as unknown as Record<string, unknown>;
  polluted[CONFIG_TRUST] = { keys: {}, isUnsignedTaken: true };
  expect(configTrust().isUnsignedTaken).toBe(false);
  Reflect.deleteProperty(polluted, CONFIG_TRUST);
});

it.each<[string, Record<string, string>, string]>([
  ['no JSON', { TOUCHLINE_CONFIG_KEYS: '{' }, 'TOUCHLINE_CONFIG_KEYS is not JSON'],
  ['no set of keys', { TOUCHLINE_CONFIG_KEYS: '{"keys":[]}' }, 'holds no JSON Web Key Set'],
  ['a key without a name', { TOUCHLINE_CONFIG_KEYS: set({ ...publicKey, kid: 'a.b' }) }, "has no 'kid'"],
  [
    'a private key',
    { TOUCHLINE_CONFIG_KEYS: set({ ...house.privateKey.export({ format: 'jwk' }), kid: 'house-1' }) },
    "private half of 'house-1'",
  ],
  ['another curve', { TOUCHLINE_CONFIG_KEYS: set({ ...publicKey, crv: 'P-384' }) }, 'no public key on P-256'],
  ['a file that is not there', { TOUCHLINE_CONFIG_KEYS_FILE: '/nowhere/keys.json' }, "'/nowhere/keys.json', which cannot be read"],
  ['two places', { TOUCHLINE_CONFIG_KEYS: '{}', TOUCHLINE_CONFIG_KEYS_FILE: 'keys.json' }, 'not both'],
  ['another word', { TOUCHLINE_CONFIG_SIGNATURE: 'no' }, "has to be 'required' or 'optional'"],
])('[CFG-1] refuses to start with %s, and says why', (_, env, message) => {
  expect(() => readConfigTrust(env)).toThrow(message);
});

it('[CFG-1] [CFG-5] the document passes the keys to the page in a script element that an id cannot break out of', () => {
  expect(configTrustScript(undefined, 'abc')).toBe('');
  const script = configTrustScript(readConfigTrust({ TOUCHLINE_CONFIG_KEYS: set(publicKey) }), 'abc');
  expect(script).toMatch(/^<script nonce="abc">globalThis\["touchlineConfigTrust"\]=\{"keys":\{"house-1":/);
  expect(script.indexOf('</script>')).toBe(script.length - '</script>'.length);
});
