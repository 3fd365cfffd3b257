import { addressKey } from './address.ts';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  // Programs disagree on which addresses these are, so they are rejected.
  ['198.51.100.007', 'none'],
  ['0x7f.1', 'none'],
  ['2130706433', 'none'],
  ['junk', 'none'],
  ['', 'none'],
  [`${'1'.repeat(100_000)}`, 'none'],
])('[AUTH-8] counts %s as %s', (text, key) => {
  expect(addressKey(text)).toBe(key);
});

it('[AUTH-8] a socket without an address counts as `none`', () => {
  expect(addressKey(undefined)).toBe('none');
});
