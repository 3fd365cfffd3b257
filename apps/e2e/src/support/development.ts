import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const PORT = process.env['E2E_DEV_PORT'] ?? '4220';
const SANDBOX_PORT = process.env['E2E_DEV_SANDBOX_PORT'] ?? '4320';
export const ORIGIN = `http://localhost:${PORT}`;

export interface Started {
  /** Output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts a program as a developer does, and waits until it reports that it is ready. */
export async function startDevelopment({
  args,
  until,
  env = {},
}: {
  args: readonly string[];
  until: string;
  env?: Record<string, string>;
}): Promise<Started> {
  const own = {
    TOUCHLINE_PORT: PORT,
    TOUCHLINE_SANDBOX_PORT: SANDBOX_PORT,
    TOUCHLINE_DATA_DIR: mkdtempSync(join(tmpdir(), 'touchline-dev-')),
  };
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...own, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with code ${code}: ${output}`)));
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes(until)) resolve();
    });
  });
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Changes a source file, runs `see`, and restores the file. */
export async function changing(file: string, from: string, to: string, see: () => Promise<void>): Promise<void> {
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
  try {
    await see();
  } finally {
    writeFileSync(path, before);
  }
}
