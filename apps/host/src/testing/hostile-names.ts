/** Names that reach a prototype. @spec CFG-3 */
export const HOSTILE_NAMES: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '__defineGetter__',
  'isPolluted',
]);
