import { setImmediate as nextTurn } from 'node:timers/promises';
import { HelperLate, openHelper, type HelperTerms } from './helper.ts';

const TERMS: HelperTerms = {
  module: new URL('./testing/stubborn.process.ts', import.meta.url).href,
  deadlineMs: 600_000,
  mostWaiting: 2,
  heapMb: 64,
};
const closing: { close: () => void }[] = [];
afterEach(() => closing.splice(0).forEach((helper) => helper.close()));
const open = (more: Partial<HelperTerms> = {}) => {
  const helper = openHelper<string, unknown>({ ...TERMS, ...more });
  closing.push(helper);
  return helper;
};
const refused = { status: 503, options: { retryAfterSeconds: 2 } };

it('[SRV-3] answers in another process and reuses it', async () => {
  const helper = open();
  const first = await helper.ask('pid');

  expect(first).not.toBe(process.pid);
  expect(await helper.ask('pid')).toBe(first);
});

const isGone = (pid: number): boolean => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

it('[SEC-6] kills the process at the deadline and answers the next request in a new one', async () => {
  const helper = open({ deadlineMs: 4_000 });
  const first = (await helper.ask('pid')) as number;
  await expect(helper.ask('never')).rejects.toBeInstanceOf(HelperLate);
  const next = await helper.ask('pid');
  while (!isGone(first)) await nextTurn();

  expect(next).toEqual(expect.any(Number));
  expect(next).not.toBe(first);
});

it('[SRV-5] an error or an exit of the process rejects only the current request', async () => {
  const helper = open();
  await expect(helper.ask('fail')).rejects.toMatchObject(refused);
  await expect(helper.ask('end')).rejects.toMatchObject(refused);

  expect(await helper.ask('pid')).toEqual(expect.any(Number));
});

it('[SRV-3] rejects requests beyond the queue limit, and all requests once it is closed', async () => {
  const helper = open();
  const answers = ['never', 'pid', 'pid', 'pid'].map((request) => helper.ask(request).catch((error: unknown) => error));
  expect(await answers[3]).toMatchObject(refused);
  helper.close();

  expect(await Promise.all(answers)).toMatchObject([refused, refused, refused, refused]);
  await expect(helper.ask('pid')).rejects.toMatchObject(refused);
});

it('[SEC-9] passes on only the environment variables that a process needs to start', async () => {
  process.env['TOUCHLINE_HELPER_SECRET'] = 'of this process';
  const seen = (await open().ask('env')) as string[];
  delete process.env['TOUCHLINE_HELPER_SECRET'];

  // Set by Node for the IPC channel to the parent process.
  const own = ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'];
  expect(seen.filter((name) => !['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', ...own].includes(name))).toEqual([]);
});
