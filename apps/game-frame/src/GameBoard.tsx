import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import type { GameInit } from '@touchline/casino-game-contract';
import { type GameModel, modelOf } from '@touchline/casino-game-math';
import type { GameParts } from '@touchline/casino-game-ui';
import { createSounds, StageView, type StageGame } from '@touchline/casino-stage-ui';
import { useEffect, useMemo, useState } from 'react';
import { StageBoundary } from './StageBoundary.tsx';
import { stageOf } from './stages.ts';

/** One for the page: a browser allows few of them. */
export const sounds = createSounds();

type Staged = { game: StageGame; art: GameArt; facts: GameModel } | null;
type Look = NonNullable<GameInit['art']>;
/** Of a game whose site names none. */
const NO_LOOK: Look = { theme: null, game: 0 };

async function loadStaged(id: string, look: Look): Promise<Staged> {
  const facts = modelOf(id);
  if (facts === undefined) return null;
  const game = await stageOf(facts.idle);
  if (game === null) return null;
  return { game, facts, art: await loadGameArt(look.theme, look.game) };
}

/** A choice that is made before the stage is there would be lost with the board that it was made on. */
const LOADING: GameParts = { Board: () => null, Choices: () => null };

/** The parts of a game that its stage brings; none if it has no stage, or if that cannot be loaded or breaks: the boards of the screen play it then. */
export function useStage(model: string | undefined, look: GameInit['art']): GameParts {
  const { theme, game: title } = look ?? NO_LOOK;
  const [staged, setStaged] = useState<Staged | undefined>(undefined);
  useEffect(() => {
    if (model === undefined) return undefined;
    let isGone = false;
    const set = (next: Staged): void => {
      if (!isGone) setStaged(next);
    };
    loadStaged(model, { theme, game: title }).then(set, () => set(null));
    return () => {
      isGone = true;
    };
  }, [model, theme, title]);
  return useMemo((): GameParts => {
    if (staged === undefined) return LOADING;
    if (staged === null) return {};
    const { game, art, facts } = staged;
    const Board: NonNullable<GameParts['Board']> = ({
      idle,
      view,
      round: count,
      startedAt,
      climb = null,
      unit,
      isCalm,
      isLocked,
      onMove,
      onShown,
    }) => (
      <StageBoundary onBroken={() => setStaged(null)}>
        <StageView
          {...{ game, art, facts, idle, count, startedAt, climb, isCalm, isLocked, onMove, onShown }}
          round={view}
          unit={unit ?? { currencyIso: 'EUR', exponent: 2 }}
          hasLetters={false}
          onSound={sounds.play}
        />
      </StageBoundary>
    );
    return { Board, isStage: true, ...(game.Choices && { Choices: game.Choices }), ...(game.Moves && { Moves: game.Moves }) };
  }, [staged]);
}
