import { matchBanner, surface } from './banner.ts';
import { leagueEmblem } from './emblem.ts';
import { portrait, shirt } from './people.ts';

/** Pictures that have an address. */
export type ArtKind = 'match' | 'ground' | 'emblem' | 'shirt' | 'portrait';

/** Raised when the same names are drawn otherwise: an address is kept for a year. */
const VERSION = 1;
const MOST_LETTERS = 120;

/**
 * The address of a picture on the site: `/art/1/match.svg?home=…&away=…&sport=…`. What is undefined is left out.
 *
 * @spec LB-02
 */
export function artUrl(kind: ArtKind, of: Readonly<Record<string, string | number | undefined>>): string {
  const told = Object.entries(of).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  const query = new URLSearchParams(told.map(([key, value]) => [key, String(value).slice(0, MOST_LETTERS)]));
  return `/art/${VERSION}/${kind}.svg?${query.toString()}`;
}

/** What an address asks for; a name that is missing, empty or too long draws nothing. */
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
 * The picture behind an address. Nothing that it is asked with becomes markup.
 *
 * @param version as it stands in the address.
 * @param kind its name without `.svg`.
 * @param query untrusted.
 * @returns the SVG, or undefined where no such picture exists.
 * @spec LB-02
 */
export function drawArt(version: string, kind: string, query: Readonly<Record<string, unknown>>): string | undefined {
  if (version !== String(VERSION) || !Object.hasOwn(DRAWN, kind)) return undefined;
  return DRAWN[kind as ArtKind]((key) => {
    const value = query[key];
    return typeof value === 'string' && value.trim() !== '' && value.length <= MOST_LETTERS ? value : undefined;
  });
}

/** A picture as an address that needs no server, for Storybook and letters. */
export const artData = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;
