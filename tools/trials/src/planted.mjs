// The mutants of a trial, and the page that lists what caught them.

/** Mutants of each area; 32 in all. */
const SHARE = { money: 5, limits: 5, guards: 5, coupon: 5, remotes: 4, tokens: 4, tabs: 4 };
const SEED = 20_261_129;
/** Least number of mutants that have to be caught. */
export const WANTED = 30;
const SHOWN = 60;

/** Random numbers below 1 from a seed (mulberry32). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws the share of each area, always the same for the same sources.
 *
 * @param all - mutants by area.
 */
export function draw(all, seed = SEED) {
  const random = seeded(seed);
  return Object.entries(SHARE).flatMap(([area, share]) => {
    const left = [...all[area]];
    return Array.from({ length: Math.min(share, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
  });
}

const cell = (text) => {
  const flat = text.replace(/\s+/g, ' ').replaceAll('|', '¦').replaceAll('`', "'").trim();
  return flat.length > SHOWN ? `${flat.slice(0, SHOWN)}…` : flat;
};
const code = (text) => (cell(text) === '' ? 'nothing' : `\`${cell(text)}\``);
const ROW = /^\| (\d+) \| (\S+) \| (\S+) \| (.+?) \| (.+?) \| (.+?) \|$/;

/** Rows of the page. */
export const readPage = (page) =>
  page.split('\n').flatMap((line) => {
    const [, nr, area, place, original, replacement, step] = ROW.exec(line) ?? [];
    return nr === undefined ? [] : [{ nr: Number(nr), area, place, original, replacement, step, isWritten: true }];
  });

/** The page with these rows. */
export function writePage(rows) {
  const caught = rows.filter(({ step }) => step !== 'survives').length;
  const shown = rows.map(({ nr, area, place, original, replacement, step, isWritten = false }) =>
    isWritten
      ? `| ${nr} | ${area} | ${place} | ${original} | ${replacement} | ${step} |`
      : `| ${nr} | ${area} | ${place} | ${code(original)} | ${code(replacement)} | ${step} |`,
  );
  return [
    '# Planted breaks',
    '',
    'Written by `npm run test:long -- breaks`: mutants drawn with a fixed seed from the areas of the mutation tests, each planted alone. A break is caught',
    'if a step of `npm test` that runs after a change of its file fails.',
    '',
    `${caught} of ${rows.length} caught; at least ${WANTED} of 32 are wanted.`,
    '',
    '| nr | area | place | code | break | caught by |',
    '| -- | ---- | ----- | ---- | ----- | --------- |',
    ...shown,
    '',
  ].join('\n');
}
