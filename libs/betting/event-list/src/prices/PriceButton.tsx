import { getPriceBoard, type Price } from '@touchline/betting-line-state';
import { OutcomeButton, writePrice, type OutcomeLook, type OutcomeView } from '@touchline/betting-ui';
import { memo, useLayoutEffect, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useStore } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { useIsPicked } from './use-picking.ts';
import { useOdds } from './use-odds.ts';

export interface PriceButtonProps {
  /** Names of the outcome; its price comes from the price board. */
  outcome: OutcomeView;
  look: OutcomeLook;
  /** Whether its feed is silent: it can't be picked, only taken out of the coupon. @spec ODD-5 */
  isStale?: boolean;
  lockReason?: string | undefined;
  /** Overrides the picked state, which otherwise comes from the coupon. */
  isPicked?: boolean;
  onPick: (outcomeId: number) => void;
}

const HOLE = '\u0001';
const wasParts = new WeakMap<IntlShape, readonly string[]>();

/** `Was 1.85`: the message is formatted once per language, because it is needed for hundreds of prices per frame. */
function wasText(intl: IntlShape, odds: string): string {
  let parts = wasParts.get(intl);
  if (parts === undefined) {
    parts = intl.formatMessage({ id: 'betting.price.was', defaultMessage: 'Was {odds}' }, { odds: HOLE }).split(HOLE);
    wasParts.set(intl, parts);
  }
  return parts.join(odds);
}

/**
 * One price, connected to the board. React renders it once; afterwards the board writes price, direction and lock directly into the
 * element, so that a burst of price changes causes no rendering. Only rendering makes a price stale or fresh again.
 *
 * @spec BT-02 ODD-5 ODD-6
 */
export const PriceButton = memo(function PriceButton({ outcome, look, isStale, lockReason, isPicked: isChosen, onPick }: PriceButtonProps) {
  const { id } = outcome;
  const intl = useIntl();
  const odds = useOdds();
  const board = getPriceBoard(useStore<RootState>());
  const isInCoupon = useIsPicked(id);
  const isPicked = isChosen ?? isInCoupon;
  const button = useRef<HTMLButtonElement>(null);
  const price = board.get(id);
  const reason =
    lockReason ?? (isStale ? intl.formatMessage({ id: 'betting.stale.title', defaultMessage: 'Odds not updating' }) : undefined);

  useLayoutEffect(() => {
    const write = () => {
      const now = board.get(id);
      if (now === undefined || button.current === null) return;
      writePrice(button.current, writing(now));
    };
    const writing = ({ coef: figure, isBlocked, movement, previous }: Price) => ({
      odds: odds(figure),
      isLocked: isBlocked,
      lockReason: reason,
      // The movement mark expires; the previous price stays in the tooltip until the next change.
      movement,
      was: previous === null ? undefined : wasText(intl, odds(previous)),
    });
    // The board may have changed since rendering; what it wrote before, React does not know, so a lock it removed is not rendered again.
    if (isStale || board.get(id) !== price) write();
    return board.subscribe(id, write);
  }, [board, id, intl, isStale, odds, price, reason]);

  const shown: OutcomeView = {
    ...outcome,
    odds: price === undefined ? '' : odds(price.coef),
    isPicked,
    isLocked: price?.isBlocked ?? false,
    isStale,
    lockReason: reason,
    movement: price?.movement,
    was: price === undefined || price.previous === null ? undefined : wasText(intl, odds(price.previous)),
  };
  return <OutcomeButton outcome={shown} look={look} ref={button} onPick={() => onPick(id)} />;
});
