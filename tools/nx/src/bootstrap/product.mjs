// Starts the product for a tool: production mode, separate ports, a temporary data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');

/** Runs `work` with the origin of the running product, and always stops the product afterwards. */
export async function withProduct(work, { port = '4220', sandboxPort = '4320' } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'touchline-tool-'));
  const child = spawn(process.execPath, ['tools/nx/src/bootstrap/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, TOUCHLINE_PORT: port, TOUCHLINE_SANDBOX_PORT: sandboxPort, TOUCHLINE_DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((ready, broken) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('Touchline is ready') && ready());
      child.once('exit', (code) => broken(new Error(`the product ended with code ${code}`)));
    });
    return await work(`http://localhost:${port}`);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((done) => child.once('exit', done));
    rmSync(data, { recursive: true, force: true });
  }
}
