/** A message and its number among those of its sender, which count from 1 without a hole. */
export interface Numbered {
  from: string;
  number: number;
  text: string;
  /** It was sent before: only for those who know its sender. */
  isAgain: boolean;
}

interface Sender {
  /** Number of its last message that was delivered. */
  last: number;
  /** Messages after one that has not arrived yet. */
  held: Map<number, string>;
  timer?: NodeJS.Timeout;
}

interface Terms {
  deliver: (text: string) => void;
  /** A message is missing for good. */
  gap: () => void;
  holdMs?: number;
}

/** How long messages wait for an earlier one, which may be under way on another route. */
const HOLD_MS = 1000;
/** Bounds the memory. */
const MOST_HELD = 1000;
const MOST_SENDERS = 500;

/**
 * Puts the messages of each sender that arrive on several routes into one order: each is delivered once, and none after a later one.
 *
 * @spec BT-01 SRV-2
 */
export function inOrder({ deliver, gap, holdMs = HOLD_MS }: Terms) {
  const senders = new Map<string, Sender>();

  const forgetOldest = (): void => {
    const [oldest] = senders;
    if (oldest === undefined) return;
    clearTimeout(oldest[1].timer);
    senders.delete(oldest[0]);
  };
  const stopWaiting = (sender: Sender): void => {
    clearTimeout(sender.timer);
    delete sender.timer;
  };
  const pass = (sender: Sender, number: number, text: string): void => {
    sender.held.delete(number);
    sender.last = number;
    deliver(text);
  };
  const deliverNext = (sender: Sender): void => {
    for (let text = sender.held.get(sender.last + 1); text !== undefined; text = sender.held.get(sender.last + 1))
      pass(sender, sender.last + 1, text);
  };
  /** What is missing is given up. */
  const skip = (sender: Sender): void => {
    stopWaiting(sender);
    gap();
    for (const [number, text] of [...sender.held].sort(([one], [other]) => one - other)) pass(sender, number, text);
  };

  return {
    take: ({ from, number, text, isAgain }: Numbered): void => {
      const known = senders.get(from);
      if (known === undefined && isAgain) return;
      const sender = known ?? { last: number - 1, held: new Map<number, string>() };
      senders.delete(from);
      senders.set(from, sender); // as the latest
      if (senders.size > MOST_SENDERS) forgetOldest();
      if (number <= sender.last) return;
      sender.held.set(number, text);
      deliverNext(sender);
      if (sender.held.size === 0) stopWaiting(sender);
      else if (sender.held.size > MOST_HELD) skip(sender);
      else sender.timer ??= setTimeout(() => skip(sender), holdMs).unref();
    },
    close: (): void => {
      for (const sender of senders.values()) stopWaiting(sender);
    },
  };
}
