import type { PageFrameProps } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

type Trail = NonNullable<PageFrameProps['trail']>;
/** The only part of the shell's state that pages know. */
interface WithSeo {
  seo?: { path: string; crumbs: readonly { name: string; path: string }[] };
}

/** Breadcrumbs of this page: from the redirect service if it has some, else the page's own. Search engines get the same. @spec SE-02 */
export function useTrail(own: Trail): Trail {
  const { pathname } = useLocation();
  const crumbs = useSelector(({ seo }: WithSeo) => (seo?.path === pathname ? seo.crumbs : undefined));
  if (crumbs === undefined || crumbs.length === 0) return own;
  return crumbs.map(({ name, path }) => (path === pathname ? { name } : { name, href: path }));
}
