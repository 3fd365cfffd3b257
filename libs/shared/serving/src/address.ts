import ipaddr from 'ipaddr.js';

/** All invalid addresses share one key, and so one limit. */
const NO_ADDRESS = 'none';
/** Providers give a household at least a /64 of IPv6, so visitors choose the rest of the address themselves. */
const NETWORK_BITS = 64;

/**
 * The key of an address for limits: an IPv4 address in canonical form, or a /64 network of IPv6.
 *
 * @param text - an address as a socket or a trusted proxy names it.
 * @returns for example `203.0.113.9` or `2001:db8:0:7::/64`; `none` for an invalid address.
 * @spec AUTH-8
 */
export function addressKey(text: string | undefined): string {
  if (text === undefined || text.length > 100 || !isAddress(text)) return NO_ADDRESS;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split('%')[0]}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`;
}

/**
 * Whether the text is an IPv4 address of four decimal parts without leading zeros, or an IPv6 address. Programs interpret other spellings
 * differently.
 */
export const isAddress = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
