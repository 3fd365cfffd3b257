import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_PREFIXES, SOCKET_PREFIX } from './api-prefixes.ts';

const LIBS = join(__dirname, '../../../../libs');

it('[HT-12] [SE-02] forwards the calls of every contract, and no other paths of the backend', () => {
  const files = globSync('*/contract/src/*calls.ts', { cwd: LIBS });
  const paths = files.flatMap((file) => [...readFileSync(join(LIBS, file), 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path]) => path));

  expect(files.length).toBeGreaterThanOrEqual(6);
  expect(paths.filter((path) => !CALL_PREFIXES.some((prefix) => path?.startsWith(`${prefix}/`)))).toEqual([]);
  expect(CALL_PREFIXES).toEqual([
    '/bff-api',
    '/blocks-api',
    '/fatman-api',
    '/limit-service-api',
    '/redirects-api',
    '/social-api',
    '/support-api',
    '/third-party',
    '/web-api',
  ]);
  expect(SOCKET_PREFIX).toBe('/support-api');
});
