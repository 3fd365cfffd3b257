import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run test:long -- coupon`: hands, prices and tabs by the hundred, in a real browser. */
export default defineConfig({
  ...base,
  testMatch: '**/*.trials.ts',
  projects: base.projects?.filter(({ name }) => name === 'desktop').map((project) => ({ ...project, testIgnore: [] })) ?? [],
});
