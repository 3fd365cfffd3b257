import { addWanted, legsChosen, legToggled, selectBuilder, type BuilderState } from '@touchline/betting-builder-state';
import { selectIsPicked } from '@touchline/betting-coupon-state';
import { type GameSource, useGameInfo, useOdds } from '@touchline/betting-event-list';
import { legWords, useNames } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { BuilderSlip, type BuilderPriceView } from '@touchline/betting-ui';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const FEWEST_LEGS = 2;
/** Outcome id that no coupon contains. */
const NOTHING = -1;

function priceView({ legs, price, isFailed }: BuilderState, odds: (coef: number) => string): BuilderPriceView {
  if (legs.length < FEWEST_LEGS) return { status: 'none' };
  if (price === null) return { status: isFailed ? 'failed' : 'asking' };
  if (price.status === 'refused') return price;
  return { status: 'priced', odds: odds(price.coef), product: odds(price.product) };
}

export interface SlipProps {
  source: GameSource;
  gameId: number;
  most: number;
}

/** The chosen outcomes, their combined price, and the button that adds them to the coupon. @spec BT-10 */
export function Slip({ source, gameId, most }: SlipProps) {
  const dispatch = useDispatch();
  const names = useNames();
  const odds = useOdds();
  const game = useGameInfo(source, gameId);
  const builder = useSelector(selectBuilder);
  const { legs, price, about, isAdding } = builder;
  const outcomeId = price?.status === 'priced' ? price.outcomeId : NOTHING;
  const isAdded = useSelector(useMemo(() => selectIsPicked(outcomeId), [outcomeId]));
  if (game === undefined) return null;
  const context = { sport: sportById(game.sportId)?.key ?? '', first: game.opponent1.name, second: game.opponent2.name };
  const refused: readonly number[] = price?.status === 'refused' ? price.outcomeIds : [];
  const ready = about?.suggestions ?? [];
  return (
    <BuilderSlip
      legs={legs.map((leg) => ({ id: leg.outcomeId, words: legWords(names, leg, context), isRefused: refused.includes(leg.outcomeId) }))}
      price={priceView(builder, odds)}
      most={most}
      ready={ready.map((one, at) => ({
        id: String(at),
        words: one.legs.map((leg) => legWords(names, leg, context)).join(' + '),
        odds: odds(one.coef),
      }))}
      isAdded={isAdded}
      isAdding={isAdding}
      onRemove={(id) => {
        const leg = legs.find((one) => one.outcomeId === id);
        if (leg !== undefined) dispatch(legToggled(leg));
      }}
      onClear={() => dispatch(legsChosen([]))}
      onAdd={() => dispatch(addWanted({ game, pageType: 'game' }))}
      onReady={(id) => dispatch(legsChosen(ready[Number(id)]?.legs ?? []))}
    />
  );
}
