import { createIntlErrorHandler, timeZoneName, type MessageBook } from '@touchline/shared-i18n';
import { portsOf, selectView, type ModularStore } from '@touchline/shared-state';
import { StrictMode, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider, useSelector } from 'react-redux';

export interface HostAppProps {
  store: ModularStore;
  book: MessageBook;
  /** Called once the page has been taken over. Processes start here: what they change must not meet markup of the edge that still says the old. */
  onTakenOver?: () => void;
  children: ReactNode;
}

/** What every page stands in: the store and the language. */
export function HostApp({ store, book, onTakenOver, children }: HostAppProps) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <StrictMode>
      <Provider store={store}>
        <Language store={store} book={book}>
          {children}
        </Language>
      </Provider>
    </StrictMode>
  );
}

function Language({ store, book, children }: Omit<HostAppProps, 'onTakenOver'>) {
  const { language, timeZone } = useSelector(selectView);
  const read = (): ReturnType<MessageBook['messages']> => book.messages(language);
  const messages = useSyncExternalStore(book.subscribe, read, read);
  const onError = useMemo(() => createIntlErrorHandler(portsOf(store).report), [store]);
  return (
    <IntlProvider
      locale={language}
      defaultLocale="en"
      timeZone={timeZoneName(timeZone)}
      messages={messages as Record<string, string>}
      onError={onError as (error: unknown) => void}
    >
      {children}
    </IntlProvider>
  );
}
