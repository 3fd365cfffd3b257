import { TechnicalErrorPage } from '@touchline/platform-shell';
import { ROUTES, toReactRouterPaths } from '@touchline/shared-routes';
import type { ReactElement } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router';

export interface RowParts {
  /** The frame of the page. */
  frame: ReactElement;
  /** The page inside it. */
  page: ReactElement;
  /** Judges a navigation; the browser's. The edge has judged before it renders. */
  middleware?: MiddlewareFunction;
  /** Joins the load of the page. */
  loader?: LoaderFunction;
}

/**
 * Rows for react-router: every path of the route table below the language. Which route a path means is told by the table's own matcher,
 * because react-router knows neither allowed values nor prefixes; rows that differ only in those share a path here.
 *
 * @spec PL-02 RT-15
 */
export function siteRows({ frame, page, middleware, loader }: RowParts): RouteObject[] {
  const paths = new Set(ROUTES.flatMap(toReactRouterPaths).filter((path) => path !== '*'));
  const row = (id: string, path: string): RouteObject => ({ id, path, element: page, ...(loader && { loader }) });
  return [
    {
      id: 'site',
      path: '/',
      element: frame,
      // The frame itself threw: still a page with words and a way out. @spec REM-10 NT-05
      errorElement: <TechnicalErrorPage />,
      ...(middleware && { middleware: [middleware] }),
      children: [...[...paths].map((path) => row(path === '' ? 'home' : path, path === '' ? ':lang' : `:lang/${path}`)), row('*', '*')],
    },
  ];
}
