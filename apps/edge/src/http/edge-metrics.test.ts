import { createMetrics } from '@touchline/shared-serving';
import { withEdge } from '../app.test.helper.ts';
import { aPage, fakeBundles } from '../testing/fakes.ts';

const start = withEdge();
const countsIn = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('touchline_request_duration_seconds_count'));
const count = (kind: string, name: string, outcome: string, times: number): string =>
  `touchline_request_duration_seconds_count{kind="${kind}",name="${name}",outcome="${outcome}"} ${times}`;

it('[SRV-3] [PRV-1] counts pages by section and route and calls by service; no label contains visitor input', async () => {
  const metrics = createMetrics();
  const app = await start(undefined, {}, { metrics, isBackendReady: async () => true });

  await app.inject('/en');
  await app.inject('/en/anna.canary@example.com?pin=canary-pin');
  await app.inject('/web-api/user/anna.canary?email=anna.canary@example.com');
  await app.inject('/assets/vendor/react-1.js');
  await app.inject('/assets/anna.canary.js');
  await app.inject('/readyz');

  const text = await metrics.text();
  expect(countsIn(text).sort()).toEqual([
    count('call', '/web-api', '5xx', 1),
    count('file', '/assets/*', '2xx', 1),
    count('file', 'none', '4xx', 1),
    count('page', 'betting/home', '2xx', 2),
    count('watch', '/readyz', '2xx', 1),
  ]);
  // Letters: figures of the process could contain any digits by chance.
  expect(text).not.toContain('canary');
});

it('[REM-1] counts section failures by name and fault, with one label for unknown names', async () => {
  const metrics = createMetrics();
  const app = await start(
    fakeBundles(({ report }) => {
      report('remote-failed', { name: 'betting', code: 'Error' });
      report('remote-failed', { name: 'made-up-by-somebody', code: 'Error' });
      report('site config is a kept one');
      report('head-failed', { code: 'Error' });
      return aPage();
    }),
    {},
    { metrics, isBackendReady: async () => false },
  );
  await app.inject('/en');
  await app.inject('/en');

  const lines = (await metrics.text()).split('\n');
  expect(lines.filter((line) => line.startsWith('touchline_section_faults_total'))).toEqual([
    'touchline_section_faults_total{section="betting",fault="refused"} 0',
    'touchline_section_faults_total{section="betting",fault="failed"} 2',
    'touchline_section_faults_total{section="betting",fault="page-failed"} 0',
    'touchline_section_faults_total{section="betting",fault="page-threw"} 0',
    'touchline_section_faults_total{section="other",fault="refused"} 0',
    'touchline_section_faults_total{section="other",fault="failed"} 2',
    'touchline_section_faults_total{section="other",fault="page-failed"} 0',
    'touchline_section_faults_total{section="other",fault="page-threw"} 0',
  ]);
  expect(lines).toContain('touchline_kept_configs_total 2');
  expect(lines).toContain('touchline_backend_ready 0');
});

it('[SEC-6] the site itself serves no metrics', async () => {
  const app = await start(
    fakeBundles(() => aPage({ status: 404 })),
    {},
    { metrics: createMetrics(), isBackendReady: async () => true },
  );
  const { statusCode, body, headers } = await app.inject('/metrics');

  expect(statusCode).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).not.toContain('touchline_request_duration_seconds');
});
