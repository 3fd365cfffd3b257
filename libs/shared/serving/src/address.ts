import ipaddr from 'ipaddr.js';

/** Everything that is no address counts as one visitor: whoever makes addresses up shares one limit with all others who do. */
const NO_ADDRESS = 'none';
/** A provider gives one household at least this much of IPv6, so the rest of an address is the visitor's to choose. */
const NETWORK_BITS = 64;

/**
 * What limits count by: one IPv4 address in its canonical form, however it was written, or one IPv6 network of 64 bits.
 *
 * @param text - an address as a socket or a trusted proxy names it.
 * @returns for example `203.0.113.9` or `2001:db8:0:7::/64`; `none` for anything that is no address.
 * @spec AUTH-8
 */
export function addressKey(text: string | undefined): string {
  if (text === undefined || text.length > 100 || !isAddress(text)) return NO_ADDRESS;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split('%')[0]}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`;
}

/** Four parts without leading zeros, or IPv6. Other spellings mean different addresses to different programs. */
export const isAddress = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
