// Runs the conformance kit against the sandbox: `npm run test:long -- conform`.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { playContract, reportText } from './conformance.mjs';
import { createProcesses } from './processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchline-conform-'));
const processes = createProcesses();
after(async () => {
  await processes.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[LB-01] [HT-01] [AUTH-12] [BET-1] the sandbox keeps to every call of the contract', { timeout: 20 * 60_000 }, async () => {
  const sandbox = await processes.sandbox({ TOUCHLINE_DATA_DIR: folder, TOUCHLINE_QUOTES: 'optional', TOUCHLINE_LIVE_DELAY_MS: '0' });
  const report = await playContract(sandbox.url);
  console.log(reportText(report));
  assert.deepEqual(report.findings, []);
  assert.ok(report.calls > 200 && report.held > 1_000, `${report.held} expectations of ${report.calls} calls`);
  // Otherwise the kit's bet would prove nothing about money.
  assert.equal(report.bet, 'accepted');
});
