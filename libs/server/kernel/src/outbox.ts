/** A message that a real operator would send. The sandbox does not send it, but keeps it for the control room. */
export interface Message {
  kind: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What the message belongs to, for example the id of the code in it. */
  ref?: string;
}

export interface Outbox {
  send(message: Message): void;
  /** Newest first, with the time in milliseconds. */
  messages(): readonly (Message & { at: number })[];
}

const KEPT = 200;

/** @spec CF-07 */
export function openOutbox(now: () => number): Outbox {
  const kept: (Message & { at: number })[] = [];
  return {
    send: (message) => {
      kept.unshift({ ...message, at: now() });
      kept.length = Math.min(kept.length, KEPT);
    },
    messages: () => kept,
  };
}
