import { gameFacts, isGameLive, playedScore } from '@touchline/betting-rules';
import { unplacedStatus, type CouponBet } from './coupon-bet.ts';
import type { Pick } from './pick.ts';

/** Converts a pick to a bet of the coupon. @spec CP-05 CP-24 */
export function betOf({ game, market, outcome, pageType, source, expressId, legs }: Pick): CouponBet {
  const { state } = game;
  const score = state.score === undefined ? null : playedScore(state.score);
  const isLive = isGameLive(gameFacts(game));
  return {
    outcomeId: outcome.id,
    gameId: game.id,
    parentId: game.parentId ?? null,
    sportId: game.sportId,
    champId: game.champId,
    section: game.section,
    kind: game.kind,
    market: { id: market.id, typeId: market.typeId, param: market.param ?? null },
    blockId: null,
    typeId: outcome.typeId,
    param: outcome.param ?? null,
    name: outcome.name ?? null,
    coef: outcome.coef,
    coefSeen: outcome.coef,
    number: game.number,
    startAt: game.startAt,
    status: state.statusId,
    statusId: unplacedStatus({ isLive }),
    scores: score === null ? null : [score[0], score[1]],
    opponents: [game.opponent1.name, game.opponent2.name],
    subKind: game.subKind ?? null,
    isLive,
    isBlocked: outcome.isBlocked === true || market.isSuspended === true || state.isSuspended === true,
    isDepend: outcome.isDepend === true,
    isBannedExpress: outcome.isBannedExpress === true,
    isDisabledBanker: false,
    isBanker: false,
    expressId: expressId ?? null,
    statisticId: game.statisticId ?? null,
    playersDuel: market.playersDuel ?? null,
    pageType,
    source,
    ...(legs && { legs }),
    goneReason: null,
  };
}
