import { EventEmitter, once } from 'node:events';
import { settlementQueue, startSettlement } from './settlement-worker.ts';

it('[OD-02] reports how long the oldest result has waited until it is settled', async () => {
  const door = new EventEmitter();
  const queries: unknown[] = [];
  const queue = settlementQueue();
  let ended: (gameId: number) => void = () => undefined;
  const services = {
    db: {
      query: async (sql: string) => {
        queries.push(sql);
        await once(door, 'open');
        return [];
      },
    },
    prices: { onSettled: (listener: (gameId: number) => void) => ((ended = listener), () => undefined), result: () => undefined },
    stuck: { each: async () => 0 },
    now: () => 0,
  };
  const worker = startSettlement(services as unknown as Parameters<typeof startSettlement>[0], () => undefined, queue);
  ended(7);
  while (queries.length === 0) await new Promise(setImmediate);
  expect(queue.waitedMs()).toBeGreaterThan(0);

  // The sweep at the start, then the result: each query waits until the door opens.
  for (const number of [1, 2]) {
    while (queries.length < number) await new Promise(setImmediate);
    door.emit('open');
  }
  await worker.stop();

  expect(queue.waitedMs()).toBe(0);
  expect(queries).toHaveLength(2);
});
