import { StrictMode, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { Dictionary } from '@touchline/shared-state';

export interface HostAppProps {
  store: Store;
  lang: string;
  messages: Dictionary;
  children: ReactNode;
}

/** What every page stands in: the store and the language. */
export function HostApp({ store, lang, messages, children }: HostAppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <IntlProvider locale={lang} defaultLocale="en" messages={messages as Record<string, string>} onError={ignore}>
          {children}
        </IntlProvider>
      </Provider>
    </StrictMode>
  );
}

function ignore(): void {
  return undefined;
}
