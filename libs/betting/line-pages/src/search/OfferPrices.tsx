import { betToggled } from '@touchline/betting-coupon-state';
import type { Game, Market, Outcome } from '@touchline/betting-contract';
import { nameContext, PriceButton, useIsPicked, useOdds, usePageType } from '@touchline/betting-event-list';
import { getPriceBoard } from '@touchline/betting-line-state';
import { useNames, type NameLength } from '@touchline/betting-names';
import { OutcomeButton, type OutcomeView } from '@touchline/betting-ui';
import { useDispatch, useStore } from 'react-redux';
import type { RootState } from '@touchline/shared-state';

export interface OfferPricesProps {
  /** The game with only the offered market. */
  game: Game;
  /** The outcomes to show; all by default. */
  outcomeIds?: readonly number[];
  /** The list to record with a pick. */
  source: string;
  /** `short` for names in a row: 1, X, 2. */
  length?: NameLength;
  /** Called after a click. */
  onPick?: () => void;
}

/** Prices of one market from an answer; a click adds one to the coupon at the price shown. @spec BT-05 CP-24 ODD-3 */
export function OfferPrices({ game, outcomeIds, source, length = 'full', onPick }: OfferPricesProps) {
  const [market] = game.markets;
  const names = useNames();
  if (market === undefined) return null;
  const context = nameContext(game);
  return market.outcomes
    .filter(({ id }) => outcomeIds?.includes(id) ?? true)
    .map((outcome) => {
      const name = names.outcome(outcome, market, { context, length });
      const label = `${names.market(market.typeId, context)}: ${names.outcome(outcome, market, { context })}`;
      return <OfferPrice key={outcome.id} {...{ game, market, outcome, source, name, label }} {...(onPick && { onPick })} />;
    });
}

interface OfferPriceProps extends Pick<OfferPricesProps, 'game' | 'source' | 'onPick'> {
  market: Market;
  outcome: Outcome;
  name: string;
  label: string;
}

/**
 * Follows the price board if a list on the page has the same price; otherwise it keeps the price of the answer, and the coupon requests the
 * current one.
 */
function OfferPrice({ game, market, outcome, source, name, label, onPick }: OfferPriceProps) {
  const dispatch = useDispatch();
  const board = getPriceBoard(useStore<RootState>());
  const odds = useOdds();
  const pageType = usePageType();
  const isPicked = useIsPicked(outcome.id);
  const { id, isBlocked = false } = outcome;
  const pick = () => {
    const coef = board.get(id)?.coef ?? outcome.coef;
    dispatch(betToggled({ game, market, outcome: { ...outcome, coef }, source, pageType }));
    onPick?.();
  };
  const shown: OutcomeView = { id, name, label, odds: odds(outcome.coef), isPicked, isLocked: isBlocked || market.isSuspended === true };
  return board.get(id) === undefined ? (
    <OutcomeButton outcome={shown} onPick={pick} />
  ) : (
    <PriceButton outcome={shown} look="named" onPick={pick} />
  );
}
