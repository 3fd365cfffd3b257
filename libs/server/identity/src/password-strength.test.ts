import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { briefWarnings, openHelpers } from '@touchline/server-kernel';
import { openPasswordRule } from './password-strength.ts';

// SHA-1 of "quiet-river-lantern-7", computed with sha1sum.
const HASH = '3380208CE4DE7C101DA716B80380CBFB15B58682';
const helpers = openHelpers();
afterAll(() => helpers.close());
const log = { warn: jest.fn() };
const warn = briefWarnings(() => 0);
const reasonOf = (check: Promise<void>) =>
  check.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

describe('breached passwords', () => {
  let server: Server;
  let url: string;
  let answer: { status: number; text: string };
  let requests: { path: string | undefined; padding: unknown }[];

  beforeEach(async () => {
    requests = [];
    log.warn.mockClear();
    server = createServer((request, response) => {
      requests.push({ path: request.url, padding: request.headers['add-padding'] });
      response.writeHead(answer.status).end(answer.text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const check = (password: string, env: NodeJS.ProcessEnv = { TOUCHLINE_BREACH_URL: url }) =>
    reasonOf(openPasswordRule({ env, openHelper: helpers.open, warn })({ password, known: [] }, log));

  it('[SEC-9] are refused, and the service learns five digits of a hash', async () => {
    answer = { status: 200, text: `0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${HASH.slice(5)}:42\r\n` };
    expect(await check('quiet-river-lantern-7')).toBe('weak-password');
    expect(requests).toEqual([{ path: `/range/${HASH.slice(0, 5)}`, padding: 'true' }]);
  });

  it('[SEC-9] ignores padding entries and accepts a password that is not listed', async () => {
    answer = { status: 200, text: `${HASH.slice(5)}:0\r\n0018A45C4D1DEF81644B54AB7F969B88D65:1` };
    expect(await check('quiet-river-lantern-7')).toBeNull();
  });

  it('[SEC-9] an unavailable service is logged and blocks no password', async () => {
    answer = { status: 503, text: '' };
    expect(await check('quiet-river-lantern-7')).toBeNull();
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('quiet-river');
  });

  it('[SEC-9] an easy password is refused without the service, and nothing is asked while it is off', async () => {
    expect(await check('password1')).toBe('weak-password');
    expect(await check('quiet-river-lantern-7', {})).toBeNull();
    expect(requests).toEqual([]);
    expect(() => openPasswordRule({ env: { TOUCHLINE_BREACH_URL: 'nowhere' }, openHelper: helpers.open, warn })).toThrow(
      'TOUCHLINE_BREACH_URL',
    );
  });
});
