const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, H: 1, V: 1, Q: 2, C: 3, Z: 0 };

/** The absolute command of each relative one, and the other way round. */
const ABSOLUTE: Readonly<Record<string, string>> = { m: 'M', l: 'L', h: 'H', v: 'V', q: 'Q', c: 'C', z: 'Z' };
const RELATIVE: Readonly<Record<string, string>> = { L: 'l', H: 'l', V: 'l', Q: 'q', C: 'c' };

/** Units of the result are tenths: a curve is as exact as a pixel at four times the size of a tile. */
const DIGITS = 10;
const number = (tenths: number): string => String(tenths / DIGITS).replace(/^(-?)0\./, '$1.');

function joined(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const next = number(value);
    text += text !== '' && !next.startsWith('-') ? ` ${next}` : next;
  }
  return text;
}

/**
 * A path with relative commands and one digit after the point, which is about half as long. Steps are taken between rounded points, so that
 * errors do not add up. Reads M, L, H, V, Q, C and Z in both cases.
 */
export function relative(path: string): string {
  const tokens = path.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // Exact place of the pen, for relative commands of the source.
  let [penX, penY, penStartX, penStartY] = [0, 0, 0, 0];
  let [kind, text] = ['M', ''];
  for (let at = 0; at < tokens.length;) {
    if (/[A-Za-z]/.test(tokens[at] ?? '')) kind = tokens[at++] ?? 'M';
    const upper = ABSOLUTE[kind] ?? kind;
    if (upper === 'Z') {
      text += 'z';
      [x, y, penX, penY] = [startX, startY, penStartX, penStartY];
      continue;
    }
    const isRelative = kind !== upper;
    const values: number[] = [];
    let [toX, toY] = [penX, penY];
    for (let one = 0; one < (POINTS[upper] ?? 0); one++) {
      const dx = upper === 'V' ? (isRelative ? 0 : penX) : Number(tokens[at++]);
      const dy = upper === 'H' ? (isRelative ? 0 : penY) : Number(tokens[at++]);
      [toX, toY] = isRelative ? [penX + dx, penY + dy] : [dx, dy];
      values.push(Math.round(toX * DIGITS) - x, Math.round(toY * DIGITS) - y);
    }
    [penX, penY] = [toX, toY];
    x += values.at(-2) ?? 0;
    y += values.at(-1) ?? 0;
    if (upper === 'M') {
      [startX, startY, penStartX, penStartY] = [x, y, penX, penY];
      kind = isRelative ? 'l' : 'L';
      text += `${text === '' ? 'M' : 'm'}${joined(values)}`;
    } else if (upper !== 'Q' && upper !== 'C' && values[1] === 0) text += `h${number(values[0] ?? 0)}`;
    else if (upper !== 'Q' && upper !== 'C' && values[0] === 0) text += `v${number(values[1] ?? 0)}`;
    else text += (RELATIVE[upper] ?? 'l') + joined(values);
  }
  return text;
}
