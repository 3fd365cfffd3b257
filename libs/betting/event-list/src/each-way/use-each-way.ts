import { betToggled, type CouponBet, editCoupon, selectCouponBets, selectTypeId } from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import { feedKey, feedLeft, feedWanted, type FeedView } from '@touchline/betting-line-state';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { readGame } from '../feed/use-game.ts';
import { usePageType } from '../prices/use-picking.ts';
import { eachWayPairs, isEachWay, PLACE_BLOCK, placeOf, WIN_BLOCK } from './each-way-view.ts';

/** Each way as an option of the coupon. */
export interface EachWay {
  isOn: boolean;
  /** Whether the places of all races are on offer now. */
  isOffered: boolean;
  /** Current odds of the place, of a single; null for several races. */
  placeCoef: number | null;
  /** Adds the places as a second part with the same stake, or removes them. */
  onChange: (isOn: boolean) => void;
}

/**
 * Each way for a coupon of race winners: a second part with the places of the same runners. The pages of the races are kept up to date while
 * the coupon can be each way, because they have the places.
 *
 * @returns null if the coupon can't be each way.
 * @spec BT-08 CP-27
 */
export function useEachWay(): EachWay | null {
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const pageType = usePageType();
  const lang = useSelector(selectLanguage);
  const bets = useSelector(selectCouponBets);
  const typeId = useSelector(selectTypeId);
  const pairs = useMemo(() => eachWayPairs(bets, typeId), [bets, typeId]);
  const races = (pairs ?? []).map(({ win }) => win.gameId).join();
  const viewOf = (gameId: number): FeedView => ({ kind: 'game', gameId, lang });
  useEffect(() => {
    const views = races === '' ? [] : races.split(',').map((id) => viewOf(Number(id)));
    for (const view of views) dispatch(feedWanted(view));
    return () => views.forEach((view) => void dispatch(feedLeft(view)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the view is made of the race and the language
  }, [dispatch, races, lang]);
  const offerOf = (state: RootState, { gameId, name }: CouponBet) => {
    const game = readGame(state, { part: 'pages', key: feedKey(viewOf(gameId)) }, gameId);
    const place = game && placeOf(game.markets, name);
    return game && place && { game: game.info, ...place };
  };
  /** Odds of the places, as text so that it changes with them only. */
  const odds = useSelector((state: RootState) => (pairs ?? []).map(({ win }) => offerOf(state, win)?.outcome.coef ?? 0).join());
  if (pairs === null) return null;
  const coefs = odds.split(',').map(Number);
  const isOn = isEachWay(pairs);
  const onChange = (isWanted: boolean): void => {
    if (!isWanted) {
      dispatch(editCoupon({ kind: 'remove', outcomeIds: pairs.flatMap(({ place }) => place?.outcomeId ?? []) }));
      for (const { win } of pairs) dispatch(editCoupon({ kind: 'block', outcomeId: win.outcomeId, blockId: null }));
      return;
    }
    const offers = pairs.flatMap(({ win, place }) => {
      const offer = offerOf(store.getState(), win);
      return offer === undefined ? [] : [{ win, place, offer }];
    });
    if (offers.length < pairs.length) return;
    for (const { place, offer } of offers) if (place === undefined) dispatch(betToggled({ ...offer, source: 'coupon', pageType }));
    dispatch(editCoupon({ kind: 'type', typeId: CouponType.Express }));
    // Stakes of parts that the coupon had before are not those of these parts.
    for (const blockId of [WIN_BLOCK, PLACE_BLOCK]) dispatch(editCoupon({ kind: 'block-amount', blockId, amount: null }));
    for (const { win, offer } of offers) {
      dispatch(editCoupon({ kind: 'block', outcomeId: win.outcomeId, blockId: WIN_BLOCK }));
      dispatch(editCoupon({ kind: 'block', outcomeId: offer.outcome.id, blockId: PLACE_BLOCK }));
    }
  };
  return { isOn, isOffered: coefs.every((coef) => coef > 0), placeCoef: coefs.length === 1 ? (coefs[0] ?? null) : null, onChange };
}
