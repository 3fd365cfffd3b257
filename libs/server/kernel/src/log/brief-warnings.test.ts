import { briefWarnings } from './brief-warnings.ts';

function openLog() {
  const lines: [object, string][] = [];
  return { lines, warn: (facts: object, line: string) => void lines.push([facts, line]) };
}

it('[SEC-5] a warning has the code and the start of the message, and no stack', () => {
  const log = openLog();
  const warn = briefWarnings(() => 0);
  warn(log, 'a token was refused', Object.assign(new Error(`bad ${'x'.repeat(1000)}`), { code: 'ERR_JWS_INVALID' }), {
    provider: 'google',
  });
  warn(log, 'a token was refused', new TypeError('no key'));
  warn(log, 'a token was refused', 'thrown text');

  expect(log.lines).toEqual([
    [{ provider: 'google', reason: 'ERR_JWS_INVALID', detail: `bad ${'x'.repeat(196)}` }, 'a token was refused'],
    [{ reason: 'TypeError', detail: 'no key' }, 'a token was refused'],
    [{ reason: 'string' }, 'a token was refused'],
  ]);
});

it('[SEC-5] writes ten warnings of one text a minute, and counts the others', () => {
  const log = openLog();
  const clock = { ms: 0 };
  const warn = briefWarnings(() => clock.ms);
  for (let at = 0; at < 1000; at += 1) warn(log, 'a token was refused', new Error('no'));
  warn(log, 'another text', new Error('no'));
  expect(log.lines.map(([, line]) => line)).toEqual([...Array.from({ length: 10 }, () => 'a token was refused'), 'another text']);

  clock.ms = 59_999;
  warn(log, 'a token was refused', new Error('no'));
  expect(log.lines).toHaveLength(11);
  clock.ms = 60_000;
  warn(log, 'a token was refused', new Error('no'));
  expect(log.lines.slice(11)).toEqual([[{ reason: 'Error', detail: 'no', leftOut: 991 }, 'a token was refused']]);
});
