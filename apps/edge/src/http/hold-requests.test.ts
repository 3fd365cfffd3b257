/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

// In a process of its own: the one that tests run in holds on to more than an edge does.
it('[HT-12] [REM-8] an answer that never ends is waited for no longer than its time, also while memory is collected', () => {
  const args = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', 'apps/edge/src/testing/print-silent-backend.ts'];

  const printed = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });

  expect(JSON.parse(printed)).toEqual({ silent: 10, half: 10, 'of a caller': 10, sitemap: 10 });
});
