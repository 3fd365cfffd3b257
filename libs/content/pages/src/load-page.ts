import { loadContent, selectDocument, type ContentView } from '@touchline/content-state';
import type { ContentDocument, ContentKind } from '@touchline/content-contract';
import type { LoadContext, SeoData } from '@touchline/shared-state';
import type { PageContent, PageParams } from '@touchline/ui-pages';
import type { ComponentType } from 'react';

/** Data needed by a page. */
export interface PageNeeds {
  /** The document of the page; if it is missing, the page is not found. */
  document?: { kind: ContentKind; slug: string };
  /** Additional lists; the page works without them. */
  lists?: readonly ContentKind[];
}

export interface DocumentPageOptions {
  needs: (params: PageParams) => PageNeeds;
  Body: ComponentType;
  /** Additional head data from the document. */
  seo?: (document: ContentDocument, context: LoadContext) => Partial<SeoData>;
  /** Head data of a page without a document. */
  seoOfList?: (context: LoadContext) => Partial<SeoData>;
}

/** Loads what a page needs; failures of lists are ignored. @throws PageNotFound HttpError */
export async function loadNeeds(
  context: Pick<LoadContext, 'store' | 'ports' | 'signal'>,
  { document, lists = [] }: PageNeeds,
): Promise<void> {
  const ofLists = lists.map((kind) => loadContent(context, { kind }).catch(() => undefined));
  if (document !== undefined) await loadContent(context, document);
  await Promise.all(ofLists);
}

/** A page with a document, which also provides its head data. @spec PI-01 PI-02 PI-03 */
export const documentPage = ({ needs, Body, seo, seoOfList }: DocumentPageOptions): PageContent => ({
  Body,
  load: (context) => loadNeeds(context, needs(context.params)),
  seo: (context) => {
    const { document } = needs(context.params);
    if (document === undefined) return seoOfList?.(context) ?? {};
    const view: ContentView<ContentDocument> = selectDocument(context.store.getState(), document);
    if (view.status !== 'ready') return { robots: 'noindex' };
    return { description: view.value.summary, ...seo?.(view.value, context) };
  },
});
