import { CASINO_THEMES, type CasinoTheme } from '@touchline/casino-contract';
import type { GameInit } from '@touchline/casino-game-contract';
import { type ModelId, MODELS } from '@touchline/casino-game-math';

/** What a game looks like, as its frame and its pay table draw it. */
export type GameLook = NonNullable<GameInit['art']>;

/** The look of a title of the catalogue; a game that is not of the catalogue looks like one of the themes, each model like another. */
export function gameLook(model: ModelId, game: { id: number; theme: CasinoTheme | null } | null): GameLook {
  if (game !== null) return { theme: game.theme, game: game.id };
  const at = MODELS.findIndex(({ id }) => id === model);
  return { theme: CASINO_THEMES[at % CASINO_THEMES.length] ?? null, game: at };
}
