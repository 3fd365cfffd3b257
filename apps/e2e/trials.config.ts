import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run test:long -- coupon`: hands, prices and tabs by the hundred, in a real browser. */
export default defineConfig({
  ...base,
  // A trial that fails once of a hundred times is what it looks for.
  retries: 0,
  testMatch: '**/*.trials.ts',
  projects: base.projects?.filter(({ name }) => name === 'desktop').map((project) => ({ ...project, testIgnore: [] })) ?? [],
});
