import { signWebhook, type WebhookHeaders } from '@touchline/server-kernel/http';
import { randomUUID } from 'node:crypto';

/** Simulated faults, all off by default. */
export interface Faults {
  /** Delay of webhooks, milliseconds. */
  lateMs: number;
  /** How often each webhook is sent. */
  copies: number;
  /** Sends the latest webhook first. */
  isShuffled: boolean;
  /** Sends no webhooks. */
  isSilent: boolean;
  /** API and hosted pages answer 503. */
  isDown: boolean;
}
export const NO_FAULTS: Faults = { lateMs: 0, copies: 1, isShuffled: false, isSilent: false, isDown: false };

export type Topic = 'payments' | 'checks';

/** A signed webhook ready to be sent. */
export interface Delivery {
  /** Topic, which selects the target address. */
  topic: Topic;
  headers: WebhookHeaders;
  body: string;
}
/** Sends one webhook. @returns whether the merchant accepted it. */
export type Deliver = (delivery: Delivery) => Promise<boolean>;

interface Waiting {
  topic: Topic;
  id: string;
  body: string;
  dueAt: number;
  tries: number;
}

export interface Deliveries {
  /** @param type - event name; `data` is the changed object in its current state. */
  enqueue(topic: Topic, event: { type: string; data: unknown }): void;
  /** Sends webhooks that are due. @returns how many were sent. */
  sendDue(): Promise<number>;
  waiting(): number;
}

const RETRY_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];

/** Webhooks of the provider: signed, retried until the merchant answers 2xx, with optional faults. */
export function openDeliveries({
  secret,
  now,
  faults,
  deliver,
}: {
  secret: string;
  now: () => number;
  faults: () => Faults;
  deliver: Deliver;
}): Deliveries {
  let queue: Waiting[] = [];
  let isSending = false;

  const send = async ({ topic, id, body, tries }: Waiting): Promise<void> => {
    const headers = signWebhook(secret, id, { atSeconds: Math.floor(now() / 1000), body });
    const isTaken = await deliver({ topic, headers, body }).catch(() => false);
    const pause = RETRY_MS[tries];
    if (!isTaken && pause !== undefined) queue.push({ topic, id, body, tries: tries + 1, dueAt: now() + pause });
  };

  return {
    waiting: () => queue.length,
    enqueue: (topic, { type, data }) => {
      const { lateMs, copies, isSilent } = faults();
      if (isSilent) return;
      const body = JSON.stringify({ type, timestamp: new Date(now()).toISOString(), data });
      const id = `msg_${randomUUID()}`;
      for (let copy = 0; copy < copies; copy += 1) queue.push({ topic, id, body, tries: 0, dueAt: now() + lateMs });
    },
    sendDue: async () => {
      if (isSending) return 0;
      isSending = true;
      try {
        const due = queue.filter(({ dueAt }) => dueAt <= now());
        queue = queue.filter(({ dueAt }) => dueAt > now());
        if (faults().isShuffled) due.reverse();
        for (const each of due) await send(each);
        return due.length;
      } finally {
        isSending = false;
      }
    },
  };
}
