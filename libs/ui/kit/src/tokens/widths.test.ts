import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../../../../..');
const filesOf = (pattern: string): string[] =>
  globSync(`{libs,apps}/**/src/**/${pattern}`, { cwd: ROOT, exclude: (path) => path.includes('node_modules') }).map((file) =>
    join(ROOT, file),
  );
const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Screen widths and breakpoints of the specification. */
const SPECIFIED = [1024, 1100, 1152, 1280, 1366, 1440, 1680, 1920, 2560, 3840];
const EIGHT = [1152, 1280, 1366, 1440, 1680, 1920, 2560, 3840];

/** Widths at which the media queries of a stylesheet change, from 1024 px: `max-width: 1365px` changes at 1366. */
const changesOf = (css: string): number[] =>
  [...css.matchAll(/\((min|max)-width:\s*(\d+)px\)/g)]
    .map(([, kind, px]) => Number(px) + (kind === 'max' ? 1 : 0))
    .filter((width) => width >= 1024);

it('[LY-08] every stylesheet that depends on the width of a screen changes at widths of the specification only', () => {
  const sheets = filesOf('*.css');
  const odd = sheets.flatMap((file) =>
    changesOf(textOf(file))
      .filter((width) => !SPECIFIED.includes(width))
      .map((width) => `${relative(ROOT, file)}: ${width}`),
  );

  expect(odd).toEqual([]);
  expect(sheets.length).toBeGreaterThan(100);
});

it('[LY-08] the table of tokens and the columns of the frame change at each of the eight breakpoints', () => {
  const css = ['libs/ui/kit/src/styles/tokens.css', 'libs/ui/desktop/src/frame/DesktopFrame.module.css'].map((file) =>
    textOf(join(ROOT, file)),
  );
  const changed = new Set(css.flatMap(changesOf));

  expect(EIGHT.filter((width) => !changed.has(width))).toEqual([]);
});

it('[LY-08] resizing the window is listened to through the debounced onResized alone', () => {
  const listeners = filesOf('*.{ts,tsx}')
    .filter((file) => !/\.(?:test|stories|e2e)\./.test(file))
    .filter((file) => /['"`]resize['"`]|\bonresize\b/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(ROOT, file));

  expect(listeners).toEqual(['libs/ui/kit/src/resize/on-resized.ts']);
});
