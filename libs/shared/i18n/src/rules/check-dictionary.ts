import type { Dictionary } from '@touchline/shared-state';
import { isObject } from '@touchline/shared-primitives';
import type { OwnFormats } from './own-formats.ts';

/** A dictionary as written by the build. It names its language, section and size, so that a page notices a wrong or partial file. */
export interface DictionaryFile {
  lang: string;
  name: string;
  /** Number of messages that the build wrote. */
  count: number;
  /** Formats of a language that browsers lack. */
  formats?: OwnFormats;
  messages: Dictionary;
}

/** The file is not the requested dictionary. */
export class WrongDictionary extends Error {
  override name = 'WrongDictionary';
}

/** Node types of a compiled message, numbered by the compiler. */
const NODE = { literal: 0, simple: 4, select: 5, plural: 6, pound: 7, tag: 8 } as const;
/** Deeper than any real message. */
const DEEPEST = 12;

function isNode(node: unknown, depth: number): boolean {
  if (!isObject(node)) return false;
  const { type, value, options, children } = node;
  if (type === NODE.pound) return true;
  if (typeof value !== 'string') return false;
  if (type === NODE.tag) return isTree(children, depth + 1);
  if (type === NODE.select || type === NODE.plural) {
    return (
      isObject(options) && 'other' in options && Object.values(options).every((one) => isObject(one) && isTree(one['value'], depth + 1))
    );
  }
  return typeof type === 'number' && type >= NODE.literal && type <= NODE.simple;
}

/** Whether a message is a syntax tree that can be formatted. */
export const isTree = (nodes: unknown, depth = 0): boolean =>
  depth < DEEPEST && Array.isArray(nodes) && nodes.every((node) => isNode(node, depth));

interface CheckedDictionary {
  messages: Dictionary;
  formats?: OwnFormats;
  isWhole: boolean;
}

/** Cached per file object, because the edge uses the same files for every request. */
const known = new WeakMap<object, CheckedDictionary>();

/**
 * Checks a dictionary from outside: invalid messages are dropped.
 *
 * @returns `isWhole` is false when messages are missing or were dropped.
 * @throws WrongDictionary when it is not a dictionary, or belongs to another language or section.
 * @spec CFG-2 I18N-2 LG-08
 */
export function checkDictionary(file: unknown, lang: string, name: string): CheckedDictionary {
  if (!isObject(file) || !isObject(file['messages'])) throw new WrongDictionary(`${lang}/${name} is not a dictionary.`);
  if (file['lang'] !== lang || file['name'] !== name) throw new WrongDictionary(`${lang}/${name} came as another dictionary.`);
  const before = known.get(file);
  if (before !== undefined) return before;
  const entries = Object.entries(file['messages']);
  const sound = entries.filter(([, message]) => isTree(message));
  const formats = isObject(file['formats']) ? (file['formats'] as unknown as OwnFormats) : undefined;
  const checked = {
    messages: sound.length === entries.length ? file['messages'] : Object.fromEntries(sound),
    ...(formats && { formats }),
    isWhole: sound.length === file['count'],
  };
  known.set(file, checked);
  return checked;
}
