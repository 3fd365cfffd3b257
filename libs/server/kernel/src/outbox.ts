/** A message that a real operator would send. The sandbox sends nothing: it keeps the message for the control room. */
export interface Message {
  kind: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What it belongs to, for example the id of the code that it carries. */
  ref?: string;
}

export interface Outbox {
  send(message: Message): void;
  /** The newest first, with the time in milliseconds. */
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
