import { boardFamily, type BoardFamily } from './board-family.ts';
import { LINES_OF } from '@touchline/ui-art';

/** Lines of a ground from above, in a field of 300 × 160. */
export interface GroundLines {
  /** `d` of the lines that are drawn once. */
  whole: string;
  /** `d` of the lines at the first side's end, drawn at the other end too; empty on grounds without ends. */
  end: string;
}

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`;
/** Half a circle around the middle of the goal line. */
const area = (radius: number): string => `M4 ${80 - radius}a${radius} ${radius} 0 0 1 0 ${radius * 2}`;

const EDGE = 'M4 4H296V156H4Z';
const HALFWAY = 'M150 4V156';
const BOARDS = 'M34 4H266a30 30 0 0 1 30 30V126a30 30 0 0 1-30 30H34a30 30 0 0 1-30-30V34a30 30 0 0 1 30-30Z';
const OVAL = 'M4 80a146 76 0 1 0 292 0a146 76 0 1 0-292 0';

const GROUNDS = {
  pitch: { whole: EDGE + HALFWAY + circle(150, 80, 22), end: 'M4 38H48V122H4M4 60H20V100H4M48 66a16 16 0 0 1 0 28' },
  hockey: { whole: `${EDGE + HALFWAY}M78 4V156M222 4V156`, end: area(44) },
  handball: { whole: EDGE + HALFWAY, end: area(36) + area(54) },
  futsal: { whole: EDGE + HALFWAY + circle(150, 80, 16), end: area(36) },
  floorball: { whole: BOARDS + HALFWAY, end: 'M22 60H48V100H22ZM28 72H36V88H28Z' },
  rink: {
    whole: `${BOARDS + HALFWAY}M108 4V156M192 4V156${circle(150, 80, 18)}`,
    end: `M26 8V152${circle(62, 44, 14)}${circle(62, 116, 14)}`,
  },
  bandy: { whole: EDGE + HALFWAY + circle(150, 80, 14), end: area(48) },
  gridiron: { whole: `${EDGE + HALFWAY}M54 4V156M86 4V156M118 4V156M182 4V156M214 4V156M246 4V156`, end: 'M24 4V156M10 68V92' },
  rugby: { whole: `${EDGE + HALFWAY}M122 4V156M178 4V156`, end: 'M22 4V156M76 4V156M22 70H14M22 90H14' },
  oval: { whole: `${OVAL}M122 52H178V108H122Z${circle(150, 80, 8)}`, end: 'M8 66H26V94H8M16 40a56 56 0 0 1 0 80' },
  wicket: { whole: `${OVAL}M128 70H172V90H128ZM136 70V90M164 70V90`, end: '' },
  diamond: { whole: 'M150 150L98 98L150 46L202 98ZM150 150L22 22M150 150L278 22M74 74a108 108 0 0 1 152 0', end: '' },
  tennis: { whole: 'M20 20H280V140H20ZM20 38H280M20 122H280M150 12V148M86 80H214', end: 'M86 38V122M20 80H26' },
  badminton: { whole: 'M20 20H280V140H20ZM20 30H280M20 130H280M150 12V148', end: 'M32 20V140M118 20V140M20 80H118' },
  volleyball: { whole: 'M30 20H270V140H30ZM150 10V150', end: 'M110 20V140' },
  beach: { whole: 'M40 24H260V136H40ZM150 12V148', end: '' },
  table: { whole: 'M30 30H270V130H30ZM30 80H270M150 22V138', end: '' },
  floor: {
    whole: EDGE + HALFWAY + circle(150, 80, 20),
    end: 'M4 58H58V102H4M58 64a16 16 0 0 1 0 32M4 20H24a62 62 0 0 1 0 120H4',
  },
  board: {
    whole: `${[66, 60, 42, 36, 10, 4].map((radius) => circle(150, 80, radius)).join('')}M150 14V70M150 90V146M84 80H140M160 80H216`,
    end: '',
  },
  cloth: {
    whole: `M10 10H290V150H10ZM72 10V150M72 56a24 24 0 0 0 0 48${[10, 150, 290].map((x) => circle(x, 10, 5) + circle(x, 150, 5)).join('')}`,
    end: '',
  },
  ring: { whole: 'M60 8H240V152H60ZM72 20H228V140H72ZM84 32H216V128H84Z', end: '' },
  cage: { whole: `M105 6H195L258 48V112L195 154H105L42 112V48Z${circle(150, 80, 24)}`, end: '' },
  pool: { whole: `${EDGE + HALFWAY}M4 30H296M4 55H296M4 105H296M4 130H296`, end: 'M24 4V156M58 4V156M4 62H14V98H4' },
  track: { whole: 'M70 132C10 132 20 28 76 28H214C286 28 284 82 230 86L172 90C132 94 142 132 182 132ZM120 22V38', end: '' },
  slide: { whole: 'M20 20H250a20 20 0 0 1 0 40H50a20 20 0 0 0 0 40H250a20 20 0 0 1 0 40H20', end: '' },
  map: { whole: `${EDGE + HALFWAY}M78 4V156M222 4V156M4 54H296M4 106H296`, end: '' },
  lanes: { whole: `${EDGE}M4 156L296 4M28 156V28H296M4 132H272V4`, end: '' },
  arena: { whole: BOARDS + HALFWAY + circle(150, 80, 24), end: 'M4 58H16V102H4' },
  plain: { whole: EDGE + HALFWAY, end: '' },
} as const satisfies Readonly<Record<string, GroundLines>>;
type Drawing = keyof typeof GROUNDS;

const OF_SPORT: Readonly<Record<string, Drawing>> = LINES_OF;
/** Of a sport without its own lines. */
const OF_FAMILY: Readonly<Record<BoardFamily, Drawing>> = { pitch: 'pitch', court: 'volleyball', rink: 'rink', plain: 'plain' };

/** Lines of a sport's ground; a sport without its own has those of its family. */
export const groundLines = (sport: string): GroundLines =>
  GROUNDS[(Object.hasOwn(OF_SPORT, sport) && OF_SPORT[sport]) || OF_FAMILY[boardFamily(sport)]];

/** The lines of a sport of which nothing is known. */
export const PLAIN_LINES: GroundLines = GROUNDS.plain;
