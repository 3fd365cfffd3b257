// Keeps the processes of `npm start` running. Plain JavaScript without imports: clock and processes are arguments, so that tests need neither.

/** Pause before the first restart, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 1_000;
/** Deaths within the window after which a part is given up. */
const MOST_DEATHS = 5;
const WINDOW_MS = 120_000;
/** Lines of a part's errors that are repeated when it is given up. */
const LAST_LINES = 20;
/** Longest end of a part before it is killed: edge and sandbox take nine seconds at most. */
const KILL_AFTER_MS = 12_000;
/** How often it is looked whether the parent lives. */
const LOOK_AT_PARENT_MS = 1_000;

/**
 * @typedef {object} Part
 * @property {string} name - in log lines, for example `the sandbox`.
 * @property {() => Child} start - starts its process.
 * @property {(isAlive: () => boolean) => Promise<void>} untilReady - rejects when the process ended before.
 *
 * @typedef {Pick<import('node:child_process').ChildProcess, 'on' | 'kill' | 'exitCode' | 'signalCode' | 'stderr'>} Child
 *
 * @typedef {object} Clock
 * @property {() => number} now - milliseconds.
 * @property {(ms: number, work: () => void) => (() => void)} after - runs work later; gives the way to call it off.
 * @property {(ms: number, work: () => void) => (() => void)} every
 */

const isAlive = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

/** Passes on what a stream writes and keeps its last lines. */
function lastLines(stream, pass) {
  let text = '';
  stream?.on('data', (chunk) => {
    pass(chunk);
    text = (text + String(chunk)).slice(-20_000);
  });
  return () => text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}

/**
 * Restarts a part that dies after 1, 2, 4 and 8 seconds while the others keep running. A part that dies five times in two minutes ends all parts:
 * the supervisor prints its last error lines and exits with code 1. A part that ends before it was first ready is not restarted, since its settings are wrong.
 *
 * @param {{ clock: Clock, log: (line: string) => void, pass: (chunk: unknown) => void, exit: (code: number) => void }} terms
 *   `pass` gets what parts write as errors; `exit` is called once, when every part has ended.
 */
export function createSupervisor({ clock, log, pass, exit }) {
  const running = new Map();
  const pauses = new Set();
  let code;
  const isStopping = () => code !== undefined;

  const endWhenAllHave = () => {
    if (isStopping() && running.size === 0) exit(code);
  };
  const stop = (wanted) => {
    if (isStopping()) return;
    code = wanted;
    for (const callOff of pauses) callOff();
    for (const child of running.values()) child.kill('SIGTERM');
    clock.after(KILL_AFTER_MS, () => running.forEach((child) => child.kill('SIGKILL')));
    endWhenAllHave();
  };

  /** Starts a process. @returns it, and what is done when it has ended. */
  const begin = (part, ended) => {
    const child = part.start();
    const errors = lastLines(child.stderr, pass);
    running.set(part, child);
    // A program that cannot be started emits an error, then closes.
    child.on('error', (error) => log(`${part.name} cannot be started: ${error.message}`));
    child.on('close', (exitCode, signal) => {
      running.delete(part);
      if (isStopping()) endWhenAllHave();
      else ended(exitCode === null ? signal : `code ${exitCode}`, errors());
    });
    return child;
  };

  const keep = (part, deaths, how, errors) => {
    const recent = [...deaths.filter((at) => clock.now() - at < WINDOW_MS), clock.now()];
    if (recent.length >= MOST_DEATHS) {
      log(
        `${part.name} ended ${MOST_DEATHS} times in ${WINDOW_MS / 60_000} minutes, the last time with ${how}; its last errors:\n${errors}`,
      );
      return stop(1);
    }
    const pauseMs = FIRST_PAUSE_MS * 2 ** (recent.length - 1);
    log(`${part.name} ended with ${how}; it is started again in ${pauseMs / 1_000} s`);
    const callOff = clock.after(pauseMs, () => {
      pauses.delete(callOff);
      const child = begin(part, (next, lines) => keep(part, recent, next, lines));
      part
        .untilReady(() => isAlive(child) && !isStopping())
        .then(
          () => isStopping() || log(`${part.name} is ready again`),
          () => undefined, // its end was logged
        );
    });
    pauses.add(callOff);
    return undefined;
  };

  return {
    /** Starts a part and keeps it running from then on. Resolves when it is ready. @throws Error when it ends before. */
    start: async (part) => {
      let isReady = false;
      let died;
      const child = begin(part, (how, errors) => {
        if (isReady) keep(part, [], how, errors);
        else died = how;
      });
      await part
        .untilReady(() => isAlive(child) && died === undefined && !isStopping())
        .catch((error) => {
          throw died === undefined ? error : new Error(`${part.name} ended with ${died} before it was ready`);
        });
      isReady = true;
      // It may have died in the very moment.
      if (died !== undefined) keep(part, [], died, '');
    },
    /** Ends every part, then exits. @param {number} wanted - the code. */
    stop,
    isStopping,
  };
}

/**
 * Calls `gone` when the process that started this one has ended, which changes the parent id of this process.
 *
 * @param {{ clock: Clock, parent: () => number, gone: () => void }} terms - `parent` is the id of the parent as it is now.
 */
export function watchParent({ clock, parent, gone }) {
  const first = parent();
  const callOff = clock.every(LOOK_AT_PARENT_MS, () => {
    if (parent() === first) return;
    callOff();
    gone();
  });
}

/** @type {Clock} */
export const realClock = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};
