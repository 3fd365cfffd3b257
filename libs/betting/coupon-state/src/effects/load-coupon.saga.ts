import { builderCalls, couponCalls, feedCalls } from '@touchline/betting-contract';
import { isCombination } from '@touchline/betting-rules';
import { callJson, toHttpError } from '@touchline/shared-http';
import { abortable, selectLanguage, type Ports } from '@touchline/shared-state';
import { all, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { loadChanged } from '../coupon-share.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { couponLinkOpened } from '../first-commands.ts';
import { betOf } from '../rules/content/bet-of.ts';
import type { CouponBet } from '../rules/content/coupon-bet.ts';
import { MOST_BETS } from '../rules/content/coupon-content.ts';
import type { CouponEdit } from '../rules/content/coupon-command.ts';
import { combinedPick, findPick, isSeenGame, readShared, type LoadedRef, type SharedBets } from '../rules/loading/linked-pick.ts';
import { loadVerdict, type LoadedBet } from '../rules/loading/loaded-coupon.ts';
import { couponRepeated } from '../repeat.ts';
import { couponCodeEntered } from '../commands.ts';

export interface LoadCouponDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'report'>;
  apply: (edit: CouponEdit) => Generator;
}

const NOTHING_SHARED: SharedBets = { bets: [], typeId: null, systemValue: null, namedSystem: null };

/**
 * Adds the bets of a link, a code or a past coupon to the coupon at current prices, with a verdict for each. Bets already in the coupon
 * stay; bets no longer offered are left out.
 *
 * @spec GD-16 CP-31
 */
export function* loadCoupons({ ports, apply }: LoadCouponDeps) {
  const askShared = (code: string) => (signal: AbortSignal) =>
    callJson(ports, couponCalls.shared, { params: { code }, signal, read: readShared });
  const askGame = (gameId: number, lang: string) => (signal: AbortSignal) =>
    callJson(ports, feedCalls.game, { params: { gameId }, query: { lang }, signal, read: (answer: unknown) => answer });

  const askKept = (outcomeId: number) => (signal: AbortSignal) =>
    callJson(ports, builderCalls.kept, { params: { outcomeId }, signal, read: (answer: unknown) => answer });

  const fetchGames = function* (refs: readonly LoadedRef[]) {
    const lang = yield* select(selectLanguage);
    const games = new Map<number, unknown>();
    for (const gameId of new Set(refs.map((ref) => ref.gameId))) {
      try {
        games.set(gameId, yield* abortable(askGame(gameId, lang)));
      } catch (error) {
        ports.report('linked game unknown', { code: toHttpError(error).code });
      }
    }
    return games;
  };

  const fetchCombinations = function* (refs: readonly LoadedRef[]) {
    const found = new Map<number, unknown>();
    for (const { outcomeId } of refs.filter((ref) => isCombination(ref.outcomeId))) {
      try {
        found.set(outcomeId, yield* abortable(askKept(outcomeId)));
      } catch (error) {
        ports.report('linked combination unknown', { code: toHttpError(error).code });
      }
    }
    return found;
  };

  const take = function* ({ bets: refs, typeId, systemValue, namedSystem }: SharedBets) {
    const games = yield* fetchGames(refs);
    const combined = yield* fetchCombinations(refs);
    const { bets: inCoupon } = yield* select(selectCouponSlice);
    const found: CouponBet[] = [];
    const loaded = refs.map((ref): LoadedBet => {
      const game = games.get(ref.gameId);
      const pick = isCombination(ref.outcomeId) ? combinedPick(game, combined.get(ref.outcomeId)) : findPick(game, ref);
      const bet = pick === null || !isSeenGame(game, ref) ? null : betOf(pick);
      if (bet !== null) found.push(bet);
      const { outcomeId, gameId, coef: coefThen } = ref;
      return { outcomeId, gameId, verdict: loadVerdict(coefThen, bet), coefThen, coefNow: bet?.coef ?? null };
    });
    const fresh = found.filter(({ outcomeId }) => !inCoupon.some((bet) => bet.outcomeId === outcomeId));
    const leftOut = Math.max(0, inCoupon.length + fresh.length - MOST_BETS);
    yield* apply({ kind: 'add', bets: fresh });
    // An empty coupon takes the shared combination, if the remaining bets allow it.
    if (inCoupon.length === 0) {
      if (typeId !== null) yield* apply({ kind: 'type', typeId });
      if (systemValue !== null) yield* apply({ kind: 'system', systemValue });
      if (namedSystem !== null) yield* apply({ kind: 'named-system', name: namedSystem });
      for (const { outcomeId, blockId, isBanker = false } of refs) {
        if (blockId !== undefined) yield* apply({ kind: 'block', outcomeId, blockId });
        if (isBanker) yield* apply({ kind: 'banker', outcomeId });
      }
    }
    yield* put(loadChanged({ status: 'ready', bets: loaded, leftOut }));
  };

  const load = function* (code: string | null, bets: readonly LoadedRef[]) {
    try {
      const shared = code === null ? NOTHING_SHARED : yield* abortable(askShared(code));
      yield* take({ ...shared, bets: [...shared.bets, ...bets] });
    } catch (error) {
      const { status, code: why } = toHttpError(error);
      ports.report('linked coupon unknown', { status, code: why });
      yield* put(loadChanged({ status: 'failed', reason: status === 404 || status === 400 ? 'unknown-code' : 'not-reached' }));
    }
  };

  yield* all([
    takeEvery(couponLinkOpened, ({ payload }) =>
      load(
        payload.code,
        payload.bets.map((ref) => ({ ...ref, coef: null })),
      ),
    ),
    takeLatest(couponCodeEntered, ({ payload }) => load(payload.code.trim(), [])),
    takeLatest(couponRepeated, ({ payload }) => load(null, payload.bets)),
  ]);
}
