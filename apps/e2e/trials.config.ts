import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const WALK = '**/walk.trials.ts';

/** `npm run test:long -- coupon`, `tabs` and `walk`: hands, prices and tabs by the hundred in a real browser; the whole way of a player, in both builds. */
export default defineConfig({
  ...base,
  testMatch: '**/*.trials.ts',
  projects:
    base.projects?.flatMap((project) => {
      if (project.name === 'desktop') return [{ ...project, testIgnore: [] }];
      return project.name === 'mobile' ? [{ ...project, testIgnore: [], testMatch: WALK }] : [];
    }) ?? [],
});
