import { isZone } from '@touchline/shared-primitives/calendar';
import { APP_THEME, APP_VIEW_TYPE, DISPLAY_FLAGS, FONT_SIZES, type DisplayFlags, type ViewSettings } from './view-settings.ts';

/** Name of the cookie with the view settings. It contains no personal data. @spec LY-11 */
export const VIEW_COOKIE = 'tl-view';

const SHORT_NAMES = {
  language: 'l',
  // Not 'z': until zones had names, it was the offset of the day on which the browser wrote it.
  timeZone: 'u',
  deviceZone: 'n',
  is12h: 'h',
  appTheme: 't',
  appViewType: 'v',
  coefViewId: 'o',
  marketsNameType: 'm',
  fontSize: 'f',
  displayFlags: 'd',
} as const satisfies Record<keyof ViewSettings, string>;

const isTimeZone = (hours: number): boolean => Number.isInteger(hours * 4) && hours >= -12 && hours <= 14;
const isSmallId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id <= 99;

const flagsOf = (bits: number): DisplayFlags =>
  Object.fromEntries(DISPLAY_FLAGS.flatMap((name, at) => ((bits >> at) & 1 ? [[name, 1]] : [])));
const bitsOf = (flags: DisplayFlags): number => DISPLAY_FLAGS.reduce((bits, name, at) => bits | ((flags[name] ?? 0) << at), 0);

const READERS: { [Key in keyof ViewSettings]: (text: string) => ViewSettings[Key] | undefined } = {
  language: (text) => (/^[a-z]{2}$/.test(text) ? text : undefined),
  timeZone: (text) => (text !== '' && isTimeZone(Number(text)) ? Number(text) : undefined),
  deviceZone: (text) => (isZone(text) ? text : undefined),
  is12h: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  appTheme: (text) => (text === '1' ? APP_THEME.Dark : text === '0' ? APP_THEME.Light : undefined),
  appViewType: (text) => (text === '1' ? APP_VIEW_TYPE.Asian : text === '0' ? APP_VIEW_TYPE.European : undefined),
  coefViewId: (text) => (text !== '' && isSmallId(Number(text)) ? Number(text) : undefined),
  marketsNameType: (text) => (text !== '' && isSmallId(Number(text)) ? Number(text) : undefined),
  fontSize: (text) => FONT_SIZES.find((size) => String(size) === text),
  displayFlags: (text) => (/^\d{1,4}$/.test(text) ? flagsOf(Number(text)) : undefined),
};
const KEYS = Object.keys(SHORT_NAMES) as (keyof ViewSettings)[];

/** Serialises settings that the player chose or the browser indicated, in characters allowed in cookies. @spec LY-11 */
export function encodeViewCookie(settings: Partial<ViewSettings>): string {
  return KEYS.flatMap((key) => {
    const value = settings[key];
    if (value === undefined || value === null) return [];
    return [`${SHORT_NAMES[key]}=${typeof value === 'object' ? bitsOf(value) : typeof value === 'boolean' ? Number(value) : value}`];
  }).join('&');
}

/** Parses a cookie value; anything that is not one of our values is dropped, so that garbage cannot break a page. @spec LY-11 STO-2 */
export function decodeViewCookie(value: string | undefined): Partial<ViewSettings> {
  const texts = new Map(
    (value ?? '')
      .slice(0, 200)
      .split('&')
      .map((pair) => pair.split('=', 2) as [string, string | undefined]),
  );
  const settings: Partial<Record<keyof ViewSettings, unknown>> = {};
  for (const key of KEYS) {
    const text = texts.get(SHORT_NAMES[key]);
    const read = text === undefined ? undefined : READERS[key](text);
    if (read !== undefined) settings[key] = read;
  }
  return settings as Partial<ViewSettings>;
}

/** Finds a cookie in a `Cookie` header or in `document.cookie`. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...rest] = pair.trim().split('=');
    if (key === name) return rest.join('=');
  }
  return undefined;
}
