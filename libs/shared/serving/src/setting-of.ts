import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

export interface Setting {
  /** The variable that it came from, for error messages. */
  name: string;
  text: string;
}

/**
 * A setting from the variable `NAME`, or from the file that `NAME_FILE` names: the environment is visible to child processes and process
 * listings, and containers provide secrets as files.
 *
 * @returns undefined when neither is set.
 * @throws RangeError naming the variable, when both are set, or when the file cannot be read or is empty.
 */
export function settingOf(env: Env, name: string): Setting | undefined {
  const text = env[name];
  const file = env[`${name}_FILE`];
  if (file === undefined) return text === undefined ? undefined : { name, text };
  if (text !== undefined) throw new RangeError(`Set ${name} or ${name}_FILE, not both.`);
  const found = { name: `${name}_FILE`, text: read(`${name}_FILE`, file) };
  if (found.text === '') throw new RangeError(`${name}_FILE names '${file}', which is empty.`);
  return found;
}

/** Strips the trailing line break that editors add. */
function read(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (cause) {
    throw new RangeError(`${name} names '${file}', which cannot be read.`, { cause });
  }
}
