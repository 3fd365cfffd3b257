/** Name of the property that a polluted prototype would have. */
export const POLLUTED = 'isPolluted';

const VALUES = [`{"${POLLUTED}":true}`, `{"a":1,"${POLLUTED}":{"${POLLUTED}":true}}`, `[{"${POLLUTED}":true}]`];
/** Members of a JSON object that target a prototype: plain, escaped, dotted, and through the constructor. */
const REACHES = [
  (value: string) => `"__proto__":${value}`,
  (value: string) => `"\\u005f\\u005fproto\\u005f\\u005f":${value}`,
  (value: string) => `"__pro\\u0074o__":{"__proto__":${value}}`,
  (value: string) => `"constructor":{"prototype":${value}}`,
  (value: string) => `"con\\u0073tructor":{"prototyp\\u0065":${value}}`,
  (value: string) => `"constructor":{"constructor":{"prototype":${value}}}`,
  (value: string) => `"prototype":${value}`,
  (value: string) => `"__proto__.${POLLUTED}":${value},"__proto__[${POLLUTED}]":${value}`,
  (value: string) => `"constructor.prototype.${POLLUTED}":${value},"constructor[prototype][${POLLUTED}]":${value}`,
  (value: string) => `"__proto__":[],"__proto__":${value},"__defineGetter__":${value},"toString":${value}`,
];
const PLACES = [
  (member: string) => `{${member}}`,
  (member: string) => `[{${member}}]`,
  (member: string) => `[[[{${member}}]]]`,
  (member: string) => `{"bets":{${member}},"form":{${member}},"messages":{${member}}}`,
  (member: string) => `{"bets":[{"market":{${member}},${member}}],"games":[{${member}}]}`,
  (member: string) => `{"addedAtByBetId":{${member}},"bets":[],"typeId":0}`,
  (member: string) => `{"polling":{${member}},"coefViewAliases":{${member}},"groups":{${member}}}`,
  (member: string) => `{"topic":"coupon.sync","message":{"bets":{${member}},"form":{${member}}}}`,
  (member: string) => `{"a":{"b":{"c":{"d":{${member}}}}}}`,
  (member: string) => `{"status":"player",${member},"token":{${member}}}`,
];

/** Three hundred JSON texts that try to pollute prototypes. @spec CFG-3 */
export const JSON_POLLUTIONS: readonly string[] = PLACES.flatMap((place) =>
  REACHES.flatMap((reach) => VALUES.map((value) => place(reach(value)))),
);

const everyCharacter = (text: string): string =>
  [...text].map((character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

const PATHS = [
  `__proto__[${POLLUTED}]`,
  `__proto__.${POLLUTED}`,
  `__proto__[__proto__][${POLLUTED}]`,
  `constructor[prototype][${POLLUTED}]`,
  `constructor.prototype.${POLLUTED}`,
  `a[__proto__][${POLLUTED}]`,
  `[]__proto__[${POLLUTED}]`,
  '__proto__[]',
  'prototype[]',
  'constructor[]',
];
const NAMES = ['', 'coupon', 'bets', 'lang', 'groups'];
const ENCODINGS = [
  (text: string) => text,
  everyCharacter,
  (text: string) => encodeURIComponent(text).replaceAll('_', '%5F').replaceAll('.', '%2E'),
  (text: string) => encodeURIComponent(everyCharacter(text)),
  (text: string) => text.replaceAll('o', '%u006f'),
  (text: string) => `%00${encodeURIComponent(text)}`,
];

/** Three hundred query strings, without the question mark, that try the same; they serve as cookies too. @spec CFG-3 */
export const QUERY_POLLUTIONS: readonly string[] = PATHS.flatMap((path) =>
  NAMES.flatMap((name) => ENCODINGS.map((encode) => (name === '' ? `${encode(path)}=true` : `${name}=${encode(path)}&${encode(path)}=1`))),
);

const PROTOTYPES: readonly object[] = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype];
const marks = (): string => PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).map(String).join()).join(';');
const clean = marks();

/** Whether prototypes have the same members as when this file was loaded, and no object has the polluted property. */
export const arePrototypesClean = (): boolean => marks() === clean && !(POLLUTED in {}) && !(POLLUTED in []);

/**
 * Whether a value, at any depth, has a prototype other than the built-in ones. Such a prototype could supply properties that were never
 * set.
 */
export function hasForeignPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isOwn = prototype === null || prototype === Object.prototype || prototype === Array.prototype;
  return !isOwn || Reflect.ownKeys(value).some((key) => hasForeignPrototype(Reflect.get(value, key)));
}
