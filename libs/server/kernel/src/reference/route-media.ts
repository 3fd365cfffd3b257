/** A picture at the bottom of a page. */
export interface RoutePicture {
  id: string;
  /** A path of the site or an https address. */
  image: string;
  /** Caption, shown to everybody and used as alt text. */
  alt: string;
  /** Link of the caption; null for none. */
  url: string | null;
}

/** Pictures of a route with captions in a language; English for an unknown language. @spec GD-10 */
export type RouteMedia = (lang: string) => readonly RoutePicture[];

/** Pictures of all routes, by key. @throws Error if two modules have pictures for one route. */
export function composeMedia(parts: readonly { media?: Readonly<Record<string, RouteMedia>> }[]): Readonly<Record<string, RouteMedia>> {
  const all: Record<string, RouteMedia> = {};
  for (const { media = {} } of parts) {
    for (const [route, of] of Object.entries(media)) {
      if (Object.hasOwn(all, route)) throw new Error(`two modules have pictures for the route '${route}'`);
      all[route] = of;
    }
  }
  return all;
}
