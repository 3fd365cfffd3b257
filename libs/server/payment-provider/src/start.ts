import { type Provider, createProvider } from './app.ts';
import type { Topic } from './deliveries.ts';

export interface StartProvider {
  secret: string;
  /** 0 takes any free port. */
  port: number;
  /** Webhook address of each topic. */
  webhookUrls: Readonly<Record<Topic, string>>;
  file: string;
  report: (error: unknown) => void;
}

const TICK_MS = 500;
const DELIVERY_TIMEOUT_MS = 5_000;

/** Starts the provider on its own loopback origin. @returns its origin, the provider, and a function that stops it. */
export async function startProvider({ secret, port, webhookUrls, file, report }: StartProvider): Promise<{
  origin: string;
  provider: Provider;
  stop(): Promise<void>;
}> {
  let origin = '';
  const provider = createProvider({
    ...{ secret, file, now: () => Date.now(), origin: () => origin },
    deliver: async ({ topic, headers, body }) => {
      const answer = await fetch(webhookUrls[topic], {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
      });
      return answer.ok;
    },
  });
  const address = await provider.app.listen({ port, host: '127.0.0.1' });
  origin = address.replace('127.0.0.1', 'localhost');
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = provider.tick().catch(report);
  }, TICK_MS);
  timer.unref();
  return {
    origin,
    provider,
    stop: async () => {
      clearInterval(timer);
      await running;
      await provider.app.close();
    },
  };
}
