import type { CasinoGame } from '@touchline/casino-contract';
import {
  arrows,
  balls,
  cards,
  coin,
  curve,
  dice,
  fields,
  fish,
  numbers,
  pegs,
  roulette,
  type Rules,
  ticket,
  track,
  wheel,
} from './art-of-rules.ts';
import { themeArt } from './art-of-theme.ts';
import { type ArtShape, colour, drawsOf, rays } from './shapes.ts';

export type { ArtShape } from './shapes.ts';

/** Motifs by model; slots and models without one get the motif of their theme. */
export const BY_MODEL: Readonly<Record<string, Rules>> = {
  'roulette-european': roulette,
  'roulette-french': roulette,
  'roulette-american': roulette,
  'live-roulette': roulette,
  'sic-bo': dice,
  craps: dice,
  'live-baccarat': cards,
  blackjack: cards,
  baccarat: cards,
  'caribbean-stud': cards,
  'casino-holdem': cards,
  'video-poker-jacks': cards,
  'video-poker-deuces': cards,
  'video-poker-jacks-8-5': cards,
  'video-poker-bonus': cards,
  'video-poker-double-bonus': cards,
  'video-poker-double-double': cards,
  'video-poker-full-deuces': cards,
  'video-poker-joker': cards,
  hilo: cards,
  'keno-80': balls,
  'bingo-75': balls,
  'tv-draw': balls,
  'scratch-match-3': ticket,
  'scratch-multiplier': ticket,
  crash: curve,
  limbo: curve,
  dice,
  mines: fields,
  'plinko-8': pegs,
  'plinko-12': pegs,
  'plinko-16': pegs,
  'wheel-low': wheel,
  'wheel-high': wheel,
  fishing: fish,
  'coin-flip': coin,
  'high-low': arrows,
  'virtual-racing': track,
  'skill-2048': numbers,
};

/** Generated art for a game without a picture; deterministic. */
export interface ArtDesign {
  /** Background gradient, top to bottom. */
  top: string;
  bottom: string;
  shapes: readonly ArtShape[];
}

/** Generates a game's art: model or theme choose the motif, the title the colours and details. */
export function artDesign({ title, model, theme }: Pick<CasinoGame, 'title' | 'model' | 'theme'>): ArtDesign {
  const draw = drawsOf(title);
  const hue = draw(360);
  const halo = { path: rays(24, 110, draw(100) / 100), fill: colour(0.95, 0.05, hue), opacity: 0.09 };
  const rules = Object.hasOwn(BY_MODEL, model) ? BY_MODEL[model] : undefined;
  const shapes = rules === undefined ? themeArt(theme, draw, hue) : rules(draw, hue);
  return { top: colour(0.5, 0.13, hue), bottom: colour(0.28, 0.1, hue + 25), shapes: [halo, ...shapes] };
}
