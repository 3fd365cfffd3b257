import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

// The kit reads the contract from its sources like the command, so it runs as a separate program.
it('[LB-01] the conformance kit reports exactly the violations of an independent backend', () => {
  const trial = resolve(__dirname, 'conformance-trial.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=@touchline/source', '--test-reporter=tap', trial], {
    encoding: 'utf8',
    cwd: resolve(__dirname, '../../..'),
  });

  expect({ status, stderr, failed: stdout.split('\n').filter((line) => line.startsWith('not ok')) }).toMatchObject({
    status: 0,
    failed: [],
  });
  expect(stdout).toContain('# pass 3');
});
