// Renders a component of each installed lib with styles in Chromium, with the store, router and messages that it expects, and checks that
// its styles apply: removing its style.css must change the computed styles.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { serve, fileOf } from './beside-stories.mjs';
import { DRAWN } from './drawn-libs.mjs';

const nameOf = (lib) => `@touchline/${lib.replace('/', '-')}`;
/** Slices that the libs may read. */
const MODULES = [
  ['account-office-state', 'officeModule'],
  ['account-state', 'accountSettingsModule, accountModule'],
  ['betting-cash-out-state', 'cashOutModule'],
  ['betting-coupon-state', 'couponModule'],
  ['betting-history-state', 'historyModule'],
  ['betting-line-state', 'lineModule'],
  ['betting-results-state', 'resultsModule'],
  ['casino-state', 'casinoModule'],
  ['content-state', 'contentModule'],
  ['cyber-state', 'cyberModule'],
  ['identity-state', 'sessionModule, accessModule'],
  ['payments-state', 'paymentsModule, paymentListModule'],
  ['platform-state', 'platformModule'],
  ['responsible-gaming-state', 'limitsModule'],
  ['toto-state', 'totoModule'],
];
const moduleOf = ({ draws }) => `import { createElement } from 'react';\nexport const draw = async (store) => {\n${draws}\n};\n`;
const CLIENT = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
${MODULES.map(([lib, names]) => `import { ${names} } from '@touchline/${lib}';`).join('\n')}
import '@touchline/ui-kit/global.css';
const drawn = [${DRAWN.map((_, at) => `() => import('./drawn-${at}.js')`).join(', ')}];
async function show() {
  const { draw } = await drawn[Number(new URLSearchParams(location.search).get('lib'))]();
  const ports = createServerPorts({ send: async () => new Response(null, { status: 503 }), origin: location.origin, report: () => undefined });
  const store = createAppStore({ ports, modules: [${MODULES.map(([, names]) => names).join(', ')}] });
  const inRouter = createElement(MemoryRouter, { initialEntries: ['/en'] }, await draw(store));
  const inStore = createElement(Provider, { store }, inRouter);
  createRoot(document.getElementById('root')).render(createElement(IntlProvider, { locale: 'en', onError: () => undefined }, inStore));
}
show().catch(reportError); // not awaited by the module: what it imports may import this one
`;
const pageOf = (lib, sheets, script) => `<!doctype html><html lang="en" dir="ltr" data-theme="light">
<head><meta charset="utf-8"><title>stranger</title>${sheets}
<link rel="stylesheet" href="/node_modules/${nameOf('ui/kit')}/dist/style.css"><link id="own" rel="stylesheet" href="/node_modules/${nameOf(lib)}/dist/style.css"></head>
<body><div id="root"></div><script type="module" src="/dist/${script}"></script></body></html>`;

/** Elements whose computed style changes without the lib's styles. */
const styledElements = (page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root *, dialog, dialog *')];
    const styles = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((name) => style.getPropertyValue(name)).join();
      });
    const own = document.getElementById('own');
    const before = styles();
    own.disabled = true;
    const after = styles();
    own.disabled = false;
    return { drawn: elements.length, styled: before.filter((style, at) => style !== after[at]).length };
  });

/** Classes used in a lib's code that its style.css does not define. */
export async function classesWithoutStyles(folder) {
  const css = readFileSync(join(folder, 'dist/style.css'), 'utf8');
  const missing = [];
  for (const file of globSync('dist/**/*.module.js', { cwd: folder })) {
    const { default: classes } = await import(pathToFileURL(join(folder, file)).href);
    for (const [name, written] of Object.entries(classes))
      for (const one of written.split(' ')) if (!css.includes(one)) missing.push(`${file}: ${name}`);
  }
  return missing;
}

/** @returns the number of rendered libs, and the problems found. */
export async function drawAlone(project) {
  DRAWN.forEach((one, at) => writeFileSync(join(project, `src/drawn-${at}.js`), moduleOf(one)));
  writeFileSync(join(project, 'src/alone.js'), CLIENT);
  const outDir = join(project, 'dist');
  const input = join(project, 'src/alone.js');
  await build({
    ...{ root: project, base: '/dist/', configFile: false, logLevel: 'error', define: { 'process.env.NODE_ENV': '"production"' } },
    build: { outDir, emptyOutDir: true, target: 'es2023', manifest: 'manifest.json', rolldownOptions: { input } },
  });
  const { file: script, css = [] } = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'))['src/alone.js'];
  const sheets = css.map((sheet) => `<link rel="stylesheet" href="/dist/${sheet}">`).join('');
  const site = await serve((path, search) =>
    path === '/' ? { body: pageOf(DRAWN[Number(search.get('lib'))].lib, sheets, script), type: 'text/html' } : fileOf(project)(path),
  );
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const problems = [];
  try {
    for (const [at, { lib }] of DRAWN.entries()) {
      const faults = [];
      const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(`${site.origin}/?lib=${at}`, { waitUntil: 'networkidle' });
      const { drawn, styled } = await styledElements(page);
      if (drawn === 0) faults.push('nothing is drawn');
      else if (styled === 0) faults.push(`none of ${drawn} elements has a style of its style.css`);
      faults.push(...(await classesWithoutStyles(join(project, 'node_modules', nameOf(lib)))).map((one) => `no style for ${one}`));
      problems.push(...faults.map((one) => `${lib}: ${one}`));
      console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${lib}: ${styled} of ${drawn} elements by its own styles`);
      await page.close();
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return { count: DRAWN.length, problems };
}

/** Libs with styles that are neither compared nor rendered here. */
export const undrawn = (styled, compared) =>
  styled.filter((lib) => !compared.includes(lib) && !DRAWN.some((one) => one.lib === lib)).map((lib) => `${lib}: nothing draws it`);
