import { crestDesign } from './crest-design.ts';
import { groundOf } from './grounds.ts';
import { svg } from './svg.ts';

/** Input of a banner. */
export interface BannerOf {
  /** Names of both sides; a name has the same colours as on its crest. */
  home: string;
  away: string;
  /** Key of the sport, for the ground; without it only light is drawn. */
  sport?: string;
}

const WIDTH = 640;
const HEIGHT = 176;
const FIT = ' preserveAspectRatio="xMidYMid slice"';

const glow = (id: string, colour: string, x: number): string =>
  `<radialGradient id="${id}" cx="${x}" cy=".6" r=".6"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
const lit = (id: string): string => `<path d="M0 0H640V176H0z" fill="url(#${id})"/>`;
/** Two rows of lamps, and their light on the ground. */
const LAMPS =
  '<g fill="#fff"><path d="M40 8h22v5H40zM578 8h22v5h-22z" opacity=".5"/><path d="M51 13L-20 176H170zM589 13L470 176H660z" opacity=".05"/></g>';

const drawnGround = (sport: string): string => {
  const { colour, stripe, lines } = groundOf(sport);
  const stripes = stripe === undefined ? '' : `<path d="M152 84L80 176H240L264 84zM376 84L400 176H560L488 84z" fill="${stripe}"/>`;
  return `<path d="M96 84H544L640 176H0z" fill="${colour}"/>${stripes}<path d="${lines}" fill="none" stroke="#fff" stroke-opacity=".4"/>`;
};

/**
 * A match under floodlights, 640 × 176: the ground of the sport, with light in the colours of both sides, the first on the left. Empty
 * areas are transparent. Less than 1 kB.
 *
 * @spec LB-02
 */
export function matchBanner({ home, away, sport }: BannerOf): string {
  const ground = sport === undefined ? '' : drawnGround(sport);
  const glows = glow('a', crestDesign(home).field, 0) + glow('b', crestDesign(away).field, 1);
  return svg(WIDTH, HEIGHT, `${glows}${ground}<g opacity=".6">${lit('a')}${lit('b')}</g>${LAMPS}`, FIT);
}

/** The ground of a sport, 640 × 176, for the head of its pages. @spec LB-02 */
export const surface = (sport: string): string => svg(WIDTH, HEIGHT, drawnGround(sport), FIT);
