/** What becomes of the connection: it is reset or closed at a moment, or read until its end. */
export const STEPS = [
  'reset-unsent',
  'reset-within',
  'reset-sent',
  'reset-received',
  'reset-answered',
  'end-within',
  'end-sent',
  'read',
] as const;

export interface HostileRequest {
  bytes: Buffer;
  step: (typeof STEPS)[number];
  /** Number of bytes to send, for steps that cut within the request. */
  cutAt: number;
}

/** Integers from 0 up to but without `below`. */
export type Chance = (below: number) => number;

export interface Target {
  /** A `Host` that the listener accepts. */
  host: string;
  /** Paths that the listener knows. */
  paths: readonly string[];
}

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)] as T;
const often = (chance: Chance, percent: number): boolean => chance(100) < percent;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'CONNECT', 'TRACE', 'PRI', 'get', 'G\0T', ''];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 x', ''];
const ODD_TARGETS = [
  '/',
  '//',
  '///',
  '//[',
  '//evil.test/en',
  '/\\',
  '/\\\\evil.test',
  '\\\\',
  '/%',
  '/%zz',
  '/%00',
  '/%ff%fe',
  '/..//..//en',
  '/./',
  '/?',
  '/?%',
  '/en?a=%&b',
  '/#',
  '/en#x',
  '*',
  '',
  ':',
  'localhost:80',
  'http://',
  'http://[',
  'http://localhost',
  'http://localhost//',
  'http://evil.test/en',
  'https://evil.test:99999/',
  'javascript:alert(1)',
  '/ü/ß',
  '/\u0001',
  `/${'a'.repeat(3_000)}`,
  `/?${'b'.repeat(9_000)}`,
  `/${'/'.repeat(2_000)}`,
];
const ODD_HOSTS = [
  '',
  '[',
  'a b',
  'evil.test',
  'localhost:99999',
  'me@localhost',
  '::1',
  '[::1]',
  'localhost/x',
  'ü',
  'games.localhost',
  'x'.repeat(400),
];
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const UPGRADES: readonly (readonly string[])[] = [
  ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', KEY],
  ['Connection: keep-alive, Upgrade', 'Upgrade: WebSocket', 'Sec-WebSocket-Version: 13', KEY, 'Sec-WebSocket-Protocol: a, a, ,'],
  ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', KEY, 'Sec-WebSocket-Extensions: permessage-deflate; x=;;"'],
  ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 8', 'Sec-WebSocket-Key: short'],
  ['Connection: Upgrade', 'Upgrade: websocket'],
  ['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ['Connection: Upgrade', 'Upgrade: h2c, websocket'],
  ['Connection: Upgrade', 'Upgrade: nothing-known'],
  ['Connection: Upgrade', 'Upgrade:'],
  ['Upgrade: websocket'],
];
const ODD_LINES = [
  'Origin: null',
  'Origin: http://[',
  'Origin: https://evil.test',
  'Cookie: %=%; a; =; __Host-tl-session=%ff; tl-test=[',
  'Authorization: Bearer %',
  'Authorization: Basic',
  'Accept-Encoding: gzip;q=x, br;;, \u0001',
  'Accept-Language: *;;q=,en;q=2',
  'Content-Type: ;;;',
  'Content-Type: application/json; charset=\\',
  'X-Forwarded-For: ,,,[',
  'X-Forwarded-Host: [',
  'X-Forwarded-Proto: javascript',
  'X-Geo-Country: \u00ff',
  'X-Trace-Id: {}',
  'X-HTTP-Method-Override: UPGRADE',
  'Expect: 100-continue',
  'Expect: 999-nothing',
  'Range: bytes=-1-2,,',
  'If-None-Match: "',
  'If-Modified-Since: never',
  'Sec-Fetch-Site: same-origin',
  'Transfer-Encoding: gzip, chunked',
  'Content-Length: -1',
  'Content-Length: 1, 2',
  'Connection: close, \u0000',
  'no colon at all',
  ': no name',
  ' folded',
  '__proto__: 1',
  `X-Long: ${'x'.repeat(20_000)}`,
];
const BODIES = [
  (): string => 'Content-Length: 2\r\n\r\n{}',
  (): string => 'Content-Type: application/json\r\nContent-Length: 6\r\n\r\n{"a":1',
  // The rest of the body never arrives.
  (): string => 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":',
  (): string => 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na=%&__p=%',
  (): string => 'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  (): string => 'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  (): string => 'Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
  (): string => 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  (): string => '\r\n\u0000\u0001\u0002',
];
/** First bytes of other protocols: TLS, HTTP/2, PROXY, WebSocket frames. */
const OTHER_PROTOCOLS = [
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'PROXY TCP4 1.2.3.4 1.2.3.4 1 2\r\n',
];

const noise = (chance: Chance): Buffer => Buffer.from(Array.from({ length: 1 + chance(300) }, () => chance(256)));

function head(chance: Chance, { host, paths }: Target): string {
  const isSocket = often(chance, 45);
  const method = isSocket && often(chance, 85) ? 'GET' : pick(chance, METHODS);
  const path = often(chance, 45) ? pick(chance, paths) : pick(chance, ODD_TARGETS);
  const version = often(chance, 85) ? 'HTTP/1.1' : pick(chance, VERSIONS);
  const hosts = often(chance, 70) ? [host] : often(chance, 80) ? [pick(chance, ODD_HOSTS)] : often(chance, 50) ? [] : [host, 'evil.test'];
  const upgrade = isSocket ? pick(chance, UPGRADES) : [];
  const lines = [
    ...hosts.map((name) => `Host: ${name}`),
    ...(often(chance, 50) ? [`Origin: http://${host}`] : []),
    ...upgrade,
    ...Array.from({ length: chance(3) }, () => pick(chance, ODD_LINES)),
  ];
  const start = `${method} ${path} ${version}\r\n${lines.join('\r\n')}\r\n`;
  return often(chance, isSocket ? 10 : 40) ? start + pick(chance, BODIES)() : `${start}\r\n`;
}

/**
 * A random hostile request: odd targets, hosts, upgrades, headers and bodies, several in one, other protocols, with its connection cut at a
 * random moment.
 *
 * @param chance - random source; the same source gives the same requests.
 */
export function hostileRequest(chance: Chance, target: Target): HostileRequest {
  const heads = Array.from({ length: often(chance, 25) ? 2 + chance(4) : 1 }, () => head(chance, target)).join('');
  const text = often(chance, 5) ? pick(chance, OTHER_PROTOCOLS) : heads;
  const tail = often(chance, 20) ? noise(chance) : Buffer.alloc(0);
  const bytes = often(chance, 4) ? noise(chance) : Buffer.concat([Buffer.from(text, 'latin1'), tail]);
  return { bytes, step: pick(chance, STEPS), cutAt: 1 + chance(bytes.length) };
}
