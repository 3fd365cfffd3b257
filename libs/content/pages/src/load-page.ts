import { loadContent, selectDocument, type ContentView } from '@touchline/content-state';
import type { ContentDocument, ContentKind } from '@touchline/content-contract';
import type { LoadContext, SeoData } from '@touchline/shared-state';
import type { PageContent, PageParams } from '@touchline/ui-pages';
import type { ComponentType } from 'react';

/** What the address of a page asks for. */
export interface PageNeeds {
  /** The document that the page is; without it the page is not found. */
  document?: { kind: ContentKind; slug: string };
  /** Lists beside it; the page stands without them. */
  lists?: readonly ContentKind[];
}

export interface DocumentPageOptions {
  needs: (params: PageParams) => PageNeeds;
  Body: ComponentType;
  /** What else the head says of the document. */
  seo?: (document: ContentDocument, context: LoadContext) => Partial<SeoData>;
  /** What the head says of a page that is a list. */
  seoOfList?: (context: LoadContext) => Partial<SeoData>;
}

/** Loads what a page needs; the lists may fail by themselves. @throws PageNotFound HttpError */
export async function loadNeeds(
  context: Pick<LoadContext, 'store' | 'ports' | 'signal'>,
  { document, lists = [] }: PageNeeds,
): Promise<void> {
  const ofLists = lists.map((kind) => loadContent(context, { kind }).catch(() => undefined));
  if (document !== undefined) await loadContent(context, document);
  await Promise.all(ofLists);
}

/** A page that is a document, with what its head says. @spec PI-01 PI-02 PI-03 */
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
