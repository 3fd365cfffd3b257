import { selectSiteConfig } from '@touchline/shared-config';
import { createSiteIntl, languageChain, type MessageBook, type OnMessageError, type Words } from '@touchline/shared-i18n';
import { selectLanguage, selectView, selectZone, type ModularStore, type RootState } from '@touchline/shared-state';
import { StrictMode, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { Provider, useSelector } from 'react-redux';
import { withOwnParts } from './own-parts.tsx';

export interface HostAppProps {
  store: ModularStore;
  book: MessageBook;
  onMessageError: OnMessageError;
  /** Called after hydration. Processes start then, because changing state earlier would cause mismatches with the edge's markup. */
  onTakenOver?: () => void;
  children: ReactNode;
}

/** Providers of every page: store and language. */
export function HostApp({ store, book, onMessageError, onTakenOver, children }: HostAppProps) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <StrictMode>
      <Provider store={store}>
        <Language book={book} onError={onMessageError}>
          {children}
        </Language>
      </Provider>
    </StrictMode>
  );
}

const selectIs12h = (state: RootState): boolean => selectView(state).is12h;

interface LanguageProps {
  book: MessageBook;
  onError: OnMessageError;
  children: ReactNode;
}

function Language({ book, onError, children }: LanguageProps) {
  const language = useSelector(selectLanguage);
  const timeZone = useSelector(selectZone);
  const is12h = useSelector(selectIs12h);
  const siteDefault = useSelector(selectSiteConfig)?.defaultLanguage;
  const read = (): Words => book.words(languageChain(language, siteDefault));
  const words = useSyncExternalStore(book.subscribe, read, read);
  const intl = useMemo(
    () => createSiteIntl((config) => withOwnParts(createIntl(config)), { words, timeZone, is12h, onError }),
    [words, timeZone, is12h, onError],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
