// npm run icons: renders the icons of the installable app in all sizes from the site's vector image.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './workspace.mjs';

const SIZES = [72, 96, 128, 144, 152, 192, 384, 512];
/** The system may crop a maskable icon to its own shape, so its content stays within the central area. */
const SHAPES = { icon: { sizes: SIZES, share: 0.72 }, maskable: { sizes: [192, 512], share: 0.5 } };
const GROUND = '#10161f';
const FOLDER = join(ROOT, 'apps/edge/files/icons');
const svg = readFileSync(join(ROOT, 'apps/edge/files/favicon.svg'), 'utf8');

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ colorScheme: 'dark' });
for (const [shape, { sizes, share }] of Object.entries(SHAPES))
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    const picture = svg.replace('<svg ', `<svg style="width:${size * share}px;height:${size * share}px" `);
    await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh;background:${GROUND}">${picture}</body>`);
    writeFileSync(join(FOLDER, `${shape}-${size}.png`), await page.screenshot());
  }
await browser.close();
