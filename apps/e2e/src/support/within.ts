/** Ends a wait that hangs. */
const HANG_MS = 60_000;

/**
 * Time limit of an expectation with a promised time. The long run, on an idle machine, enforces it; any other run only ends a hang.
 *
 * @param ms - the promised time, in milliseconds.
 */
export const within = (ms: number): { timeout: number } => ({ timeout: process.env['TOUCHLINE_LONG'] === '1' ? ms : HANG_MS });
