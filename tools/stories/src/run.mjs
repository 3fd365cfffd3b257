// Opens every story of dist/storybook in Chromium and fails on a thrown error, a console message, an axe violation, a story without notes,
// or a missing story. One page per worker; the next story is selected through Storybook's channel, so nothing is reloaded between stories.
// Light and left to right by default; in that mode, the most important stories are also compared with their stored images.
//
//   node tools/stories/src/run.mjs [--theme=dark] [--direction=rtl] [--language=ar] [--brand=harbour] [--only=betting,kit-button]
//     --text=200        with all text twice as large; text that is cut off or overlaps, or a page wider than its window, is a fault
//     --layout          the same faults at normal text size
//     --forced          in forced colours; a control without a line, or without a focus ring that is seen whole, is a fault
//     --layers          dialogs, menus, panels and a list of 2,000 rows with real keyboard and wheel input
//     --sheet[=name]    a contact sheet in dist/stories, or in a subfolder of that name
//     --shots=folder    whole windows as PNG, one file per story
//     --libs=a,b        only the stories of these folders, such as libs/ui/kit; '.storybook' for those without a lib
//     --site=folder     where Storybook was built, instead of dist/storybook
//     --report=file     the counts of each folder as JSON
//     --renew           only the stories of the screenshot test; differing images are updated
import { createServer } from 'node:http';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { chromium } from '@playwright/test';
import { forcedFaults } from './forced.mjs';
import { layerFaults } from './layers.mjs';
import { layoutFaults } from './layout.mjs';
import { PICTURED, pictureTest, STEADY } from './pictures.mjs';
import { emptySheet, photograph, writeSheet } from './sheet.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
/** Only reached by a story that hangs; on a busy machine stories of one second took 15. */
const STORY_MS = 60_000;
const START_MS = 120_000;
const USUAL_WINDOW = { width: 1366, height: 900 };
/** First story of every page. If a story were replaced while it is still failing, Storybook would reload the page and lose its globals. */
const CALM = 'foundations-start-here--what-is-here';
const FAILURES = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'unhandledErrorsWhilePlaying'];
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const options = Object.fromEntries(process.argv.slice(2).map((argument) => [...argument.replace(/^--/, '').split('='), '']));
const {
  only = '',
  libs,
  site = 'dist/storybook',
  report,
  shots,
  sheet,
  renew,
  text,
  layout,
  forced,
  layers,
  // The same on every machine: more pages make some stories slow enough to be taken for broken.
  workers = 2,
  ...chosen
} = options;
/** Stories open dark, like the product; pictures and axe are light unless another theme is asked for. */
const globals = { theme: 'light', ...chosen };
const SITE = join(ROOT, site);
const isForced = forced !== undefined;
const hasLayout = text !== undefined || layout !== undefined;
/** Checks of a rendered story. Axe has checked each story in the runs without them. */
const LOOKS = [...(hasLayout ? [layoutFaults] : []), ...(isForced ? [forcedFaults] : [])];
const hasAxe = LOOKS.length === 0 || layout !== undefined;
/** Kinds of faults that these checks report; a control story is tagged with the one that it must show. */
const KINDS = [...(hasLayout ? ['cut', 'overlap', 'wide'] : []), ...(isForced ? ['edge', 'focus', 'ring'] : [])];
if (!hasAxe) globals['a11y.manual'] = '!true';
const SHEET = join(ROOT, 'dist/stories', sheet ?? '');
const isRenewing = renew !== undefined;
const PICTURES = { kept: join(ROOT, 'tools/stories/pictures'), found: join(ROOT, 'dist/stories/pictures'), isRenewing };
const hasPictures = LOOKS.length === 0 && Object.keys(chosen).length === 0;

/** Folder that a story belongs to: its lib, or `.storybook`. */
const folderOf = (file) => {
  const parts = file.replace(/^\.\//, '').split('/');
  return parts[0] === 'libs' ? parts.slice(0, 3).join('/') : '.storybook';
};
const isChosen = ({ folder }) => libs === undefined || libs.split(',').includes(folder);

/** Stories in the source tree, to detect an index that lost some: their ids and folders. */
function storiesInTree() {
  const files = globSync(['.storybook/{foundations,frames,patterns,control}/*.stories.tsx', 'libs/*/*/src/**/*.stories.tsx'], {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  });
  return files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const [, title = file] = /^const meta\b(?:.*\{ |[^]*?^ {2})title: '([^']+)'/m.exec(text) ?? [];
    return [...text.matchAll(/^export const (\w+)\s*(?::[^=]+)?=/gm)].map(([, name]) => ({
      id: toId(title, storyNameFromExport(name)),
      folder: folderOf(file),
    }));
  });
}

function serve() {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://local').pathname)).replace(/^(\.\.[/\\])+/, '');
    try {
      const body = readFileSync(join(SITE, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((done) => server.listen(Number(process.env['STORIES_PORT'] ?? 0), '127.0.0.1', () => done(server)));
}

/** @returns a function that waits until the page loads nothing, and resolves to the number of requests it has made. */
function watchRequests(page) {
  const pending = new Set();
  let made = 0;
  let wake = () => undefined;
  page.on('request', (request) => {
    made += 1;
    pending.add(request);
  });
  for (const ended of ['requestfinished', 'requestfailed'])
    page.on(ended, (request) => {
      pending.delete(request);
      if (pending.size === 0) wake();
    });
  return async () => {
    if (pending.size > 0) await new Promise((done) => (wake = done));
    return made;
  };
}

async function openPage(context, base) {
  const page = await context.newPage();
  const state = { page, messages: [] };
  await page.exposeFunction('requestsDone', watchRequests(page));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) state.messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => state.messages.push(`page error: ${error.message}`));
  const globalsText = Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  await page.goto(`${base}/iframe.html?id=${CALM}&viewMode=story${globalsText === '' ? '' : `&globals=${globalsText}`}`, {
    timeout: START_MS,
  });
  if (text !== undefined) await page.addStyleTag({ content: `:root { font-size: ${Number(text)}% !important; }` });
  // Storybook reloads a page whose story is replaced before the first one has finished.
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined, undefined, {
    timeout: START_MS,
  });
  await page.evaluate((names) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    globalThis.__run = { failures: [], finished: null };
    for (const name of names) {
      channel.on(name, (detail) => {
        globalThis.__run.failures.push(`${name}: ${detail?.message ?? detail?.title ?? detail?.description ?? JSON.stringify(detail)}`);
        globalThis.__run.isOver ||= name !== 'unhandledErrorsWhilePlaying';
      });
    }
    channel.on('storyFinished', (detail) => {
      globalThis.__run.finished = detail;
    });
  }, FAILURES);
  return state;
}

/** Metadata of the stories: whether they have notes, and the window size that they request. */
async function extract(browser, address) {
  const page = await browser.newPage();
  // The browser's first page may be slow on a busy machine.
  await page.goto(address, { timeout: START_MS });
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined, undefined, { timeout: START_MS });
  const entries = await page.evaluate(async () => {
    const stories = await globalThis.__STORYBOOK_PREVIEW__.extract();
    return Object.values(stories).map(({ id, parameters, globals: own }) => {
      const size = parameters.viewport?.options?.[own?.viewport?.value]?.styles;
      return [
        id,
        {
          hasNotes: parameters.notes?.usage?.length > 0 && parameters.notes.spec?.length > 0,
          window: size && { width: Number.parseInt(size.width), height: Number.parseInt(size.height) },
        },
      ];
    });
  });
  await page.close();
  return Object.fromEntries(entries);
}

async function runStory({ page, messages }, story) {
  messages.length = 0;
  await page.evaluate((storyId) => {
    globalThis.__run.failures = [];
    globalThis.__run.finished = null;
    globalThis.__run.isOver = false;
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    // If the page shows this story already, only a forced rendering emits events.
    const isShown = channel.last('currentStoryWasSet')?.[0]?.storyId === storyId;
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story.id);
  const result = await page
    .waitForFunction(
      (storyId) => {
        const run = globalThis.__run;
        const isDone = run.finished?.storyId === storyId;
        if (!isDone && !run.isOver) return null;
        const violations = (run.finished?.reporters ?? [])
          .filter(({ type }) => type === 'a11y')
          .flatMap(({ result: found }) => [
            ...(found?.error ? [`axe: ${found.error.message ?? found.error}`] : []),
            ...(found?.violations ?? []).map(
              ({ id, nodes }) =>
                `axe ${id}: ${nodes
                  .map(({ html }) => html.slice(0, 140))
                  .slice(0, 3)
                  .join(' | ')}`,
            ),
          ]);
        return { failures: run.failures, violations, hasAxe: (run.finished?.reporters ?? []).some(({ type }) => type === 'a11y') };
      },
      story.id,
      { timeout: STORY_MS },
    )
    .then((handle) => handle.jsonValue());
  const faults = [...result.failures, ...result.violations, ...messages];
  if (hasAxe && !result.hasAxe && result.failures.length === 0) faults.push('axe did not run');
  if (result.failures.length === 0) for (const look of LOOKS) faults.push(...(await look(page)));
  return faults;
}

const UNFINISHED = 'did not finish: ';
const unfinished = (error) => [`${UNFINISHED}${error.message.split('\n')[0]}`];

/** Storybook's phase of the current story, or that the page does not respond. */
async function phaseOf(page) {
  const phase = page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'without a story');
  const silence = new Promise((done) => setTimeout(done, 5_000, 'a page that does not answer'));
  return Promise.race([phase.catch((error) => error.message.split('\n')[0]), silence]);
}

async function main() {
  const index = Object.values(JSON.parse(readFileSync(join(SITE, 'index.json'), 'utf8')).entries).filter(({ type }) => type === 'story');
  const inTree = storiesInTree();
  const left = inTree.filter((story) => isChosen(story) && !index.some(({ id }) => id === story.id)).map(({ id }) => id);
  if (left.length > 0)
    throw new Error(`The index lacks ${left.join(', ')}: build Storybook again, or mend the story files that it left out.`);
  const lost = [CALM, ...PICTURED].filter((id) => !inTree.some((story) => story.id === id));
  if (lost.length > 0) throw new Error(`Stories of this test that do not exist: ${lost.join(', ')}`);
  /** The fault that a control story must show; controls of checks that are off are left out of this run. */
  const shownBy = ({ tags = [] }) => tags.find((tag) => tag.startsWith('shows-'))?.slice('shows-'.length);
  const isOfThisRun = (story) => {
    const kind = shownBy(story);
    if (story.tags?.includes('large-only') && text === undefined) return false;
    return kind === undefined || KINDS.includes(kind) || (kind === 'axe' && hasAxe);
  };
  const stories = index.filter(isOfThisRun);
  const isWanted = ({ id, importPath }) => isChosen({ folder: folderOf(importPath) }) && only.split(',').some((part) => id.includes(part));
  const queue = stories.filter((story) =>
    isRenewing ? isWanted(story) && PICTURED.includes(story.id) : isWanted(story) || story.tags?.includes('must-fail'),
  );
  const server = await serve();
  const base = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...STEADY],
  });
  // For this name Storybook ends animations at once; for others it waits at least 200 ms for them in every story.
  const userAgent = `${browser.browserType().name()}/${browser.version()} StorybookTestRunner`;
  const metadata = await extract(browser, `${base}/iframe.html?id=${index[0]?.id}&viewMode=story`);
  if (sheet !== undefined) emptySheet(SHEET);
  const pictures = hasPictures ? await pictureTest(browser, PICTURES) : undefined;
  const tally = { passed: 0, failed: 0, skipped: stories.length - queue.length };
  const folders = Object.fromEntries((libs ?? '').split(',').map((folder) => [folder, { passed: 0, failed: 0, skipped: 0, why: [] }]));
  const work = async () => {
    const context = await browser.newContext({
      userAgent,
      viewport: USUAL_WINDOW,
      reducedMotion: 'reduce',
      forcedColors: isForced ? 'active' : 'none',
    });
    let current = await openPage(context, base);
    for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
      const mustFail = story.tags?.includes('must-fail') ?? false;
      const { hasNotes, window: wanted } = metadata[story.id] ?? {};
      await current.page.setViewportSize(wanted ?? USUAL_WINDOW);
      let faults = await runStory(current, story).catch(unfinished);
      // A page of an overloaded browser can stop for good; a story that hangs by itself also hangs in a fresh page.
      if (faults.length === 1 && faults[0].startsWith(UNFINISHED)) {
        console.log(`again in a fresh page: ${story.id}, ${await phaseOf(current.page)}`);
        await current.page.close();
        current = await openPage(context, base);
        await current.page.setViewportSize(wanted ?? USUAL_WINDOW);
        faults = await runStory(current, story).catch(unfinished);
      }
      if (!hasNotes && !mustFail) faults.push('no requirement ids or no usage note: give its component a docstring, or the story `notes`');
      if (pictures?.isPictured(story.id) && faults.length === 0)
        faults.push(...(await pictures.faults(current.page, story.id).catch((error) => [`no picture: ${error.message.split('\n')[0]}`])));
      // A failed screenshot is a fault of its story and does not stop the run.
      if (sheet !== undefined && !mustFail)
        await photograph(current.page, SHEET, story.id).catch((error) => faults.push(`no photograph: ${error.message.split('\n')[0]}`));
      const kind = shownBy(story);
      const isGood = mustFail ? faults.some((fault) => kind === undefined || fault.startsWith(kind)) : faults.length === 0;
      tally[isGood ? 'passed' : 'failed'] += 1;
      const words = mustFail ? [`does not show its fault (${kind ?? 'any'}): the story test is blind`, ...faults] : faults;
      if (!isGood) console.log(`FAIL ${story.id}\n  ${words.join('\n  ')}`);
      // A blind test proves nothing of any folder.
      for (const own of mustFail && !isGood ? Object.values(folders) : [folders[folderOf(story.importPath)]]) {
        if (own === undefined) continue;
        own[isGood ? 'passed' : 'failed'] += 1;
        if (!isGood) own.why.push([story.id, ...words].join('\n  '));
      }
      if (shots !== undefined && !mustFail) {
        mkdirSync(shots, { recursive: true });
        await current.page.screenshot({ path: join(shots, `${story.id}.png`) });
      }
      if (mustFail || !isGood) {
        await current.page.close();
        if (queue.length > 0) current = await openPage(context, base);
      }
    }
    await context.close();
  };
  const began = Date.now();
  await Promise.all(Array.from({ length: Number(workers) }, work));
  if (sheet !== undefined) {
    const shown = index.filter((story) => isWanted(story) && !story.tags?.includes('must-fail'));
    writeSheet(
      SHEET,
      shown,
      [...Object.values(globals), text && `${text} % text`, isForced && 'forced colours'].filter(Boolean).join(', ') ||
        'light, left to right',
    );
  }
  if (layers !== undefined) {
    const { faults, figures } = await layerFaults(browser, base);
    for (const line of figures) console.log(line);
    for (const fault of faults) console.log(`FAIL ${fault}`);
    tally[faults.length === 0 ? 'passed' : 'failed'] += 1;
  }
  await browser.close();
  server.close();
  console.log(
    `${index.length} stories of ${new Set(index.map(({ title }) => title)).size} components, ${Math.round((Date.now() - began) / 1000)} s`,
  );
  if (pictures !== undefined) {
    const { compared, noticed, renewed } = pictures.counts;
    for (const line of renewed) console.log(`renewed ${line}`);
    console.log(`${compared} pictures compared, ${noticed} moved columns noticed, ${renewed.length} renewed`);
  }
  if (report !== undefined) writeFileSync(join(ROOT, report), JSON.stringify(folders));
  console.log(`${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

await main();
