// What the import map says of a vendor entry that has nothing of its own.

/** An entry that only passes names on from one file, in the two ways in which the bundler writes that. */
const PASSES_ON = /^export\{([^}]*)\}from"\.\.?\/([^"]+)";$/;
const TAKES_AND_GIVES = /^import\{([^}]*)\}from"\.\.?\/([^"]+)";export\{([^}]*)\};$/;
/** Prefix of a vendor file in the import map: a data: url has no place to be relative to. */
export const FILE_PREFIX = '@vendor/';

/**
 * Where the import map sends a module whose entry only passes names on: to the file behind it, or, where some have other names there, to a
 * data: url that says so. Either saves the entry's request.
 *
 * @returns undefined for an entry that does more.
 */
export function shortCut(code) {
  const pairs = (list) => list.split(',').map((one) => (one.includes(' as ') ? one.split(' as ') : [one, one]));
  const [, list, behind] = PASSES_ON.exec(code.trim()) ?? [];
  const [, taken, from, given] = TAKES_AND_GIVES.exec(code.trim()) ?? [];
  const file = behind ?? from;
  if (file === undefined) return undefined;
  const there = new Map(taken === undefined ? [] : pairs(taken).map(([name, local]) => [local, name]));
  const passed = pairs(list ?? given).map(([local, name]) => [there.get(local) ?? local, name]);
  if (passed.every(([own, to]) => own === to)) return { file };
  const names = passed.map(([own, to]) => (own === to ? to : `${own} as ${to}`)).join();
  return { file, data: `data:text/javascript,export{${names}}from'${FILE_PREFIX}${file}'` };
}
