import { matchRoute, splitLanguage, type RouteMatch } from '@touchline/shared-routes';
import { useLocation } from 'react-router';
import type { PageParams } from './section-plan.ts';

/** The route of the page that is shown, named by the route table's own matcher. @spec RT-15 */
export const usePageRoute = (): RouteMatch => matchRoute(splitLanguage(useLocation().pathname).path);

/** Parameters of the page that is shown. */
export const usePageParams = (): PageParams => usePageRoute().params;

/** Query of the page that is shown. */
export const usePageQuery = (): URLSearchParams => new URLSearchParams(useLocation().search);
