import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const WALK = '**/walk.trials.ts';

/**
 * `npm run test:long -- coupon`, `tabs` and `walk`: hundreds of gestures, price changes and tabs in a real browser; a player's whole
 * journey in both builds.
 */
export default defineConfig({
  ...base,
  testMatch: '**/*.trials.ts',
  projects:
    base.projects?.flatMap((project) => {
      if (project.name === 'desktop') return [{ ...project, testIgnore: [] }];
      return project.name === 'mobile' ? [{ ...project, testIgnore: [], testMatch: WALK }] : [];
    }) ?? [],
});
