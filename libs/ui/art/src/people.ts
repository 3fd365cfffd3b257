import { crestDesign } from './crest-design.ts';
import { pick, seedOfName } from './seed.ts';
import { svg } from './svg.ts';

const SHIRT = 'M16 5L4 12L9 22L14 19V44H34V19L39 22L44 12L32 5Q24 11 16 5z';
/** Patterns of a shirt in its second colour: plain, stripes, hoops, halves, sash, sleeves, chest band, yoke. */
const PATTERNS = [
  '',
  'M18 0h4v48h-4zM26 0h4v48h-4z',
  'M0 16h48v5H0zM0 27h48v5H0zM0 38h48v5H0z',
  'M24 0h24v48H24z',
  'M10 8L34 44H40L16 6z',
  'M0 0H14V48H0zM34 0H48V48H34z',
  'M0 20h48v8H0z',
  'M0 0H48V16L24 24L0 16z',
] as const;
const MOST_DIGITS = 2;

/** Input of a shirt. */
export interface ShirtOf {
  /** Name of the team. */
  team: string;
  /** Number on the chest; omitted if it is unknown or has more than two digits. */
  number?: number;
}

/** The shirt of a team, 48 × 48, in the colours of its crest. Less than 1 kB. @spec LB-02 */
export function shirt({ team, number }: ShirtOf): string {
  const { field, charge } = crestDesign(team);
  const digits = number === undefined ? '' : String(Math.trunc(number));
  const isShown = /^\d+$/.test(digits) && digits.length <= MOST_DIGITS;
  return svg(
    48,
    48,
    `<clipPath id="s"><path d="${SHIRT}"/></clipPath><g clip-path="url(#s)"><path d="M0 0H48V48H0z" fill="${field}"/><path d="${pick(PATTERNS, seedOfName(team), 20)}" fill="${charge}"/></g><path d="${SHIRT}" fill="none" stroke="#9aa3af" stroke-opacity=".7"/><path d="M16 5Q24 11 32 5" fill="none" stroke="${charge}" stroke-width="2.5"/>${
      isShown
        ? `<text x="24" y="36" text-anchor="middle" font-family="sans-serif" font-size="15" font-weight="700" fill="#fff" stroke="#12161d" stroke-width="3" paint-order="stroke">${digits}</text>`
        : ''
    }`,
  );
}

/** Outlines of a head with hair, as a silhouette. */
const HEADS = [
  'M24 9c6 0 10 4 10 11s-4 12-10 12-10-5-10-12S18 9 24 9z',
  'M24 8c7 0 11 3 10 9-1 1-1 3-1 5-1 6-5 10-9 10s-8-4-9-10c0-2 0-4-1-5-1-6 3-9 10-9z',
  'M13 22C10 11 17 6 24 6s14 5 11 16l3 12h-8l-1-4q-5 4-10 0l-1 4h-8z',
  'M20 6a4 4 0 0 1 8 0 11 11 0 0 1 6 12c0 8-4 14-10 14s-10-6-10-14a11 11 0 0 1 6-12z',
  'M24 7c8 0 12 4 11 10l-1 1c0 8-4 14-10 14s-10-6-10-14l-1-1C12 11 16 7 24 7zM12 15l24-3-1 5H13z',
  'M14 18q-4-4 0-8q4-6 10-4q8-3 11 4q3 4-1 8c0 8-4 14-10 14s-10-6-10-14z',
] as const;

/** Input of a portrait. */
export interface PortraitOf {
  /** Name of the person. Only invented people are drawn, never a real likeness. */
  name: string;
  /** Name of the team, for the colours of the shirt. */
  team?: string;
}

/** A person's silhouette, 48 × 48, in the colours of the team. Less than 1 kB. @spec LB-02 */
export function portrait({ name, team = name }: PortraitOf): string {
  const { field, charge } = crestDesign(team);
  return svg(
    48,
    48,
    `<radialGradient id="p" cy=".35"><stop stop-color="#e9edf2"/><stop offset="1" stop-color="#8d97a5"/></radialGradient><clipPath id="o"><circle cx="24" cy="24" r="24"/></clipPath><g clip-path="url(#o)"><path d="M0 0H48V48H0z" fill="url(#p)"/><path d="M19 26H29V36H19z" fill="#2a313c"/><path d="M4 48c0-10 8-14 15-15q5 5 10 0c7 1 15 5 15 15z" fill="${field}"/><path d="M19 33q5 5 10 0" fill="none" stroke="${charge}" stroke-width="2"/><path d="${pick(HEADS, seedOfName(name), 9)}" fill="#2a313c"/></g>`,
  );
}
