import { CouponType, isSystem } from '@touchline/betting-coupon-math';
import { couponCalls } from '@touchline/betting-contract';
import { callJson, toHttpError } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { put, select, takeLatest } from 'typed-redux-saga';
import { shareChanged } from '../coupon-share.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { effectiveNamedSystem } from '../rules/content/effective-type.ts';
import { selectSystemValue } from '../selectors/systems.ts';
import { selectTypeId } from '../selectors/terms.ts';
import { shareRequested } from '../commands.ts';

export interface ShareDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'report'>;
}

const CODE = /^[A-Za-z0-9-]{4,36}$/;
function readCode(answer: unknown): string | null {
  const { code } = (answer ?? {}) as { code?: unknown };
  return typeof code === 'string' && CODE.test(code) ? code : null;
}

/** Requests a code for the bets and how they are combined; stakes and personal data are not included. @spec CP-31 GD-16 */
export function* shareCoupon({ ports }: ShareDeps) {
  yield* takeLatest(shareRequested, function* () {
    const { bets, form } = yield* select(selectCouponSlice);
    if (bets.length === 0) return;
    const [typeId, systemValue] = [yield* select(selectTypeId), yield* select(selectSystemValue)];
    const namedSystem = effectiveNamedSystem({ bets, form });
    const body = {
      bets: bets.map(({ gameId, market, outcomeId, blockId, isBanker }) => ({
        ...{ gameId, marketId: market.id, outcomeId },
        ...(typeId === CouponType.Express && blockId !== null && { blockId }),
        ...(typeId === CouponType.SystemWithBanker && isBanker && { isBanker }),
      })),
      typeId,
      ...(isSystem(typeId) && systemValue !== null && { systemValue }),
      ...(namedSystem !== null && { namedSystem }),
    };
    yield* put(shareChanged({ status: 'asking' }));
    try {
      const code = yield* abortable((signal) => callJson(ports, couponCalls.share, { body, signal, read: readCode }));
      yield* put(shareChanged({ status: 'ready', code, intentId: form.intentId }));
    } catch (error) {
      const { status, code } = toHttpError(error);
      ports.report('coupon not shared', { status, code });
      yield* put(shareChanged({ status: 'failed' }));
    }
  });
}
