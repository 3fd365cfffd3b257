import type { Services, WaitingLetter, Worker } from '@touchline/server-kernel';

/** A mail server. `sendMail` rejects with the errors of nodemailer. */
export interface Smtp {
  /** Sender's address. */
  from: string;
  sendMail(mail: { from: string; to: string; subject: string; text: string; html?: string; messageId: string }): Promise<unknown>;
}

type DeliveryServices = Pick<Services, 'outbox' | 'stuck' | 'now'>;

/** Job name in the list of failing work. */
const MAIL = 'mail';
/** New letters are delivered at once; this finds those of a process that has ended, and those behind a slow one. */
const EVERY_MS = 1_000;
/** Sweeps at the same time, and so letters: a slow one delays the others only if there are as many slow ones. */
const MOST_SWEEPS = 4;
/** Letters with a code are of no use after ten minutes. */
const LONGEST_DELAY_MS = 60_000;

/** How an attempt failed: the letter was refused for good, may be tried again, or none can be sent now. */
function failureOf(error: unknown): 'refused' | 'later' | 'no server' {
  const { code, responseCode = 0, command } = error as { code?: unknown; responseCode?: number; command?: unknown };
  const isOfLetter = code === 'EMESSAGE' || (code === 'EENVELOPE' && (command === 'RCPT TO' || command === 'API'));
  if (!isOfLetter) return 'no server';
  return responseCode >= 500 ? 'refused' : 'later';
}

/** The same for every attempt, so that a mailbox that got a letter twice shows it once. */
const messageIdOf = ({ id, at }: WaitingLetter, from: string) =>
  `<letter-${id}-${at}@${from.slice(from.lastIndexOf('@') + 1).replace(/\W+$/, '')}>`;

/**
 * Delivers waiting letters, those of ended processes included. A letter that fails is tried again within a minute, until it is of no use any
 * more or refused for good; the sweep ends when the mail server takes none.
 *
 * @param report - called for each refused letter; failures that are tried again are counted as stuck work.
 * @returns the number of letters that need no further attempt.
 * @spec AUTH-9 SRV-2
 */
export async function sweepLetters(
  { outbox, stuck, now }: DeliveryServices,
  smtp: Smtp,
  { report, isRunning = () => true }: { report: (error: unknown) => void; isRunning?: () => boolean },
): Promise<number> {
  let hasServer = true;
  const items = await outbox.waiting(stuck.passedBy(MAIL).map(Number));
  const batch = { job: MAIL, items, keyOf: String, shouldContinue: () => hasServer && isRunning(), longestDelayMs: LONGEST_DELAY_MS };
  return stuck.each(batch, (id) =>
    outbox.take(id, async (letter) => {
      const { to, subject, text, html, untilMs } = letter;
      if (to === null || now() > untilMs) return;
      const mail = { from: smtp.from, to, subject, text, ...(html !== undefined && { html }), messageId: messageIdOf(letter, smtp.from) };
      await smtp.sendMail(mail).catch((cause: unknown) => {
        const failure = failureOf(cause);
        hasServer = failure !== 'no server';
        // A new error without a code, because that of an unreachable server would end the sweep uncounted.
        const error = new Error('the mail server did not take a letter', { cause });
        if (failure !== 'refused') throw error;
        report(error);
      });
    }),
  );
}

/**
 * A worker that delivers letters, and a call that wakes it for a new one. Its sweeps take letters from each other as several processes do.
 *
 * @spec SRV-2
 */
export function deliverLetters(services: DeliveryServices, smtp: Smtp): { worker: Worker; wake: () => void } {
  let wake: () => void = () => undefined;
  const worker: Worker = (report) => {
    let isStopped = false;
    let isWoken = false;
    const sweeps = new Set<Promise<void>>();
    const sweep = async () => {
      do {
        isWoken = false;
        await sweepLetters(services, smtp, { report, isRunning: () => !isStopped }).catch(report);
      } while (isWoken && !isStopped);
    };
    wake = () => {
      if (isStopped) return;
      isWoken = true;
      if (sweeps.size >= MOST_SWEEPS) return;
      const work: Promise<void> = sweep().finally(() => sweeps.delete(work));
      sweeps.add(work);
    };
    const timer = setInterval(() => wake(), EVERY_MS);
    timer.unref();
    return {
      stop: async () => {
        isStopped = true;
        clearInterval(timer);
        await Promise.all(sweeps);
      },
    };
  };
  return { worker, wake: () => wake() };
}
