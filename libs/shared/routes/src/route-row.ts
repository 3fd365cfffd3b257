/** The remote that renders a route; `shell` is the host itself. @spec PL-02 */
export type SectionName =
  'betting' | 'cyber' | 'casino' | 'games' | 'identity' | 'information' | 'office' | 'payments' | 'promo' | 'results' | 'shell' | 'toto';
/** @spec LY-01 */
export type LayoutName = 'main' | 'headless' | 'empty' | 'blocked' | 'maintenance';
/** Who may open a route. @spec GD-13 RT-17 */
export type RouteAccess = 'any' | 'guest' | 'auth';
/** Parts of the main layout that a route may hide. @spec LY-02 */
export type LayoutPart = 'header' | 'bottomNavigation' | 'footer' | 'seoBlock';
/** What the site's configuration or the way it runs must allow. @spec RT-13 RT-14 */
export type RouteCondition = 'registration' | 'payment-page' | 'identification' | 'not-production';

/** A redirect of the table; `to` has no language prefix and may name parameters of the path or of the query. */
export interface RouteRedirect {
  status: 301 | 302;
  to: string;
}

export interface RouteOptions {
  layout?: LayoutName;
  access?: RouteAccess;
  redirect?: RouteRedirect;
  /** The page's own status; 200 when left out. */
  status?: 404 | 500;
  condition?: RouteCondition;
  /** Values that the last parameter never takes: the route with that literal needs more segments. @spec RT-15 */
  except?: readonly string[];
  /** The page that is shown where the redirect is switched off, with the parameters that this path gives it. */
  otherwise?: { route: string; params: Readonly<Record<string, string>> };
  hidden?: readonly LayoutPart[];
  /** What a banned player may do here whatever the level. @spec GD-08 */
  banned?: 'allowed' | 'blocked';
}

/** One row of the route table. */
export interface RouteData<Key extends string = string, Path extends string = string> extends RouteOptions {
  /** What `availableRoutes` names. @spec RT-16 */
  id: number;
  key: Key;
  /** Pattern after the optional language prefix: `:p`, `:p?`, `:p(a|b)`, `:p(\d+)`, `prefix-:p`, and a star at the end. */
  path: Path;
  section: SectionName;
  layout: LayoutName;
  access: RouteAccess;
  hidden: readonly LayoutPart[];
}

/** Fills in what most rows share. */
export const row = <const Key extends string, const Path extends string>(
  id: number,
  key: Key,
  path: Path,
  section: SectionName,
  options: RouteOptions = {},
): RouteData<Key, Path> => ({
  id,
  key,
  path,
  section,
  ...options,
  layout: options.layout ?? 'main',
  access: options.access ?? 'any',
  hidden: options.hidden ?? [],
});
