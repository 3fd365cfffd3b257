import type { PageFrameProps } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

type Trail = NonNullable<PageFrameProps['trail']>;
/** The only part of the shell's state that pages know. */
interface WithToldTrail {
  seo?: { path: string; crumbs: readonly { name: string; path: string }[] };
}

/** Breadcrumbs of this page: from the redirect service if it has some, else the page's own. Search engines get the same. @spec SE-02 */
export function useTrail(own: Trail): Trail {
  const { pathname } = useLocation();
  const told = useSelector(({ seo }: WithToldTrail) => (seo?.path === pathname ? seo.crumbs : undefined));
  if (told === undefined || told.length === 0) return own;
  return told.map(({ name, path }) => (path === pathname ? { name } : { name, href: path }));
}
