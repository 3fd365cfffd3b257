import { randomUUID } from 'node:crypto';
import { type Broker, brokerCore } from './broker.ts';

/** For a backend with a single process. */
export const inProcessBroker = (): Broker =>
  brokerCore(randomUUID()).broker('in-process', { send: async () => undefined, close: async () => undefined }, () => undefined);
