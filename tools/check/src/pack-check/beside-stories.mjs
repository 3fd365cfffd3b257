// Renders components of installed packages with Vite, on a server and hydrated in Chromium, and compares each with its story.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const serve = (answer) =>
  new Promise((resolve) => {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const found = answer(normalize(pathname), searchParams);
      if (found === undefined) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': found.type }).end(found.body);
    });
    server.listen(0, '127.0.0.1', () => resolve({ origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }));
  });
export const fileOf = (folder) => (path) =>
  existsSync(join(folder, path)) && extname(path) !== ''
    ? { body: readFileSync(join(folder, path)), type: TYPES[extname(path)] ?? 'application/octet-stream' }
    : undefined;

/** The server-rendered page: the component is visible before any script runs. */
const pageOf = ({ html, parameters }, { at, script, style }) =>
  `<!doctype html><html lang="en" dir="ltr" data-theme="light" data-view="european" data-story="${at}"${parameters.device === 'mobile' ? ' data-device="mobile"' : ''}>
<head><meta charset="utf-8"><title>stranger</title><link rel="stylesheet" href="/${style}"></head>
<body class="sb-show-main" style="margin:0;padding:${parameters.layout === 'fullscreen' ? 0 : 16}px;background:var(--surface-page)">
<div id="root">${html}</div><style>.story{container-type:inline-size;margin-inline:auto}</style><script type="module" src="/${script}"></script></body></html>`;

/** All computed styles of the component and its descendants. */
const stylesOf = (page) =>
  page.evaluate(() => {
    const root = document.querySelector('.story')?.firstElementChild;
    if (root == null) return [];
    return [root, ...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return [element.tagName, Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))];
    });
  });

const picture = async (page) => (await page.locator('.story > *').first().screenshot({ animations: 'disabled' })).toString('base64');

function differences(own, story) {
  if (own.length === 0) return ['nothing is drawn'];
  if (own.length !== story.length) return [`${own.length} elements, and the story has ${story.length}`];
  return own.flatMap(([tag, style], at) =>
    Object.keys(style)
      .filter((name) => !name.startsWith('--') && style[name] !== story[at][1][name])
      .map((name) => `${tag}: ${name} is ${style[name]}, and ${story[at][1][name]} in the story`),
  );
}

/** @returns the number of comparisons, and the differences. */
export async function compareWithStories({ project, storybook, stories }) {
  const common = { root: project, configFile: false, logLevel: 'error' };
  const outDir = join(project, 'dist');
  await build({ ...common, build: { outDir, manifest: 'manifest.json', rolldownOptions: { input: join(project, 'src/client.tsx') } } });
  await build({ ...common, build: { outDir: join(project, 'server'), ssr: join(project, 'src/server.tsx') } });
  const manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'));
  const { file: script, css } = manifest['src/client.tsx'];
  // As on a rendering server: Node imports the packages itself.
  const { pages } = await import(pathToFileURL(join(project, 'server/server.js')).href);
  const site = await serve((path, search) =>
    path === '/'
      ? { body: pageOf(pages[Number(search.get('story'))], { at: search.get('story'), script, style: css[0] }), type: 'text/html' }
      : fileOf(outDir)(path),
  );
  const book = await serve(fileOf(storybook));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const problems = [];
  try {
    for (const [at, { lib, id }] of stories.entries()) {
      const page = await browser.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' });
      page.on('pageerror', (error) => problems.push(`${lib}: ${error.message}`));
      page.on(
        'console',
        (message) => message.type() === 'error' && !message.text().includes('404') && problems.push(`${lib}: ${message.text()}`),
      );
      await page.goto(`${site.origin}/?story=${at}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const own = { styles: await stylesOf(page), picture: await picture(page) };
      await page.goto(`${book.origin}/iframe.html?id=${id}&viewMode=story&globals=theme:light`, { waitUntil: 'networkidle' });
      await page.locator('.story > *').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const differing = differences(own.styles, await stylesOf(page));
      if (differing.length > 0) problems.push(`${lib}: ${differing.length} computed styles differ: ${differing.slice(0, 5).join('; ')}`);
      else if (own.picture !== (await picture(page))) problems.push(`${lib}: the picture differs from that of ${id}`);
      console.log(
        `${problems.some((problem) => problem.startsWith(lib)) ? 'FAILED' : 'ok    '} ${lib}: ${own.styles.length} elements like ${id}`,
      );
      await page.close();
    }
  } finally {
    await browser.close();
    site.stop();
    book.stop();
  }
  return { count: stories.length, problems };
}
