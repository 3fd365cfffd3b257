import type { PageFrameProps } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

type Trail = NonNullable<PageFrameProps['trail']>;
/** The part of the shell's state that tells trails; pages know no more of the shell. */
interface WithToldTrail {
  seo?: { path: string; crumbs: readonly { name: string; path: string }[] };
}

/**
 * The trail of this page: what the redirect service told about it, else the page's own. What is shown is what search engines are told.
 *
 * @spec SE-02
 */
export function useTrail(own: Trail): Trail {
  const { pathname } = useLocation();
  const told = useSelector(({ seo }: WithToldTrail) => (seo?.path === pathname ? seo.crumbs : undefined));
  if (told === undefined || told.length === 0) return own;
  return told.map(({ name, path }) => (path === pathname ? { name } : { name, href: path }));
}
