import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run test:long -- coupon`: hands, prices and tabs by the hundred, in a real browser, one trial after the other. */
export default defineConfig(base, {
  testMatch: '**/*.trials.ts',
  workers: 1,
  projects: base.projects?.filter(({ name }) => name === 'desktop').map((project) => ({ ...project, testIgnore: [] })) ?? [],
});
