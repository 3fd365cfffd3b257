import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Zone } from '@touchline/shared-primitives/calendar';
import type { Ports } from '@touchline/shared-state';
import type { Words } from './message-book.ts';
import type { AnyIntl } from './own-formats.ts';
import { intlLocale } from './rules/language.ts';
import { wordsOf } from './rules/words-of.ts';

export type OnMessageError = (error: { code: string; descriptor?: { id?: string | undefined } | undefined }) => void;

export interface MessageErrorOptions {
  /** Ids already reported; the edge shares the set between all visitors. */
  reported?: Set<string>;
  /** Loads the fallback languages. */
  onMissing?: () => void;
}

/** Reports each message that is missing in the language, or cannot be formatted, once. @spec LG-07 I18N-1 */
export function createIntlErrorHandler(
  report: Ports['report'],
  { reported = new Set(), onMissing }: MessageErrorOptions = {},
): OnMessageError {
  return ({ code, descriptor }) => {
    const id = descriptor?.id ?? 'unknown';
    if (reported.has(id)) return;
    reported.add(id);
    report('message-failed', { name: id, code });
    onMissing?.();
  };
}

/** Options of `createIntl`, of formatjs or react-intl. */
export interface IntlConfig {
  locale: string;
  defaultLocale: string;
  timeZone: string;
  messages: Record<string, string>;
  onError: (error: unknown) => void;
}

export interface IntlOptions {
  /** Messages of the page. */
  words: Words;
  /** The zone of all times that name no other: `selectZone` of the state. */
  timeZone: Zone;
  /** Whether the player uses a 12-hour clock; default 24. */
  is12h?: boolean;
  onError: OnMessageError;
}

/** Locales for the order of dates, where it differs from the language's default: English is British here. */
const DATES_BY: Readonly<Record<string, string>> = { en: 'en-GB' };

function withDatesOf<Shape extends AnyIntl>(lang: string, intl: Shape, like: (locale: string) => Shape): Shape {
  const locale = DATES_BY[lang];
  if (locale === undefined) return intl;
  const { formatDate, formatTime, formatDateToParts, formatTimeToParts } = like(locale);
  return { ...intl, formatDate, formatTime, formatDateToParts, formatTimeToParts };
}

/** Formats times in the player's clock, unless the caller sets one. @spec PL-05 */
function withClock<Shape extends AnyIntl>(intl: Shape, is12h: boolean): Shape {
  const clock = { hourCycle: is12h ? 'h12' : 'h23' } as const;
  const clockOf = (options: Intl.DateTimeFormatOptions | undefined) => (options?.hour12 === undefined ? clock : {});
  return {
    ...intl,
    formatDate: (value: Date | number | string | undefined, options?: Intl.DateTimeFormatOptions) =>
      intl.formatDate(value, { ...(options?.hour !== undefined && clockOf(options)), ...options } as never),
    formatTime: (value: Date | number | string | undefined, options?: Intl.DateTimeFormatOptions) =>
      intl.formatTime(value, { ...clockOf(options), ...options } as never),
  };
}

/**
 * Creates the formats of a page. A message that is missing in the language, or cannot be formatted, is shown in the next language of the
 * chain; if no language has it, its id is turned into words.
 *
 * @param make - `createIntl` of formatjs or of react-intl.
 * @spec LG-07 I18N-1 I18N-2
 */
export function createSiteIntl<Shape extends AnyIntl>(
  make: (config: IntlConfig) => Shape,
  { words: { lang, messages, adapt, standIns }, timeZone, is12h = false, onError }: IntlOptions,
): Shape {
  const like = (locale: string): Shape =>
    make({
      locale,
      defaultLocale: 'en',
      timeZone,
      messages: messages as Record<string, string>,
      onError: onError as (error: unknown) => void,
    });
  const plain = like(intlLocale(lang));
  const intl = withClock(adapt?.(plain, like) ?? withDatesOf(lang, plain, like), is12h);
  const standIn = (id: string): unknown => standIns.find((other) => other[id] !== undefined)?.[id];
  const formatMessage = ((descriptor: { id: string; defaultMessage?: unknown }, values: unknown, options: unknown) => {
    const { id } = descriptor;
    const isPlain = standIns.length === 0 || descriptor.defaultMessage !== undefined;
    const text = (intl.formatMessage as (...all: unknown[]) => unknown)(
      isPlain ? descriptor : { ...descriptor, defaultMessage: standIn(id) },
      values,
      options,
    );
    return text === id ? wordsOf(id) : text;
  }) as Shape['formatMessage'];
  return { ...intl, formatMessage, $t: formatMessage };
}

/** Formats outside React: page titles, notices of processes. @spec LG-07 */
export function createPlainIntl(options: IntlOptions): IntlShape<string> {
  const cache = createIntlCache();
  return createSiteIntl((config) => createIntl<string>(config, cache), options);
}

const intlByStore = new WeakMap<object, () => IntlShape<string>>();

/** Attaches formats to a store for loaders and processes of the page. `make` is called at every use, since the language may change. */
export const attachIntl = (store: object, make: () => IntlShape<string>): void => void intlByStore.set(store, make);

/** Formats of a page, outside React. @throws Error when none are attached to the store, which is the host's task. */
export function intlOf(store: object): IntlShape<string> {
  const make = intlByStore.get(store);
  if (make === undefined) throw new Error('This store has no formats.');
  return make();
}
