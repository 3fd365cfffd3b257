import { matchBanner, surface } from './banner.ts';
import { leagueEmblem } from './emblem.ts';
import { portrait, shirt } from './people.ts';

/** Pictures that have a url. */
export type ArtKind = 'match' | 'ground' | 'emblem' | 'shirt' | 'portrait';

/** Increased when drawings change, because urls are cached for a year. */
const VERSION = 1;
const MOST_LETTERS = 120;

/** The url of a picture on the site: `/art/1/match.svg?home=…&away=…&sport=…`. Undefined values are omitted. @spec LB-02 */
export function artUrl(kind: ArtKind, of: Readonly<Record<string, string | number | undefined>>): string {
  const defined = Object.entries(of).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  const query = new URLSearchParams(defined.map(([key, value]) => [key, String(value).slice(0, MOST_LETTERS)]));
  return `/art/${VERSION}/${kind}.svg?${query.toString()}`;
}

/** Reads a parameter of a url; nothing is drawn if a name is missing, empty or too long. */
type Read = (key: string) => string | undefined;

const DRAWN: Readonly<Record<ArtKind, (read: Read) => string | undefined>> = {
  match: (read) => {
    const [home, away, sport] = [read('home'), read('away'), read('sport')];
    return home === undefined || away === undefined ? undefined : matchBanner({ home, away, ...(sport !== undefined && { sport }) });
  },
  ground: (read) => {
    const sport = read('sport');
    return sport === undefined ? undefined : surface(sport);
  },
  emblem: (read) => {
    const name = read('name');
    return name === undefined ? undefined : leagueEmblem(name);
  },
  shirt: (read) => {
    const [team, number] = [read('team'), read('number')];
    return team === undefined ? undefined : shirt({ team, ...(number !== undefined && { number: Number(number) }) });
  },
  portrait: (read) => {
    const [name, team] = [read('name'), read('team')];
    return name === undefined ? undefined : portrait({ name, ...(team !== undefined && { team }) });
  },
};

/**
 * Draws the picture of a url. No part of the request becomes markup.
 *
 * @param version - version in the url.
 * @param kind - file name without `.svg`.
 * @param query - untrusted query.
 * @returns the SVG, or undefined when there is no such picture.
 * @spec LB-02
 */
export function drawArt(version: string, kind: string, query: Readonly<Record<string, unknown>>): string | undefined {
  if (version !== String(VERSION) || !Object.hasOwn(DRAWN, kind)) return undefined;
  return DRAWN[kind as ArtKind]((key) => {
    const value = query[key];
    return typeof value === 'string' && value.trim() !== '' && value.length <= MOST_LETTERS ? value : undefined;
  });
}

/** A picture as a data url, for Storybook and emails. */
export const artData = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;
