// The contact sheet: a thumbnail of every story on one page, dist/stories/index.html, to spot irregularities.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const QUALITY = 70;
const MOST_HEIGHT = 900;
const MARGIN = 16;

export const fileOf = (id) => `${id}.jpg`;

/** Clears the sheet, so that no thumbnails of earlier runs remain. */
export function emptySheet(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * Area of the window that the story covers, without the empty page around it.
 *
 * @param isWhole - extends the width to overlays.
 */
export function roomOf(page, isWhole = false) {
  return page.evaluate(
    ({ most, margin, isWhole: hasOver }) => {
      const { left, right, bottom } = (document.querySelector('.story') ?? document.body).getBoundingClientRect();
      // Fixed elements add no height to the page.
      const isFixed = (element) =>
        hasOver && getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true });
      const over = [
        ...document.querySelectorAll('dialog[open], [popover]'),
        ...[...document.querySelectorAll('.story *')].filter(isFixed),
      ].map((element) => element.getBoundingClientRect());
      const beside = hasOver ? over.filter(({ width }) => width > 0) : [];
      const x = Math.max(0, Math.floor(Math.min(left, ...beside.map((box) => box.left)) - margin));
      const end = Math.min(innerWidth, Math.ceil(Math.max(right, ...beside.map((box) => box.right)) + margin));
      const lowest = Math.max(0, ...over.map((box) => box.bottom));
      return {
        x,
        y: 0,
        width: Math.max(1, end - x),
        height: Math.min(most, innerHeight, Math.max(40, Math.ceil(Math.max(bottom, lowest) + margin))),
      };
    },
    { most: MOST_HEIGHT, margin: MARGIN, isWhole },
  );
}

export async function photograph(page, folder, id) {
  const clip = await roomOf(page, true);
  await page.screenshot({ path: join(folder, fileOf(id)), type: 'jpeg', quality: QUALITY, clip });
}

const escaped = (text) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes the page with all thumbnails, grouped like Storybook's sidebar. */
export function writeSheet(folder, stories, words) {
  const titles = [...new Set(stories.map(({ title }) => title))].sort();
  const group = (title) => {
    const figures = stories
      .filter((story) => story.title === title)
      .map(({ id, name }) => `<figure><img loading="lazy" src="${fileOf(id)}" alt=""><figcaption>${escaped(name)}</figcaption></figure>`);
    return `<section><h2>${escaped(title)}</h2><div>${figures.join('')}</div></section>`;
  };
  const style =
    'body{font:14px/20px system-ui;margin:24px;background:#f3f4f6;color:#111}section div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}' +
    // A wide story gets a readable size; a narrow one keeps its own.
    'figure{margin:0;max-width:min(100%,640px);background:#fff;border:1px solid #d5d8de;border-radius:6px;overflow:hidden}img{display:block;max-width:100%}' +
    'figcaption{padding:4px 8px;font-size:12px}h2{margin:24px 0 8px;font-size:16px}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories</title><style>${style}</style><h1>${stories.length} stories, ${escaped(words)}</h1>${titles.map(group).join('')}</html>`,
  );
}
