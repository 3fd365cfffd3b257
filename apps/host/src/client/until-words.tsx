import { DictionaryFailed } from '@touchline/platform-shell';
import { createSiteIntl, type MessageBook } from '@touchline/shared-i18n';
import { UTC } from '@touchline/shared-primitives/calendar';
import { createRoot } from 'react-dom/client';
import { createIntl, RawIntlProvider } from 'react-intl';

export interface UntilWordsOptions {
  book: MessageBook;
  lang: string;
  /** Loads the shell's messages again. */
  load: () => Promise<void>;
}

/**
 * Shows a retry above the page, which stays readable as the edge rendered it, until its messages have loaded. The text comes with the
 * document.
 *
 * @spec LG-08 CFG-2
 */
export function untilWords({ book, lang, load }: UntilWordsOptions): Promise<void> {
  const place = document.createElement('div');
  place.setAttribute('role', 'alert');
  document.body.prepend(place);
  const root = createRoot(place);
  const intl = createSiteIntl((config) => createIntl(config), { words: book.words([lang]), timeZone: UTC, onError: () => undefined });
  return new Promise((resolve) => {
    const ask = (): void => {
      load().then(
        () => {
          root.unmount();
          place.remove();
          resolve();
        },
        () => undefined, // reported by the loader; the retry stays
      );
    };
    root.render(
      <RawIntlProvider value={intl}>
        <DictionaryFailed onRetry={ask} />
      </RawIntlProvider>,
    );
  });
}
