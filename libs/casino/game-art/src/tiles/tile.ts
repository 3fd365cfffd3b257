import type { CasinoTheme } from '@touchline/casino-contract';
import { type ArtSetName, BY_THEME, loadSet } from '../choose.ts';
import { type Art, clear, mix, type Palette, scatterOf } from '../draw/art.ts';
import { kitOf } from '../draw/kit.ts';
import { around, box, ellipse, ring } from '../draw/paths.ts';
import { svgOf } from '../draw/svg.ts';
import { turnedPalette } from '../draw/turn.ts';
import { faceOf, lettered } from './lettering.ts';
import { FIGURES, type Motif, motifOf } from './nouns.ts';
import { relative } from './relative.ts';
import { CENTRE, HEIGHT, SCENES, type SceneName, WIDTH } from './scenes.ts';
import { markOn } from './wordmarks.ts';

/** What the tile of a game depends on. */
export interface TileGame {
  /** Titles of one series have ids that follow each other. */
  id: number;
  title: string;
  /** Title whose noun gives the figure; its own by default. */
  likeTitle?: string;
  theme: CasinoTheme;
  provider: { id: string; name: string };
}

/** Titles of a series: each has its palette and its layout. */
const VARIANTS = 4;
const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];
const TURNS = [0, 12, -12] as const;

function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash >>> 5;
}

/** Sets whose colours suit cards, wheels, balls and other things without a theme. */
const TABLE_SETS = ['sevens', 'rooftops', 'lotus', 'jazz', 'stadium', 'nebula', 'reef', 'oasis'] as const satisfies readonly ArtSetName[];

/** What a tile looks like. */
export interface TileLook {
  motif: Motif;
  palette: Palette;
  scene: SceneName;
  /** Which of four layouts. */
  layout: number;
  seed: number;
}

/** The look of a game: the figure of its noun, the colours and backdrop of its theme or studio, one of four layouts. */
export async function tileLookOf({ id, title, likeTitle = title, theme, provider }: TileGame): Promise<TileLook> {
  const { sets, backdrops } = BY_THEME[theme];
  const motif = motifOf(likeTitle) ?? ([sets[0], 'picture-1'] as const);
  const series = Math.floor(Math.abs(id) / VARIANTS);
  const variant = Math.abs(id) % VARIANTS;
  const isFree = theme === 'classic';
  const own = numberOf(provider.id + (typeof motif === 'string' ? motif : motif[1]));
  const free = TABLE_SETS[own % TABLE_SETS.length] ?? sets[0];
  const set = typeof motif === 'string' ? (isFree ? free : sets[0]) : motif[0];
  const { palettes } = await loadSet(set);
  const scenes = isFree ? SCENE_NAMES : backdrops;
  return {
    motif,
    palette: turnedPalette(palettes[variant] ?? palettes[0], TURNS[series % TURNS.length] ?? 0),
    scene: scenes[(isFree ? own : series) % scenes.length] ?? 'hall',
    layout: variant,
    seed: numberOf(title) % 997,
  };
}

async function figureOf(motif: Motif, palette: Palette): Promise<Art> {
  if (typeof motif === 'string') return FIGURES[motif](kitOf(palette));
  return (await loadSet(motif[0])).draw(palette)[motif[1]];
}

const tenth = (value: string): string => String(Math.round(Number(value) * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Numbers with one digit after the point, and paths without spaces that are not needed. */
const compact = (svg: string): string =>
  svg
    .replace(/ (x1|y1|x2|y2|cx|cy|r|stroke-width)="(-?[\d.]+)"/g, (_, name: string, value: string) => ` ${name}="${tenth(value)}"`)
    .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${relative(path)}"`)
    .replace(/ stroke-linejoin="round" stroke-linecap="round"/g, '');

const layer = (path: string, fill: Art[number]['fill']): Art[number] => ({ path, ...(fill !== undefined && { fill }) });

/** Light behind the figure. */
function lightOf({ palette, layout, seed }: TileLook): Art {
  const { light, b, metal } = palette;
  const { x, y } = CENTRE;
  const halo = layer(ellipse(x, y, 62), {
    circle: [x, y, 62],
    stops: [
      [0, clear(mix(light, b, 0.2), 0.62)],
      [0.5, clear(mix(light, b, 0.4), 0.2)],
      [1, clear(light, 0)],
    ],
  });
  if (layout === 1) return [halo, layer(around('M-2 -30L-8 -120L8 -120L2 -30Z', [x, y], 12, scatterOf(seed)() * 30), clear(light, 0.13))];
  if (layout === 2)
    return [halo, layer(ellipse(x, y, 44), clear(mix(light, metal, 0.3), 0.2)), layer(ring(x, y, 46, 44.4), clear(light, 0.7))];
  return [halo];
}

/** The shade under the lettering. */
const shadeOf = ({ ink }: Palette): Art => [
  layer(box(0, 84, WIDTH, HEIGHT - 84), {
    line: [0, 84, 0, HEIGHT],
    stops: [
      [0, clear(ink, 0)],
      [0.45, clear(ink, 0.72)],
      [1, clear(ink, 0.96)],
    ],
  }),
];

type Spots = readonly [Spot, ...Spot[]];
type Spot = readonly [x: number, y: number, scale: number, turn: number];
/** Places of the figure in each layout. The last is in front. */
const PLACES: readonly [Spots, ...Spots[]] = [
  [[CENTRE.x, CENTRE.y, 0.92, 0]],
  [[CENTRE.x, CENTRE.y, 0.9, -7]],
  [[CENTRE.x, CENTRE.y, 0.82, 0]],
  [
    [CENTRE.x + 26, CENTRE.y - 22, 0.5, 14],
    [CENTRE.x - 10, CENTRE.y + 6, 0.8, -5],
  ],
];

/** What a tile is made of, from behind to the front. */
export async function partsOf(game: TileGame) {
  const look = await tileLookOf(game);
  const { palette, scene, layout, seed, motif } = look;
  return {
    under: [...SCENES[scene](palette, seed), ...lightOf(look)],
    // Filters would cost a browser more than all the rest.
    figure: (await figureOf(motif, palette)).map(({ glow: _, ...rest }) => rest),
    spots: PLACES[layout] ?? PLACES[0],
    over: [
      ...shadeOf(palette),
      ...lettered(kitOf(palette), game.title, faceOf(game.theme, game.provider.id)),
      ...markOn(game.provider, palette),
    ],
  };
}

/** The tile of a game as an SVG document, 3 by 4. It is the same wherever it is drawn. @spec CS-01 */
export async function tileOf(game: TileGame): Promise<string> {
  const { under, figure, spots, over } = await partsOf(game);
  const [first, ...others] = spots;
  const put = ([x, y, scale, turn]: Spot) => `translate(${x} ${y})rotate(${turn})scale(${scale})translate(-50 -50)`;
  // The figure is drawn in its first place; a copy is moved from there.
  const drawn =
    `<g id="f" transform="${put(first)}">${svgOf(figure, 'f')}</g>` +
    others.map((spot) => `<g transform="${put(spot)}${backOf(first)}"><use href="#f"/></g>`).join('');
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linejoin="round" stroke-linecap="round">${svgOf(under, 'b')}${drawn}${svgOf(over, 'o')}</svg>`,
  );
}

/** Undoes the place of the first figure. */
function backOf([x, y, scale, turn]: Spot): string {
  return `translate(50 50)scale(${Math.round(10_000 / scale) / 10_000})rotate(${-turn})translate(${-x} ${-y})`;
}
