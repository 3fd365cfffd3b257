import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Dictionary, Ports } from '@touchline/shared-state';
import type { MessageBook } from './message-book.ts';
import { timeZoneName } from './rules/language.ts';

/** A message without a text in the language (or with one that does not format) is shown in English and told once. @spec LG-07 I18N-1 */
export function createIntlErrorHandler(
  report: Ports['report'],
): (error: { code: string; descriptor?: { id?: string } | undefined }) => void {
  const told = new Set<string>();
  return ({ code, descriptor }) => {
    const id = descriptor?.id ?? 'unknown';
    if (told.has(id)) return;
    told.add(id);
    report('message-failed', { name: id, code });
  };
}

/**
 * Messages of a language with English behind them: a key that the language lacks shows its English text.
 *
 * @spec LG-07 I18N-1
 */
export function withEnglish(messages: Dictionary, english: Dictionary): Dictionary {
  return messages === english ? messages : Object.assign(Object.create(null) as object, english, messages);
}

export interface IntlOptions {
  book: MessageBook;
  lang: string;
  /** Hours from UTC. */
  timeZone: number;
  onError: (error: { code: string; descriptor?: { id?: string } | undefined }) => void;
}

/** Formats outside React: titles of pages, notices of processes. @spec LG-07 */
export function createPlainIntl({ book, lang, timeZone, onError }: IntlOptions): IntlShape<string> {
  return createIntl<string>(
    {
      locale: lang,
      defaultLocale: 'en',
      timeZone: timeZoneName(timeZone),
      messages: withEnglish(book.messages(lang), book.messages('en')) as Record<string, string>,
      onError: onError as (error: unknown) => void,
    },
    createIntlCache(),
  );
}

const intlByStore = new WeakMap<object, () => IntlShape<string>>();

/** Gives a store its formats, so that loaders and processes of that page find them. The way is asked each time: the language may change. */
export const attachIntl = (store: object, make: () => IntlShape<string>): void => void intlByStore.set(store, make);

/** Formats of a page, outside React. @throws Error when nobody attached them: the host does. */
export function intlOf(store: object): IntlShape<string> {
  const make = intlByStore.get(store);
  if (make === undefined) throw new Error('This store has no formats; the host gives them with attachIntl.');
  return make();
}
