import { spawn } from 'node:child_process';

/** A part that takes longer belongs into two. */
const LONGEST_MS = 40 * 60_000;

/**
 * Runs one part of a long trial, and ends it, with what it started, when its time is up.
 *
 * @returns whether it succeeded, and whether it was ended.
 */
export function runPart(args, { longestMs = LONGEST_MS, ...options }) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', ...options, detached: true });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill(-child.pid, 'SIGKILL');
    }, longestMs);
    // A group of its own does not hear of a key that was pressed to end the command.
    const end = () => process.kill(-child.pid, 'SIGTERM');
    process.once('SIGINT', end);
    child.once('exit', (status) => {
      clearTimeout(timer);
      process.off('SIGINT', end);
      done({ isOk: status === 0 && !isLate, isLate });
    });
  });
}
