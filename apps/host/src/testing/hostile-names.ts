/** Names by which a value reaches for what all objects have. @spec CFG-3 */
export const HOSTILE_NAMES: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '__defineGetter__',
  'isPolluted',
]);
