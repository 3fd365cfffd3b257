import ipaddr from 'ipaddr.js';
import type { IncomingHttpHeaders } from 'node:http';
import { isAddress } from './address.ts';

/** Headers and socket of a request. */
export interface RequestSource {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** Whether a connection from this address belongs to a trusted proxy, whose headers about the visitor count. */
export type IsTrusted = (address: string | undefined) => boolean;

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Named networks. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Reads `TOUCHLINE_TRUSTED_PROXIES`: addresses and networks, split by commas, and the names `loopback` and `private`. By default only this
 * machine is trusted; an empty text trusts no address.
 *
 * @throws RangeError on anything else, including a network of all addresses, with which every visitor could state any address.
 * @spec AUTH-8
 */
export function trustedProxies(text: string | undefined): IsTrusted {
  const networks = (text ?? 'loopback')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => NAMED[part] ?? [part])
    .map(readNetwork);
  return (address) => {
    if (address === undefined || !isAddress(address)) return false;
    const parsed = ipaddr.process(address);
    return networks.some((network) => network[0].kind() === parsed.kind() && parsed.match(network as never));
  };
}

function readNetwork(text: string): Network {
  const [address = '', bits, ...rest] = text.split('/');
  if (!isAddress(address) || rest.length > 0) throw unreadable(text);
  const parsed = ipaddr.process(address);
  const most = parsed.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? most : Number(bits);
  if (bits === '' || !Number.isInteger(length) || length < 1 || length > most) throw unreadable(text);
  return [parsed, length];
}

const unreadable = (text: string): RangeError =>
  new RangeError(`TOUCHLINE_TRUSTED_PROXIES holds '${text}'; it takes addresses, networks (10.0.0.0/8), loopback and private.`);
