import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces a text of a file in a copy. @throws if the file does not have it. */
export function edit(root, file, from, to) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
  writeFileSync(join(root, file), text.replace(from, to));
}
