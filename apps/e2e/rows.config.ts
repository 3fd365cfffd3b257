import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run test:long -- rows`: every requirement in the running product, one after another; navigations fetch page JSON as in production. */
export default defineConfig({
  ...base,
  testMatch: '**/rows.trials.ts',
  workers: 1,
  fullyParallel: false,
  expect: { timeout: 20_000 },
  projects: [{ name: 'desktop' }],
  ...(base.webServer !== undefined &&
    !Array.isArray(base.webServer) && { webServer: { ...base.webServer, env: { ...base.webServer.env, TOUCHLINE_PAGE_JSON: 'on' } } }),
});
