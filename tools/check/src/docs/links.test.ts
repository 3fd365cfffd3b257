import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenLinks, foreignFiles } from './links.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'libs'));
  mkdirSync(join(folder, 'storybook'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const page = (name: string, html: string) => writeFileSync(join(folder, name), html);

it('[LB-01] reports a link to a missing page or anchor with its page', () => {
  page('index.html', '<a href="libs/kit.html#Button">Button</a><a href="libs/none.html">None</a><a href="libs/kit.html#Gone">Gone</a>');
  page('libs/kit.html', '<h2 id="Button">Button</h2><a href="../index.html">up</a><a href="#Button">here</a><a href="#away">away</a>');

  expect(brokenLinks(folder)).toEqual([
    'index.html: libs/none.html leads nowhere',
    'index.html: libs/kit.html#Gone leads nowhere',
    'libs/kit.html: #away leads nowhere',
  ]);
});

it('[LB-01] ignores links to other sites and in excluded folders', () => {
  page('index.html', '<a href="https://touchline.example/a">a</a><a href="mailto:a@touchline.example">b</a>');
  page('storybook/index.html', '<a href="nowhere.html">c</a>');

  expect(brokenLinks(folder, { except: ['storybook/'] })).toEqual([]);
});

it('[LB-01] reports a file loaded from another host, but not a link to one', () => {
  page(
    'index.html',
    '<script src="https://cdn.example/a.js"></script><img src="data:image/png;base64,AA"><a href="https://b.example">b</a>',
  );
  page('libs/kit.html', '<link rel="stylesheet" href="//fonts.example/a.css"><link rel="stylesheet" href="../own.css">');

  expect(foreignFiles(folder)).toEqual([
    'index.html: https://cdn.example/a.js is loaded from elsewhere',
    'libs/kit.html: //fonts.example/a.css is loaded from elsewhere',
  ]);
});
