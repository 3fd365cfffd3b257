// The screenshot test: compares stories with stored images, pixel by pixel. The browser decodes and compares the images, so no package is
// needed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writePalettePng } from './palette-png.mjs';
import { COMPONENTS, PAGES, SHIFT, SHIFTED } from './pictured.mjs';
import { roomOf } from './sheet.mjs';

/**
 * Tolerance per colour channel: covers rounding, but not a different edge. Text shifted by a pixel changes hundreds of pixels by more than
 * 100.
 */
const CHANNEL_TOLERANCE = 16;
/** Maximum deviations of a stored image from the screenshot, so that 256 colours are enough; the first one that suffices is used. */
const CLOSENESS = [3, 5, 7, 9];
/** Chromium flags for reproducible rendering: no font hinting of the system, no display colour profile, no CPU-specific code paths. */
export const STEADY = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--disable-skia-runtime-opts',
];
/** Screenshots until the differing one is compared, which then names the fault. */
const MOST_SHOTS = 20;
const OWN_FONTS = /^(Inter|Noto Sans Arabic)\b/;

export const PICTURED = [...PAGES, ...COMPONENTS];

/**
 * @param kept - folder of the stored images.
 * @param found - folder for differing images, for inspection.
 * @param isRenewing - writes missing or differing images instead of failing.
 */
export async function pictureTest(browser, { kept, found, isRenewing }) {
  const desk = await browser.newPage();
  const counts = { compared: 0, renewed: [], noticed: 0 };
  rmSync(found, { recursive: true, force: true });
  for (const folder of [kept, found]) mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(kept))
    if (!PICTURED.includes(basename(file, '.png'))) {
      if (!isRenewing) throw new Error(`${file}: a picture that nothing is compared with`);
      rmSync(join(kept, file));
    }

  /** Number of differing pixels, or why the images could not be compared. */
  const differing = async (id, png) => {
    const file = join(kept, `${id}.png`);
    if (!existsSync(file)) return { why: 'no picture is kept' };
    return desk.evaluate(compare, { was: readFileSync(file, 'base64'), is: png.toString('base64'), tolerance: CHANNEL_TOLERANCE });
  };

  const look = async (page, id) => {
    const png = await takePicture(page);
    const { why, share, image } = await differing(id, png);
    counts.compared += 1;
    if (why === undefined) return [];
    if (isRenewing) {
      const strange = await strangeFonts(page);
      if (strange.length > 0) return [`drawn with fonts of this machine: ${strange.join(', ')}`];
      const reduced = await desk.evaluate(reduce, { png: png.toString('base64'), closeness: CLOSENESS });
      writeFileSync(join(kept, `${id}.png`), writePalettePng({ ...reduced, indices: Buffer.from(reduced.indices, 'base64') }));
      counts.renewed.push(`${id}: ${why}`);
      return [];
    }
    writeFileSync(join(found, `${id}.png`), png);
    if (image !== undefined) writeFileSync(join(found, `${id}.difference.png`), Buffer.from(image, 'base64'));
    return [`picture: ${why}${share === undefined ? '' : ` (${share})`}; see dist/stories/pictures, or run: npm run pictures`];
  };

  return {
    counts,
    isPictured: (id) => PICTURED.includes(id),
    /** @returns faults of the screenshot of the displayed story. */
    async faults(page, id) {
      const faults = await look(page, id);
      if (faults.length > 0 || !SHIFTED.includes(id)) return faults;
      const style = await page.addStyleTag({ content: SHIFT });
      const { why } = await differing(id, await takePicture(page));
      await style.evaluate((element) => element.remove());
      if (why === undefined) return ['a column of odds was moved by one pixel, and the picture test did not notice'];
      counts.noticed += 1;
      return [];
    },
  };
}

/** Captures a story once its fonts are loaded and two screenshots in a row are the same. */
async function takePicture(page) {
  await page.evaluate(() => {
    scrollTo(0, 0);
    return document.fonts.ready.then(() => undefined);
  });
  const shoot = async () => page.screenshot({ type: 'png', animations: 'disabled', caret: 'hide', clip: await roomOf(page) });
  let png = await shoot();
  for (let tries = 0; tries < MOST_SHOTS; tries++) {
    const next = await shoot();
    if (next.equals(png)) break;
    png = next;
  }
  return png;
}

/** System fonts used by the page, which differ between machines. */
async function strangeFonts(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.story *, dialog *, [popover] *' });
  const strange = new Set();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont || !OWN_FONTS.test(familyName)) strange.add(familyName);
  }
  await session.detach();
  return [...strange];
}

/** Runs in the browser. */
async function compare({ was, is, tolerance }) {
  const pixels = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
      colorSpaceConversion: 'none',
      premultiplyAlpha: 'none',
    });
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [before, after] = await Promise.all([pixels(was), pixels(is)]);
  if (before.width !== after.width || before.height !== after.height)
    return { why: `${after.width} x ${after.height} pixels, not ${before.width} x ${before.height}` };
  let count = 0;
  const box = { left: after.width, top: after.height, right: 0, bottom: 0 };
  for (let at = 0; at < after.data.length; at += 4) {
    const isSame =
      Math.abs(after.data[at] - before.data[at]) <= tolerance &&
      Math.abs(after.data[at + 1] - before.data[at + 1]) <= tolerance &&
      Math.abs(after.data[at + 2] - before.data[at + 2]) <= tolerance;
    if (isSame) continue;
    count += 1;
    const x = (at / 4) % after.width;
    const y = Math.floor(at / 4 / after.width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
    before.data.set([255, 0, 128, 255], at);
  }
  if (count === 0) return {};
  const canvas = new OffscreenCanvas(after.width, after.height);
  canvas.getContext('2d').putImageData(before, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  return {
    why: `${count} pixels differ, all within ${box.left}, ${box.top} to ${box.right}, ${box.bottom}`,
    share: `${((100 * count) / (after.width * after.height)).toFixed(2)} %`,
    image: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}

/** Runs in the browser: reduces the image to at most 256 colours, each pixel to the closest one. */
async function reduce({ png, closeness }) {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const uses = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    uses.set(colour, (uses.get(colour) ?? 0) + 1);
  }
  const byUse = [...uses].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const apart = (a, b) =>
    Math.max(Math.abs((a >> 16) - (b >> 16)), Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)), Math.abs((a & 255) - (b & 255)));
  for (const most of closeness) {
    const palette = [];
    const places = new Map();
    for (const colour of byUse) {
      const place = palette.findIndex((other) => apart(other, colour) <= most);
      places.set(colour, place === -1 ? palette.push(colour) - 1 : place);
    }
    if (palette.length > 256) continue;
    let indices = '';
    for (let at = 0; at < data.length; at += 4)
      indices += String.fromCharCode(places.get((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]));
    return { width, height, palette, indices: btoa(indices) };
  }
  throw new Error('More colours than a small picture holds: show less in it');
}
