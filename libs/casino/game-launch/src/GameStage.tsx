import type { CasinoTheme } from '@touchline/casino-contract';
import type { Launch } from '@touchline/casino-game-contract';
import { createGamesApi, type Unstaked } from '@touchline/casino-game-state';
import { modelOf } from '@touchline/casino-game-math';
import { selectUserId } from '@touchline/identity-state';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { Button, Notice, SectionFailedState } from '@touchline/ui-kit';
import { useAppStore } from '@touchline/ui-pages';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { GameFacts } from './GameFacts.tsx';
import { gameLook } from './game-look.ts';
import { GameFrame } from './GameFrame.tsx';
import { PayTableFold } from './PayTableFold.tsx';
import styles from './GameStage.module.css';
import { Start } from './Start.tsx';
import { unstakedWords } from './unstaked-words.ts';
import { useOpenedByPress } from './use-opened-by-press.ts';

/** Separate chunks: only players need them. */
const ServedRounds = lazy(async () => ({ default: (await import('./ServedRounds.tsx')).ServedRounds }));
const Fairness = lazy(async () => ({ default: (await import('./Fairness.tsx')).Fairness }));
const SharedTable = lazy(async () => ({ default: (await import('./SharedTable.tsx')).SharedTable }));
const StakeLimit = lazy(async () => ({ default: (await import('./StakeLimit.tsx')).StakeLimit }));

type LaunchState = { status: 'loading' | 'failed' } | { status: 'ready'; launch: Launch; readyAt: number };

function useLaunch(model: string, game: number | undefined): { launchState: LaunchState; ask: () => void } {
  const store = useAppStore();
  const userId = useSelector(selectUserId);
  const [launchState, setLaunchState] = useState<LaunchState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setLaunchState({ status: 'loading' });
    createGamesApi(portsOf(store))
      .launch({ model, ...(game !== undefined && { game }) }, userId !== null, stop.signal)
      .then((launch) => setLaunchState({ status: 'ready', launch, readyAt: performance.now() + launch.waitMs }))
      .catch(() => {
        if (!stop.signal.aborted) setLaunchState({ status: 'failed' });
      });
    return () => stop.abort();
  }, [model, game, store, userId, tries]);
  return { launchState, ask: useCallback(() => setTries((count) => count + 1), []) };
}

export interface GameStageProps {
  /** Id of the model. */
  model: string;
  title: string;
  /** Catalogue id, if the game is from the catalogue. */
  game?: number;
  /** Theme of the game in the catalogue. */
  theme?: CasinoTheme;
  /** Whether another game was the first with the rules of this model. */
  isVariant?: boolean;
  /** The player followed a link to the demo. */
  isDemoFirst?: boolean;
  /** Called when the game is started for money. */
  onMoney?: () => void;
}

/** A game from launch to history: start options or why money play is unavailable, figures, rounds and their proof. @spec CS-02 CS-05 */
export function GameStage({ model: modelId, title, game, theme, isVariant = false, isDemoFirst = false, onMoney }: GameStageProps) {
  const { launchState, ask } = useLaunch(modelId, game);
  const [mode, setMode] = useState<'money' | 'demo' | null>(null);
  const [rounds, setRounds] = useState(0);
  const [unstaked, setUnstaked] = useState<Unstaked | null>(null);
  const navigate = useNavigate();
  const lang = useSelector(selectLanguage);
  const userId = useSelector(selectUserId);
  const [isAway, setAway] = useState(false);
  const model = modelOf(modelId);
  useEffect(() => setMode(null), [modelId, userId]);
  const begin = (next: 'money' | 'demo'): void => {
    setMode(next);
    if (next === 'money') onMoney?.();
  };
  useOpenedByPress(launchState.status === 'ready' && launchState.launch.noMoney === null && !isDemoFirst, () => begin('money'));
  if (model === undefined) return null;
  const look = gameLook(model.id, game === undefined ? null : { id: game, theme: theme ?? null });
  const isServed = launchState.status === 'ready' && launchState.launch.isServed;
  return (
    <div className={styles.stage}>
      <div className={styles.play}>
        <div className={styles.game}>
          {(launchState.status === 'failed' || isAway) && (
            <SectionFailedState
              isCard
              onRetry={() => {
                setAway(false);
                ask();
              }}
            />
          )}
          {launchState.status === 'loading' && <div className={styles.waiting} aria-busy="true" />}
          {launchState.status === 'ready' && !isAway && mode === null && (
            <Start launch={launchState.launch} look={look} isDemoFirst={isDemoFirst} onMode={begin} />
          )}
          {userId !== null && mode !== 'demo' && (
            <Suspense>
              <StakeLimit rounds={rounds} />
            </Suspense>
          )}
          {launchState.status === 'ready' && mode !== null && (
            <>
              <GameFrame
                launch={launchState.launch}
                readyAt={launchState.readyAt}
                title={title}
                mode={mode}
                game={game ?? null}
                look={look}
                onRound={() => setRounds((count) => count + 1)}
                onUnstaked={setUnstaked}
                onServedRound={() => setRounds((count) => count + 1)}
                onFailed={() => {
                  setMode(null);
                  setAway(true);
                }}
                onCashier={() => void navigate(`/${lang}/office/recharge`)}
              />
              <div role="status">
                {unstaked !== null && (
                  <Notice role="presentation" tone="warn">
                    <FormattedMessage {...unstakedWords[unstaked]} />
                  </Notice>
                )}
              </div>
              <div>
                <Button
                  size="small"
                  onClick={() => {
                    setMode(null);
                    setUnstaked(null);
                    ask();
                  }}
                >
                  <FormattedMessage id="gameLaunch.leave" defaultMessage="Leave the game" />
                </Button>
              </div>
            </>
          )}
        </div>
        <PayTableFold model={model.id} launch={launchState.status === 'ready' ? launchState.launch : null} look={look} />
      </div>
      {model.isShared && (
        <Suspense>
          <SharedTable model={modelId} />
        </Suspense>
      )}
      <GameFacts model={model} isVariant={isVariant} />
      {userId !== null && model.facts !== null && launchState.status === 'ready' && (
        <Suspense>
          {isServed && game !== undefined ? <ServedRounds game={game} rounds={rounds} /> : <Fairness model={modelId} rounds={rounds} />}
        </Suspense>
      )}
    </div>
  );
}
