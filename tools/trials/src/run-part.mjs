import { spawn } from 'node:child_process';

/** A part that takes longer should be split in two. */
const LONGEST_MS = 40 * 60_000;

/**
 * Runs one part of a long trial; after the time limit, kills it and all processes it started.
 *
 * @returns whether it succeeded, and whether it was killed.
 */
export function runPart(args, { longestMs = LONGEST_MS, ...options }) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', ...options, detached: true });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill(-child.pid, 'SIGKILL');
    }, longestMs);
    // A separate process group does not receive Ctrl-C from the terminal.
    const end = () => process.kill(-child.pid, 'SIGTERM');
    process.once('SIGINT', end);
    child.once('exit', (status) => {
      clearTimeout(timer);
      process.off('SIGINT', end);
      done({ isOk: status === 0 && !isLate, isLate });
    });
  });
}
