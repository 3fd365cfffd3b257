import { countryOf } from './country.ts';
import { traceIdOf } from './trace-id.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { visitorAddress, visitorHost } from './visitor.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

it.each([
  [undefined, '127.0.0.1', true],
  [undefined, '127.8.8.8', true],
  [undefined, '::1', true],
  [undefined, '::ffff:127.0.0.1', true],
  [undefined, '10.0.0.1', false],
  ['', '127.0.0.1', false],
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.3', '10.1.2.4', false],
  ['10.0.0.0/8, 2001:db8::/32', '10.255.0.1', true],
  ['10.0.0.0/8, 2001:db8::/32', '2001:db8:1::9', true],
  ['10.0.0.0/8, 2001:db8::/32', '::ffff:10.0.0.9', true],
  ['10.0.0.0/8, 2001:db8::/32', '127.0.0.1', false],
  ['private', '192.168.3.4', true],
  ['private', '8.8.8.8', false],
  ['loopback', 'junk', false],
])('[AUTH-8] with TOUCHLINE_TRUSTED_PROXIES=%j, trust in %s is %p', (text, address, isTrusted) => {
  expect(trustedProxies(text)(address)).toBe(isTrusted);
});

it.each(['everybody', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0', '300.1.1.1', '10.0.0.0/1.5'])(
  '[AUTH-8] does not start with the proxies %j',
  (text) => {
    expect(() => trustedProxies(text)).toThrow(RangeError);
  },
);

const requestFrom = (remoteAddress: string, headers: Record<string, string>) => ({ headers, socket: { remoteAddress } });
const isTrusted = trustedProxies('10.0.0.0/8');

it.each([
  ['DE', '10.0.0.1', 'DE'],
  ['de', '10.0.0.1', 'DE'],
  ['DE', '203.0.113.7', undefined],
  ['QZ', '10.0.0.1', undefined],
  ['DEU', '10.0.0.1', undefined],
  ['', '10.0.0.1', undefined],
])('[LY-15] the country %j, sent by %s, is read as %j', (stated, address, country) => {
  expect(countryOf(requestFrom(address, { 'x-geo-country': stated }), isTrusted)).toBe(country);
});

it('[LY-15] accepts 250 of the 676 two-letter codes', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((one) => letters.map((two) => one + two));

  expect(pairs.filter((pair) => countryOf(requestFrom('10.0.0.1', { 'x-geo-country': pair }), isTrusted) !== undefined)).toHaveLength(250);
});

it('[PRV-4] takes the id of a trusted proxy, and generates one for other requests', () => {
  expect(traceIdOf(requestFrom('10.0.0.1', { 'x-trace-id': ID }), isTrusted)).toBe(ID);
  for (const other of [
    requestFrom('203.0.113.7', { 'x-trace-id': ID }),
    requestFrom('10.0.0.1', { 'x-trace-id': `${ID}\n` }),
    requestFrom('10.0.0.1', {}),
  ]) {
    expect(traceIdOf(other, isTrusted)).toMatch(/^[0-9a-f-]{36}$/);
    expect(traceIdOf(other, isTrusted)).not.toBe(ID);
  }
});

it.each([
  ['203.0.113.7', '6.6.6.6', '203.0.113.7'],
  ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['10.0.0.1', '', '10.0.0.1'],
])('[AUTH-8] a visitor over %s with the stated address %j is %s', (address, stated, visitor) => {
  expect(visitorAddress(requestFrom(address, { 'x-forwarded-for': stated }), isTrusted)).toBe(visitor);
});

it('[AUTH-12] an untrusted client does not choose the host of its request', () => {
  const headers = { host: 'inner', 'x-forwarded-host': 'play.example' };

  expect(visitorHost(requestFrom('10.0.0.1', headers), isTrusted)).toBe('play.example');
  expect(visitorHost(requestFrom('203.0.113.7', headers), isTrusted)).toBe('inner');
});
