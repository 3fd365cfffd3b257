import type { ContentDocument, ContentKind } from '@touchline/content-contract';
import { selectDocument, type ContentView } from '@touchline/content-state';
import { DocumentView } from '@touchline/content-ui';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { LinesSkeleton, Notice, SectionFailedState } from '@touchline/ui-kit';
import { useAppSelector, useAppStore } from '@touchline/ui-pages';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { loadNeeds, type PageNeeds } from './load-page.ts';

const isSame = <T,>(a: ContentView<T>, b: ContentView<T>): boolean =>
  a.status === b.status && (a.status !== 'ready' || (b.status === 'ready' && a.value === b.value));

/** Loading state of a document. */
export const useDocument = (of: { kind: ContentKind; slug: string }): ContentView<ContentDocument> =>
  useAppSelector((state) => selectDocument(state, of), isSame);

/** Returns a function that reloads what a page needs. */
export function useRetry(needs: PageNeeds): () => void {
  const store = useAppStore();
  return () => {
    const { signal } = new AbortController();
    loadNeeds({ store, ports: portsOf(store), signal }, needs).catch(() => undefined); // the failure is already in the store
  };
}

export interface DocumentBodyProps {
  of: { kind: ContentKind; slug: string };
  /** Renders the document; by default its text. */
  children?: (document: ContentDocument, text: ReactNode) => ReactNode;
}

/** The text of a document, or the loading or failed state. @spec PI-01 PI-03 RM-04 */
export function DocumentBody({ of, children = (_, text) => text }: DocumentBodyProps) {
  const lang = useSelector(selectLanguage);
  const view = useDocument(of);
  const retry = useRetry({ document: of });
  if (view.status === 'loading') return <LinesSkeleton count={6} />;
  if (view.status === 'failed') return <SectionFailedState isCard onRetry={retry} />;
  const document = view.value;
  return (
    <>
      {document.lang !== lang && (
        <Notice tone="info">
          <FormattedMessage id="content.otherLanguage" defaultMessage="This page isn't available in your language yet." />
        </Notice>
      )}
      {children(document, <DocumentView body={document.body} lang={lang} writtenIn={document.lang} />)}
    </>
  );
}
