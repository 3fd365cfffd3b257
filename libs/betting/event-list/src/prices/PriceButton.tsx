import { getPriceBoard, type Price } from '@touchline/betting-line-state';
import { OutcomeButton, writePrice, type OutcomeLook, type OutcomeView } from '@touchline/betting-ui';
import { memo, useLayoutEffect, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useStore } from 'react-redux';
import { useIsPicked } from './use-picking.ts';
import { useOdds } from './use-odds.ts';

export interface PriceButtonProps {
  /** The outcome in words; its figures come from the price board. */
  outcome: OutcomeView;
  look: OutcomeLook;
  isStale?: boolean;
  lockReason?: string | undefined;
  /** Chosen somewhere else than in the coupon; the coupon decides unless told. */
  isPicked?: boolean;
  onPick: (outcomeId: number) => void;
}

const HOLE = '\u0001';
const wasParts = new WeakMap<IntlShape, readonly string[]>();

/** `Was 1.85`: the message is formatted once for a language, since hundreds of prices a frame say it. */
function wasText(intl: IntlShape, odds: string): string {
  let parts = wasParts.get(intl);
  if (parts === undefined) {
    parts = intl.formatMessage({ id: 'betting.price.was', defaultMessage: 'Was {odds}' }, { odds: HOLE }).split(HOLE);
    wasParts.set(intl, parts);
  }
  return parts.join(odds);
}

/**
 * One price, connected to the board. React lays it out; from then on the board writes its figure, its direction and its lock straight
 * into the element, so that a flood of prices renders nothing.
 *
 * @spec BT-02 ODD-6
 */
export const PriceButton = memo(function PriceButton({ outcome, look, isStale, lockReason, isPicked: isChosen, onPick }: PriceButtonProps) {
  const { id } = outcome;
  const intl = useIntl();
  const odds = useOdds();
  const board = getPriceBoard(useStore());
  const isInCoupon = useIsPicked(id);
  const isPicked = isChosen ?? isInCoupon;
  const button = useRef<HTMLButtonElement>(null);
  const price = board.get(id);

  useLayoutEffect(() => {
    const write = () => {
      const now = board.get(id);
      if (now === undefined || button.current === null) return;
      writePrice(button.current, writing(now));
      if (isStale) button.current.dataset['stale'] = '';
    };
    const writing = ({ coef: figure, isBlocked, movement, previous }: Price) => ({
      odds: odds(figure),
      isLocked: isBlocked,
      ...(lockReason === undefined ? {} : { lockReason }),
      // The mark of a move goes after its time; what the price was stays on hover until the next one.
      movement,
      ...(previous === null ? {} : { was: wasText(intl, odds(previous)) }),
    });
    // The board may have moved on between rendering and this moment.
    if (board.get(id) !== price) write();
    return board.subscribe(id, write);
  }, [board, id, intl, isStale, lockReason, odds, price]);

  const shown: OutcomeView = {
    ...outcome,
    odds: price === undefined ? '' : odds(price.coef),
    isPicked,
    isLocked: price?.isBlocked ?? false,
    ...(isStale === undefined ? {} : { isStale }),
    ...(lockReason === undefined ? {} : { lockReason }),
    ...(price?.movement ? { movement: price.movement } : {}),
    ...(price === undefined || price.previous === null ? {} : { previousOdds: odds(price.previous) }),
  };
  return <OutcomeButton outcome={shown} look={look} ref={button} onPick={() => onPick(id)} />;
});
