/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

// In a separate process: the test process retains more objects than an edge does.
it('[HT-12] [REM-8] an endless response is awaited no longer than its timeout, even during garbage collection', () => {
  const args = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', 'apps/edge/src/testing/print-silent-backend.ts'];

  const printed = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });

  expect(JSON.parse(printed)).toEqual({ silent: 10, half: 10, 'of a caller': 10, sitemap: 10 });
});
