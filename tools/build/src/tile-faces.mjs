// node tools/build/src/tile-faces.mjs FOLDER [FACE ...]
// Writes the letters of the tiles from free fonts (Open Font License): FOLDER holds the unpacked packages @fontsource/lilita-one,
// alfa-slab-one, cinzel, righteous and kaushan-script; Inter is a package of this workspace. Run once; its result is in the repository.
import subsetFont from 'subset-font';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.', ...only] = process.argv.slice(2);
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ&-’';
const UNITS = 200;
const inter = (subset) => `node_modules/@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`;
const FACES = {
  round: { font: 'Lilita One', files: [join(folder, 'lilita-one/files/lilita-one-latin-400-normal.woff2')] },
  slab: { font: 'Alfa Slab One', files: [join(folder, 'alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2')] },
  inscribed: { font: 'Cinzel', files: [join(folder, 'cinzel/files/cinzel-latin-900-normal.woff2')], least: 7 },
  deco: { font: 'Righteous', files: [join(folder, 'righteous/files/righteous-latin-400-normal.woff2')] },
  brush: {
    font: 'Kaushan Script',
    files: [join(folder, 'kaushan-script/files/kaushan-script-latin-400-normal.woff2')],
    letters: `${CAPITALS}abcdefghijklmnopqrstuvwxyz`,
    least: 12,
  },
  grotesk: { font: 'Inter', files: [inter('latin'), inter('cyrillic')], letters: `${CAPITALS}ПОЛЮС`, axes: { wght: 850 } },
};

/** The outlines of a TrueType font. */
function reader(buffer) {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  const tables = {};
  for (let at = 0; at < view.getUint16(4); at++) {
    const entry = 12 + at * 16;
    tables[buffer.toString('latin1', entry, entry + 4)] = view.getUint32(entry + 8);
  }
  const { head, hhea, hmtx, loca, glyf, cmap } = tables;
  const isLong = view.getInt16(head + 50) === 1;
  const metrics = view.getUint16(hhea + 34);
  const offset = (glyph) => glyf + (isLong ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2);
  const advance = (glyph) => view.getUint16(hmtx + Math.min(glyph, metrics - 1) * 4);
  function glyphOf(code) {
    for (let at = 0; at < view.getUint16(cmap + 2); at++) {
      const sub = cmap + view.getUint32(cmap + 4 + at * 8 + 4);
      const format = view.getUint16(sub);
      if (format === 4) {
        const segments = view.getUint16(sub + 6) / 2;
        for (let one = 0; one < segments; one++) {
          const [end, start] = [view.getUint16(sub + 14 + one * 2), view.getUint16(sub + 16 + (segments + one) * 2)];
          if (code < start || code > end) continue;
          const delta = view.getInt16(sub + 16 + (2 * segments + one) * 2);
          const rangeAt = sub + 16 + (3 * segments + one) * 2;
          const range = view.getUint16(rangeAt);
          if (range === 0) return (code + delta) & 0xffff;
          const glyph = view.getUint16(rangeAt + range + (code - start) * 2);
          return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
        }
      }
      if (format === 12)
        for (let one = 0; one < view.getUint32(sub + 12); one++) {
          const group = sub + 16 + one * 12;
          if (code >= view.getUint32(group) && code <= view.getUint32(group + 4))
            return view.getUint32(group + 8) + code - view.getUint32(group);
        }
    }
    return 0;
  }
  /** @returns contours of points with `on`. */
  function contours(glyph) {
    let at = offset(glyph);
    if (offset(glyph + 1) === at) return [];
    const count = view.getInt16(at);
    at += 10;
    if (count < 0) return composite(at);
    const ends = Array.from({ length: count }, (_, one) => view.getUint16(at + one * 2));
    at += count * 2;
    at += 2 + view.getUint16(at);
    const total = (ends.at(-1) ?? -1) + 1;
    const flags = [];
    while (flags.length < total) {
      const flag = view.getUint8(at++);
      flags.push(flag);
      if (flag & 8) for (let more = view.getUint8(at++); more > 0; more--) flags.push(flag);
    }
    const axis = (short, same) => {
      let value = 0;
      return flags.map((flag) => {
        if (flag & short) value += flag & same ? view.getUint8(at++) : -view.getUint8(at++);
        else if (!(flag & same)) {
          value += view.getInt16(at);
          at += 2;
        }
        return value;
      });
    };
    const xs = axis(2, 16);
    const ys = axis(4, 32);
    const points = xs.map((x, one) => ({ x, y: ys[one], on: (flags[one] & 1) === 1 }));
    return ends.map((end, one) => points.slice((ends[one - 1] ?? -1) + 1, end + 1));
  }
  function composite(from) {
    let at = from;
    const all = [];
    for (let flags = 32; flags & 32;) {
      flags = view.getUint16(at);
      const glyph = view.getUint16(at + 2);
      const [dx, dy] = flags & 1 ? [view.getInt16(at + 4), view.getInt16(at + 6)] : [view.getInt8(at + 4), view.getInt8(at + 5)];
      at += flags & 1 ? 8 : 6;
      let scale = 1;
      if (flags & 8) {
        scale = view.getInt16(at) / 16_384;
        at += 2;
      } else if (flags & 64) at += 4;
      else if (flags & 128) at += 8;
      all.push(...contours(glyph).map((points) => points.map((point) => ({ ...point, x: point.x * scale + dx, y: point.y * scale + dy }))));
    }
    return all;
  }
  return { glyphOf, contours, advance };
}

/** Points without those that are nearer to the last one than `least`: rough edges cost more than they show. */
function thinned(points, least) {
  const kept = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point.x - last.x, point.y - last.y) >= least) kept.push(point);
  }
  return kept;
}

function pathOf(contours, scale) {
  const text = ({ x, y }) => `${Math.round(x * scale)} ${Math.round(-y * scale)}`;
  const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });
  return contours
    .filter((points) => points.length > 2)
    .map((points) => {
      const first = points.findIndex(({ on }) => on);
      const round = first < 0 ? [middle(points[0], points.at(-1)), ...points] : [...points.slice(first), ...points.slice(0, first)];
      let path = `M${text(round[0])}`;
      for (let at = 1; at <= round.length; at++) {
        const [point, next] = [round[at % round.length], round[(at + 1) % round.length]];
        if (point.on) {
          if (at < round.length) path += `L${text(point)}`;
        } else {
          path += `Q${text(point)} ${text(next.on ? next : middle(point, next))}`;
          if (next.on) at++;
        }
      }
      return `${path}Z`;
    })
    .join('');
}

for (const [name, { files, font, letters = CAPITALS, axes, least = 0 }] of Object.entries(FACES)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const fonts = await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      return reader(await subsetFont(bytes, letters, { targetFormat: 'truetype', ...(axes && { variationAxes: axes }) }));
    }),
  );
  const found = [...letters].flatMap((letter) => {
    const one = fonts.find(({ glyphOf }) => glyphOf(letter.codePointAt(0)) !== 0);
    return one === undefined ? [] : [{ letter, one, glyph: one.glyphOf(letter.codePointAt(0)) }];
  });
  const capital = found.find(({ letter }) => letter === 'H');
  const height = Math.max(
    ...capital.one
      .contours(capital.glyph)
      .flat()
      .map(({ y }) => y),
  );
  const scale = UNITS / height;
  const rows = found.map(({ letter, one, glyph }) => {
    const key = /^[A-Za-z]$/.test(letter) ? letter : `'${letter}'`;
    return `    ${key}: [${Math.round(one.advance(glyph) * scale)}, '${pathOf(
      one.contours(glyph).map((points) => thinned(points, least / scale)),
      scale,
    )}'],`;
  });
  const text = `import type { Face } from './face.ts';\n\n/** From ${font}. */\nexport const ${name}: Face = {\n  height: ${UNITS},\n  isCapital: ${letters === CAPITALS || name === 'grotesk'},\n  glyphs: {\n${rows.join('\n')}\n  },\n};\n`;
  writeFileSync(`libs/casino/game-art/src/tiles/faces/${name}.ts`, text);
  console.log(name, rows.length, text.length, [...letters].filter((letter) => !found.some((each) => each.letter === letter)).join(''));
}
