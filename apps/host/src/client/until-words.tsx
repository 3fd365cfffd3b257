import { DictionaryFailed } from '@touchline/platform-shell';
import { createSiteIntl, type MessageBook } from '@touchline/shared-i18n';
import { createRoot } from 'react-dom/client';
import { createIntl, RawIntlProvider } from 'react-intl';

export interface UntilWordsOptions {
  book: MessageBook;
  lang: string;
  /** Asks for the words of the shell again. */
  load: () => Promise<void>;
}

/**
 * Stands above the page as the edge drew it, which stays readable, until its words are there. Said in the last words, which came with the
 * document.
 *
 * @spec LG-08 CFG-2
 */
export function untilWords({ book, lang, load }: UntilWordsOptions): Promise<void> {
  const place = document.createElement('div');
  place.setAttribute('role', 'alert');
  document.body.prepend(place);
  const root = createRoot(place);
  const intl = createSiteIntl((config) => createIntl(config), { words: book.words([lang]), timeZone: 0, onError: () => undefined });
  return new Promise((resolve) => {
    const ask = (): void => {
      load().then(
        () => {
          root.unmount();
          place.remove();
          resolve();
        },
        () => undefined, // reported by the loader; the block stays
      );
    };
    root.render(
      <RawIntlProvider value={intl}>
        <DictionaryFailed onRetry={ask} />
      </RawIntlProvider>,
    );
  });
}
