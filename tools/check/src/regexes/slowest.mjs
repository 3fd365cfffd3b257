/** Maximum time of one run over a text, in milliseconds. @spec SEC-7 */
export const MOST_MS = 10;
const RUNS = 3;
/** On a busy machine a run may be interrupted: times over the limit are measured again for this long, until one run was undisturbed. */
const PATIENCE_MS = 40 * MOST_MS;
/** No interruption takes so long. */
const CERTAIN_MS = 1000;
const isTriedAgain = (run, ms) => run === 0 || (ms > 0.5 && ms < CERTAIN_MS && (run < RUNS || (ms > MOST_MS && run * ms < PATIENCE_MS)));
/**
 * A bad expression is found on a short text; on the longest it would not terminate, and an exponential one not even on a hundred
 * characters: each further one doubles its time.
 */
const LENGTHS = [18, 21, 24, 500, 2_000, 8_000, 32_000, 100_000];
const CLASSES = [
  'a',
  'Z',
  '0',
  ' ',
  '\t',
  '\n',
  '-',
  '_',
  '/',
  '.',
  ',',
  ':',
  ';',
  '=',
  '%',
  '"',
  "'",
  '\\',
  '(',
  '[',
  '{',
  '<',
  '*',
  '+',
  '\u0301',
  'ж',
  '\u0000',
];

/** Signs of an expression that are combined with each other. */
const MOST_SIGNS = 8;

/** Texts that provoke backtracking: many repetitions of a matching part, followed by a mismatch, also behind a matching beginning. */
function* attacks(regex, length) {
  const own = [...new Set(regex.source.replace(/\\[A-Za-z]|[[\]()^$*+?{}|\\]/g, ''))]
    .filter((sign) => !/[A-Za-z0-9]/.test(sign))
    .slice(0, MOST_SIGNS);
  for (const part of [...own, ' ']) {
    const body = part.repeat(length);
    for (const begin of own) yield `a${begin}${body}${begin}`;
    yield `12${body}x`;
    yield `${body}\n`;
  }
  const words = regex.source.match(/[A-Za-z0-9_-]{2,}/g) ?? [];
  const signs = [...new Set([...CLASSES, ...regex.source.replace(/\\./g, '')])];
  for (const part of [...signs, ...words, ...signs.slice(0, 12).map((sign) => `${sign}a`), ...words.map((word) => `${word} `)]) {
    const body = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    yield body;
    yield `${body}\u0001`;
    yield `/en${body}x`;
    yield `"${body}`;
  }
}

/**
 * Worst case of an expression.
 *
 * @param longest - maximum length of its input.
 * @returns milliseconds of the best run, and the text; stops at the first text that is too slow.
 */
export function slowest(regex, longest = 100_000) {
  let worst = { ms: 0, text: '' };
  for (const length of [...LENGTHS.filter((value) => value < longest), longest]) {
    for (const text of attacks(regex, length)) {
      let ms = Infinity;
      for (let run = 0; isTriedAgain(run, ms); run += 1) {
        const began = performance.now();
        if (regex.global) text.replace(regex, '');
        else regex.exec(text);
        ms = Math.min(ms, performance.now() - began);
      }
      if (ms > worst.ms) worst = { ms, text: `${text.slice(0, 20)}… (${text.length})` };
      if (worst.ms > MOST_MS) return worst;
    }
  }
  return worst;
}
