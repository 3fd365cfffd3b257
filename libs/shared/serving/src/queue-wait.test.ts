import { queueWaitOf } from './queue-wait.ts';

it('[SRV-3] the wait in the queue comes from the environment, and only as a whole number up to a minute', () => {
  expect(queueWaitOf({})).toBeUndefined();
  expect(queueWaitOf({ TOUCHLINE_QUEUE_MS: '10000' })).toBe(10_000);
  for (const text of ['', '-1', '1.5', '60001', 'soon'])
    expect(() => queueWaitOf({ TOUCHLINE_QUEUE_MS: text })).toThrow('TOUCHLINE_QUEUE_MS');
});
