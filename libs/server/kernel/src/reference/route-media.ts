/** A picture under a page. */
export interface RoutePicture {
  id: string;
  /** A path of the site or an address by https. */
  image: string;
  /** What it says, for those who see it too. */
  alt: string;
  /** Where its words lead; null is nowhere. */
  url: string | null;
}

/** Pictures of a route, with words in a language; in English for a language that is not known. @spec GD-10 */
export type RouteMedia = (lang: string) => readonly RoutePicture[];

/** Pictures of all routes, by key. @throws Error when two modules have pictures for one route. */
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
