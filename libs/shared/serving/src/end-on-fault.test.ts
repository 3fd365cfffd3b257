import { endOnFault, traceOf, type FaultyProcess } from './end-on-fault.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A fake process that exposes its faults, log and exit. */
function fakeProcess() {
  let raise = (_error: unknown, _origin: string): void => undefined;
  const log: string[] = [];
  const exits: number[] = [];
  const broken: (() => void)[] = [];
  const of: FaultyProcess = {
    on: (_, listener) => (raise = listener),
    exit: (code) => void exits.push(code),
    stdout: { on: (_, listener) => broken.push(listener) },
    stderr: { on: (_, listener) => broken.push(listener), write: (text) => log.push(text) },
  };
  return { of, log, exits, broken, raise: (error: unknown, origin = 'uncaughtException') => raise(error, origin) };
}

it('[SRV-1] logs an uncaught error with its stack trace, and exits once requests in flight are done', async () => {
  const { of, log, exits, raise } = fakeProcess();
  let finish = (): void => undefined;
  const stop = jest.fn(() => new Promise<void>((done) => (finish = done)));
  endOnFault({ name: 'sandbox', stop, of });

  raise(new TypeError('Invalid URL', { cause: new Error('an odd path') }));
  await jest.advanceTimersByTimeAsync(4_999);
  expect([stop.mock.calls.length, exits]).toEqual([1, []]);
  finish();
  await jest.advanceTimersByTimeAsync(0);

  expect(exits).toEqual([1]);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/^sandbox: an error that nothing caught, the process ends: TypeError: Invalid URL\n {4}at /);
  expect(log[0]).toContain('end-on-fault.test.ts');
  expect(log[0]).toContain('\ncaused by Error: an odd path\n');
});

it('[SRV-1] exits after five seconds even if work is still in flight', async () => {
  const { of, log, exits, raise } = fakeProcess();
  endOnFault({ name: 'edge', stop: () => new Promise(() => undefined), of });

  raise('no error at all', 'unhandledRejection');
  await jest.advanceTimersByTimeAsync(4_999);
  expect(exits).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);

  expect(exits).toEqual([1]);
  expect(log).toEqual([
    'edge: a rejection that nothing handled, the process ends: no error at all\n',
    'edge: work in flight was not done within 5000 ms\n',
  ]);
});

it('[SRV-1] logs further errors during the exit without other effects', async () => {
  const { of, log, exits, raise } = fakeProcess();
  const stop = jest.fn(() => new Promise((done) => setTimeout(done, 1_000)));
  endOnFault({ name: 'edge', stop, of });

  for (const text of ['first', 'second']) raise(new Error(text));
  await jest.advanceTimersByTimeAsync(10_000);

  expect(stop).toHaveBeenCalledTimes(1);
  expect(exits).toEqual([1]);
  expect(log.map((line) => line.split('\n', 1)[0])).toEqual([
    'edge: an error that nothing caught, the process ends: Error: first',
    'edge: an error that nothing caught: Error: second',
  ]);
});

it.each([
  ['throws', () => { throw new Error('cannot stop'); }], // prettier-ignore
  ['rejects', () => Promise.reject(new Error('cannot stop'))],
])('[SRV-1] exits at once if the stop %s', async (_, stop) => {
  const { of, log, exits, raise } = fakeProcess();
  endOnFault({ name: 'edge', stop, of });

  raise(new Error('first'));
  await jest.advanceTimersByTimeAsync(0);

  expect(exits).toEqual([1]);
  expect(log[1]).toMatch(/^edge: the stop failed: Error: cannot stop\n/);
});

it('[SRV-1] a closed log stream is no fault', () => {
  const { of, broken } = fakeProcess();
  endOnFault({ name: 'edge', stop: async () => undefined, of });

  expect(broken).toHaveLength(2);
  for (const listener of broken) expect(listener()).toBeUndefined();
});

it('[PRV-1] a trace contains no fields of an error, and stops at circular causes', () => {
  const error = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(player@example.test)' });
  error.cause = error;

  expect(traceOf(error)).not.toContain('player@example.test');
  expect(traceOf(error).match(/duplicate key/g)).toHaveLength(5);
});
