import { createDatabase, ENGINE } from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from './crash/sandbox-process.ts';
import { withSecrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-secrets-'));
const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

it.each([
  'CAPTCHA_PROVIDER',
  'DATABASE_URL',
  'SMTP_URL',
  'SOCIAL_PROVIDERS',
  'TOUCHLINE_CONTROL_KEY',
  'TOUCHLINE_DOCUMENTS_KEY',
  'TOUCHLINE_IDENTITY_SECRET',
  'TOUCHLINE_PROVIDER_SECRET',
])('[SEC-9] %s is read from a file too', async (name) => {
  expect(await withSecrets({ [`${name}_FILE`]: fileOf(name, 'from a file\n'), PATH: '/bin' })).toMatchObject({
    [name]: 'from a file',
    PATH: '/bin',
  });
});

it('[SEC-9] leaves unset secrets out', async () => {
  expect(await withSecrets({ PATH: '/bin' })).toEqual({ PATH: '/bin' });
});

const quiet = { ...TEST_ENV, TOUCHLINE_CONTROL_PORT: '0' };

it('[SEC-9] a sandbox starts with secrets that are only in files', async () => {
  const sandbox = await startSandbox({
    ...quiet,
    ...(ENGINE === 'pglite' ? { TOUCHLINE_DATA_DIR: join(folder, 'data') } : { DATABASE_URL: await createDatabase() }),
    TOUCHLINE_CONTROL_KEY_FILE: fileOf('control', 'key-of-a-file\n'),
  });
  sandbox.kill('SIGTERM');
  await sandbox.ended;
  expect(sandbox.output()).toMatch(/Control room: http:\/\/localhost:\d+\/\?key=key-of-a-file\n/);
});

it('[SEC-9] a sandbox does not start if a secret cannot be read, and names that secret', async () => {
  await expect(startSandbox({ ...quiet, DATABASE_URL_FILE: '/nowhere/url' })).rejects.toThrow(
    "ended with 1 before it was ready: sandbox: DATABASE_URL_FILE names '/nowhere/url', which cannot be read.",
  );
});
