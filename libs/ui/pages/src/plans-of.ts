import { routePath, type RouteKey, type RouteParams } from '@touchline/shared-routes';
import type { MessageDescriptor } from 'react-intl';
import type { PagePlan, PlanPlace } from './section-plan.ts';

/** Routes that can be linked without parameters. */
export type PlainRouteKey = { [Key in RouteKey]: object extends RouteParams<Key> ? Key : never }[RouteKey];

/** Navigation links named after their pages. */
export const placesOf = <Key extends PlainRouteKey>(names: Readonly<Record<Key, MessageDescriptor>>, keys: readonly Key[]): PlanPlace[] =>
  keys.map((key) => ({ name: names[key], href: (lang) => routePath(key, {} as RouteParams<Key>, { lang }) }));

/** Plans of pages without content yet, from their titles and descriptions. */
export function plansOf<Key extends string>(
  titles: Readonly<Record<Key, MessageDescriptor>>,
  words: Readonly<Record<NoInfer<Key>, MessageDescriptor>>,
): Record<Key, PagePlan> {
  const keys = Object.keys(titles) as Key[];
  return Object.fromEntries(keys.map((key) => [key, { title: titles[key], words: words[key] }])) as Record<Key, PagePlan>;
}
