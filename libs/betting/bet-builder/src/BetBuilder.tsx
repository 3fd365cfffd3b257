import { builderClosed, builderModule, builderOpened, selectBuilder } from '@touchline/betting-builder-state';
import { MOST_BUILDER_LEGS, type Market } from '@touchline/betting-contract';
import { GameMarkets, useGameInfo } from '@touchline/betting-event-list';
import { feedKey, type FeedView } from '@touchline/betting-line-state';
import { isQuarterLine } from '@touchline/betting-rules';
import { BlocksSkeleton, EmptyState } from '@touchline/ui-kit';
import type { ModularStore } from '@touchline/shared-state';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Slip } from './Slip.tsx';
import { useRenderLeg } from './use-render-leg.tsx';

export interface BetBuilderProps {
  /** Page of the game. */
  view: FeedView;
  /** The game itself. */
  gameId: number;
  /** Game or sub-game whose markets are shown: the match, its corners, a half. */
  partId: number;
  isStale: boolean;
  /** Selector of the part; choosing a part closes the builder. */
  parts: ReactNode;
}

/** Injects the builder's store module while the builder is mounted. @returns whether the module is in the store. */
function useBuilderModule(): boolean {
  const store = useStore() as unknown as ModularStore;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const name = store.inject(builderModule);
    setReady(true);
    return () => store.release(name);
  }, [store]);
  return isReady;
}

/** Markets of a match whose outcomes can be combined; the chosen outcomes are priced together. @spec BT-10 */
export function BetBuilder(props: BetBuilderProps) {
  return useBuilderModule() ? <Builder {...props} /> : <BlocksSkeleton count={4} />;
}

function Builder({ view, gameId, partId, isStale, parts }: BetBuilderProps) {
  const dispatch = useDispatch();
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const section = useGameInfo(source, gameId)?.section;
  useEffect(() => {
    if (section === undefined) return undefined;
    dispatch(builderOpened({ id: gameId, section }));
    return () => void dispatch(builderClosed());
  }, [dispatch, gameId, section]);
  const { about, isFailed } = useSelector(selectBuilder);
  const types = about?.marketTypeIds;
  const only = useMemo(() => {
    const combinable = new Set(types);
    return ({ typeId, param }: Market) => combinable.has(typeId) && !isQuarterLine(param);
  }, [types]);
  const renderLeg = useRenderLeg({ source, gameId: partId, isStale });
  if (about === null && !isFailed) {
    return (
      <>
        {parts}
        <BlocksSkeleton count={4} />
      </>
    );
  }
  if (types === undefined || types.length === 0) {
    return (
      <>
        {parts}
        <EmptyState
          isCard
          title={<FormattedMessage id="betting.builder.none" defaultMessage="Bet builder isn't available for this match" />}
        >
          <FormattedMessage id="betting.builder.noneWords" defaultMessage="You can bet on its markets one by one." />
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Slip source={source} gameId={gameId} most={MOST_BUILDER_LEGS} />
      <GameMarkets key={partId} view={view} gameId={partId} isStale={isStale} parts={parts} only={only} renderOutcome={renderLeg} />
    </>
  );
}
