// Import map targets of vendor entries that contain no code.

/** An entry that only re-exports names from one file, in the two forms that the bundler emits. */
const PASSES_ON = /^export\{([^}]*)\}from"\.\.?\/([^"]+)";$/;
const TAKES_AND_GIVES = /^import\{([^}]*)\}from"\.\.?\/([^"]+)";export\{([^}]*)\};$/;
/** Prefix of a vendor file in the import map, because a data: URL cannot resolve relative paths. */
export const FILE_PREFIX = '@vendor/';

/**
 * Import map target of an entry that only re-exports names: the file behind it or, if some names differ, a data: URL that re-exports them.
 * Either saves one request.
 *
 * @returns undefined for an entry with other code.
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
