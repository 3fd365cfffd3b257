import { queueWaitOf } from './queue-wait.ts';

it('[SRV-3] reads the queue wait from the environment, as a whole number up to a minute', () => {
  expect(queueWaitOf({}, 'demo')).toBeUndefined();
  expect(queueWaitOf({}, 'production')).toBeUndefined();
  expect(queueWaitOf({ TOUCHLINE_QUEUE_MS: '10000' }, 'production')).toBe(10_000);
  for (const text of ['', '-1', '1.5', '60001', 'soon', 'off'])
    expect(() => queueWaitOf({ TOUCHLINE_QUEUE_MS: text }, 'production')).toThrow('TOUCHLINE_QUEUE_MS');
});

it('[SRV-3] admission is off in mode test, and on request in demo mode', () => {
  expect(queueWaitOf({}, 'test')).toBe(Number.POSITIVE_INFINITY);
  expect(queueWaitOf({ TOUCHLINE_QUEUE_MS: 'off' }, 'demo')).toBe(Number.POSITIVE_INFINITY);
  expect(queueWaitOf({ TOUCHLINE_QUEUE_MS: '250' }, 'test')).toBe(250);
});
