/** The part of a logger that warnings need. */
export interface WarnLog {
  warn(facts: object, line: string): void;
}

/**
 * Logs that input or a remote service was not usable: the name or code and the message of the error, without a stack.
 *
 * @param line - fixed text; lines are counted by it.
 */
export type Warn = (log: WarnLog, line: string, error: unknown, facts?: Readonly<Record<string, unknown>>) => void;

/** Lines of one text in a window. More are counted, and the first line of the next window says how many. */
const MOST_WARNINGS = 10;
const WARNING_WINDOW_MS = 60_000;
/** Longest part of an error's message, in characters: some libraries quote the input. */
const LONGEST_MESSAGE = 200;

function factsOf(error: unknown): { reason: string; detail?: string } {
  if (!(error instanceof Error)) return { reason: typeof error };
  const { code } = error as { code?: unknown };
  return { reason: typeof code === 'string' ? code : error.name, detail: error.message.slice(0, LONGEST_MESSAGE) };
}

/**
 * Warnings that visitors can cause at will. Each takes one line without a stack, and their number is limited, so that hostile input cannot
 * fill the log.
 *
 * @param now - a monotonic clock in milliseconds.
 * @spec SEC-5 SRV-5
 */
export function briefWarnings(now: () => number): Warn {
  const windows = new Map<string, { beganMs: number; written: number; leftOut: number }>();
  return (log, line, error, facts = {}) => {
    const nowMs = now();
    let window = windows.get(line);
    let leftOut = 0;
    if (window === undefined || nowMs - window.beganMs >= WARNING_WINDOW_MS) {
      leftOut = window?.leftOut ?? 0;
      window = { beganMs: nowMs, written: 0, leftOut: 0 };
      windows.set(line, window);
    }
    if (window.written >= MOST_WARNINGS) {
      window.leftOut += 1;
      return;
    }
    window.written += 1;
    log.warn({ ...facts, ...factsOf(error), ...(leftOut > 0 && { leftOut }) }, line);
  };
}
