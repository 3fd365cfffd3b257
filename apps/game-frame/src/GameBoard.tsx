import { type ArtSet, loadArtSet, PLAIN_SET } from '@touchline/casino-game-art';
import { modelOf } from '@touchline/casino-game-math';
import type { GameParts } from '@touchline/casino-game-ui';
import { createSounds, StageView, type StageGame } from '@touchline/casino-stage-ui';
import { useEffect, useMemo, useState } from 'react';
import { stageOf } from './stages.ts';

/** One for the page: a browser allows few of them. */
export const sounds = createSounds();

type Staged = { game: StageGame; art: ArtSet } | null;

async function loadStaged(model: string, art: string | undefined): Promise<Staged> {
  const idle = modelOf(model)?.idle;
  if (idle === undefined) return null;
  const [game, set] = await Promise.all([stageOf(idle), loadArtSet(art).catch(() => PLAIN_SET)]);
  return game === null ? null : { game, art: set };
}

const LOADING: GameParts = { Board: () => null };

/** The parts of a game that its stage brings; none if it has no stage, or if that cannot be loaded: the boards of the screen play it then. */
export function useStage(model: string | undefined, art: string | undefined): GameParts {
  const [staged, setStaged] = useState<Staged | undefined>(undefined);
  useEffect(() => {
    if (model === undefined) return undefined;
    let isGone = false;
    const set = (next: Staged): void => {
      if (!isGone) setStaged(next);
    };
    loadStaged(model, art).then(set, () => set(null));
    return () => {
      isGone = true;
    };
  }, [model, art]);
  return useMemo(() => {
    if (staged === undefined) return LOADING;
    if (staged === null) return {};
    const { game, art: pictures } = staged;
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
      <StageView
        {...{ game, idle, count, startedAt, climb, isCalm, isLocked, onMove, onShown }}
        art={pictures}
        round={view}
        unit={unit ?? { currencyIso: 'EUR', exponent: 2 }}
        hasLetters={false}
        onSound={sounds.play}
      />
    );
    return { Board, ...(game.Choices && { Choices: game.Choices }), ...(game.Moves && { Moves: game.Moves }) };
  }, [staged]);
}
