import { askWebApi } from '@touchline/identity-http';
import { abortable, selectLanguage, type Ports } from '@touchline/shared-state';
import { put, select, takeEvery } from 'typed-redux-saga';
import { selectCouponSlice } from '../coupon.slice.ts';
import { betToggled, couponLinkOpened, type LinkedCoupon } from '../first-wishes.ts';
import { findPick, readRefs, type PickRef } from '../rules/linked-pick.ts';

export interface LoadLinkDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'report'>;
}

/** Puts what a link names into the coupon: outcomes that are there already stay, those that are gone are left out. @spec GD-16 */
export function* loadCouponLinks({ ports }: LoadLinkDeps) {
  const askRefs = (code: string) => (signal: AbortSignal) =>
    askWebApi(ports, { method: 'GET', path: `/bff-api/coupon/shared/${encodeURIComponent(code)}`, signal, read: readRefs });
  const askGame = (gameId: number, lang: string) => (signal: AbortSignal) =>
    askWebApi(ports, { method: 'GET', path: `/bff-api/feed/game/${gameId}?lang=${lang}`, signal, read: (answer) => answer });

  const load = function* ({ code, bets }: LinkedCoupon) {
    const shared: readonly PickRef[] = code === null ? [] : yield* abortable(askRefs(code));
    const lang = yield* select(selectLanguage);
    const refs = [...shared, ...bets];
    const games = new Map<number, unknown>();
    for (const { gameId } of refs) {
      if (games.has(gameId)) continue;
      games.set(gameId, null);
      try {
        games.set(gameId, yield* abortable(askGame(gameId, lang)));
      } catch (error) {
        ports.report('linked game unknown', { code: error instanceof Error ? error.name : 'unknown' });
      }
    }
    for (const ref of refs) {
      const pick = findPick(games.get(ref.gameId), ref);
      const { bets: inCoupon } = yield* select(selectCouponSlice);
      if (pick !== null && !inCoupon.some(({ outcomeId }) => outcomeId === ref.outcomeId)) yield* put(betToggled(pick));
    }
  };

  yield* takeEvery(couponLinkOpened, function* ({ payload }) {
    try {
      yield* load(payload);
    } catch (error) {
      ports.report('linked coupon unknown', { code: error instanceof Error ? error.name : 'unknown' });
    }
  });
}
