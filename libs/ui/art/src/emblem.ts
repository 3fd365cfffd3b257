import { pick, seedOfName } from './seed.ts';
import { svg } from './svg.ts';

const SHAPES = [
  'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44z', // roundel
  'M24 2L43 13V35L24 46L5 35V13z', // hexagon
  'M6 4H42V26C42 37 34 43 24 46C14 43 6 37 6 26z', // shield
  'M24 2L44 17L36 44H12L4 17z', // pentagon
  'M10 2H38L46 24L38 46H10L2 24z', // wide hexagon
  'M24 2C34 6 40 7 44 7C46 28 40 40 24 46C8 40 2 28 4 7C8 7 14 6 24 2z', // old shield
] as const;
const star = (x: number, y: number, size: number): string => {
  const at = (turn: number, radius: number): string =>
    `${(x + radius * Math.sin(turn)).toFixed(1)} ${(y - radius * Math.cos(turn)).toFixed(1)}`;
  return `M${Array.from({ length: 10 }, (_, point) => at((point * Math.PI) / 5, point % 2 === 0 ? size : size * 0.42)).join('L')}z`;
};
const MOTIFS = [
  star(24, 24, 12),
  star(24, 17, 7) + star(16, 30, 6) + star(32, 30, 6),
  'M15 14H33V20C33 27 29 30 26 31V34H31V37H17V34H22V31C19 30 15 27 15 20z', // cup
  'M24 11L27 19L37 14L34 25L40 33H8L14 25L11 14L21 19z', // crown
  'M24 10a14 14 0 1 0 .1 0zM24 17l7 5-3 8h-8l-3-8z', // ball
  'M10 34L19 18L24 26L30 14L38 34z', // peaks
  'M11 16H37V21H11zM11 25H37V30H11zM11 34H37V37H11z', // bars
  'M24 9L29 21H39L31 28L34 39L24 33L14 39L17 28L9 21H19z', // wide star
] as const;

/**
 * The badge of a competition, 48 × 48, drawn from its name: one of six outlines, two tones of one hue, a motif and a ring. Less than 1 kB.
 *
 * @spec LB-02
 */
export function leagueEmblem(name: string): string {
  const seed = seedOfName(name);
  const hue = (seed >>> 3) % 360;
  const shape = pick(SHAPES, seed);
  const dark = `hsl(${hue} 58% 26%)`;
  const bright = `hsl(${(hue + 40) % 360} 72% 80%)`;
  return svg(
    48,
    48,
    `<path d="${shape}" fill="${dark}" stroke="${bright}" stroke-width="2"/><path d="${shape}" fill="none" stroke="${bright}" stroke-opacity=".35" transform="translate(3.6 3.6) scale(.85)"/><path d="${pick(MOTIFS, seed, 12)}" fill="${bright}" fill-rule="evenodd" transform="translate(4.8 4.8) scale(.8)"/>`,
  );
}
