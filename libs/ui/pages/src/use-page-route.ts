import { matchRoute, splitLanguage, type RouteMatch } from '@touchline/shared-routes';
import { useLocation } from 'react-router';
import type { PageParams } from './section-plan.ts';

/** The route of the shown page, found by the matcher of the route table. @spec RT-15 */
export const usePageRoute = (): RouteMatch => matchRoute(splitLanguage(useLocation().pathname).path);

/** Parameters of the shown page. */
export const usePageParams = (): PageParams => usePageRoute().params;

/** Query of the shown page. */
export const usePageQuery = (): URLSearchParams => new URLSearchParams(useLocation().search);
