import { createIntlErrorHandler, timeZoneName, type MessageBook } from '@touchline/shared-i18n';
import { portsOf, selectView, type ModularStore } from '@touchline/shared-state';
import { StrictMode, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider, useSelector } from 'react-redux';

export interface HostAppProps {
  store: ModularStore;
  book: MessageBook;
  children: ReactNode;
}

/** What every page stands in: the store and the language. */
export function HostApp({ store, book, children }: HostAppProps) {
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

function Language({ store, book, children }: HostAppProps) {
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
