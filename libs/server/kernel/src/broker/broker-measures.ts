import type { Measure } from '@touchline/shared-serving';
import type { Broker } from './broker.ts';

/** Whether messages take the way that is configured. @spec SRV-2 */
export const brokerMeasures = (broker: Pick<Broker, 'kind' | 'carrier'>): readonly Measure[] => [
  {
    kind: 'gauge',
    name: 'touchline_broker_fallback',
    help: '1 while NATS is away and messages between sandboxes go by the database, else 0.',
    read: () => [{ value: broker.carrier() === broker.kind ? 0 : 1 }],
  },
];
