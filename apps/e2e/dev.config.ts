import { defineConfig, devices } from '@playwright/test';

/** `npm run test:long -- dev`: edits sources and restores them, so its tests run alone and one after another. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.dev.ts',
  outputDir: '../../test-results/dev',
  workers: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 900 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] },
  },
});
