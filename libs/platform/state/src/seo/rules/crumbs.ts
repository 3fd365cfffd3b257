import { safeReturnUrl } from '@touchline/shared-routes';
import type { Crumb } from './structured-data.ts';

const MOST_STEPS = 8;
const LONGEST_NAME = 120;

/** Breadcrumbs from the redirect service's answer. Steps without a title or outside the site are dropped. @spec SE-02 CFG-6 */
export function crumbsOf(breadcrumbs: readonly { title: string; url: string }[] | undefined, origin: string): Crumb[] {
  return (breadcrumbs ?? []).slice(0, MOST_STEPS).flatMap(({ title, url }) => {
    const path = safeReturnUrl(url, origin);
    const name = title.trim().slice(0, LONGEST_NAME);
    return path === null || name === '' ? [] : [{ name, path }];
  });
}
