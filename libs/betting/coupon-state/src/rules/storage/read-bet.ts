import { type BuilderLeg, GameStatus } from '@touchline/betting-contract';
import { fieldsOf, isInteger, isObject, isWhole, orNull } from '@touchline/shared-primitives';
import { unplacedStatus, type CouponBet } from '../content/coupon-bet.ts';
import { isName } from './saved-values.ts';

const isCoef = (value: unknown): value is number => isWhole(value) && value >= 1000 && value <= 1_000_000_000;

const isDuel = (value: unknown): value is [string, string] => Array.isArray(value) && value.length === 2 && value.every(isName);

/** Whether a value is a list of valid bet builder legs. @spec BT-10 */
export const areLegs = (value: unknown): value is BuilderLeg[] =>
  Array.isArray(value) &&
  value.every((leg) => {
    const { outcomeId, marketTypeId, outcomeTypeId, param, outcomeName } = fieldsOf(leg);
    return (
      [outcomeId, marketTypeId, outcomeTypeId].every(isWhole) &&
      (param === null || isInteger(param)) &&
      (outcomeName === null || isName(outcomeName))
    );
  });

/** Parses a stored bet. The outcome and its price are required; everything else has defaults, so that older saves can be read. */
export function readBet(raw: unknown): CouponBet | null {
  if (!isObject(raw) || !isObject(raw['market'])) return null;
  const { outcomeId, gameId, coef, market, opponents } = raw;
  if (
    !isWhole(outcomeId) ||
    !isWhole(gameId) ||
    !isCoef(coef) ||
    !isWhole(market['id']) ||
    !isWhole(market['typeId']) ||
    !isWhole(raw['typeId'])
  )
    return null;
  const names = Array.isArray(opponents) && opponents.length === 2 && opponents.every(isName) ? (opponents as string[]) : null;
  if (names === null) return null;
  const scores = raw['scores'];
  const isLive = raw['isLive'] === true;
  return {
    outcomeId,
    gameId,
    parentId: orNull(raw['parentId'], isWhole),
    sportId: orNull(raw['sportId'], isWhole) ?? 0,
    champId: orNull(raw['champId'], isWhole) ?? 0,
    section: raw['section'] === 'live' ? 'live' : 'line',
    kind: orNull(raw['kind'], isWhole) ?? 0,
    market: { id: market['id'], typeId: market['typeId'], param: orNull(market['param'], isInteger) },
    blockId: orNull(raw['blockId'], isWhole),
    typeId: raw['typeId'],
    param: orNull(raw['param'], isInteger),
    name: orNull(raw['name'], isName),
    coef,
    coefSeen: orNull(raw['coefSeen'], isCoef) ?? coef,
    number: orNull(raw['number'], isInteger) ?? 0,
    startAt: orNull(raw['startAt'], isWhole) ?? 0,
    // Older saves stored the game's status in the bet's status.
    status: orNull(raw['status'] ?? raw['statusId'], isInteger) ?? GameStatus.NotStarted,
    statusId: unplacedStatus({ isLive }),
    scores: Array.isArray(scores) && scores.length === 2 && scores.every(isInteger) ? [scores[0] as number, scores[1] as number] : null,
    opponents: [names[0] ?? '', names[1] ?? ''],
    subKind: orNull(raw['subKind'], isName),
    isLive,
    isBlocked: raw['isBlocked'] === true,
    isDepend: raw['isDepend'] === true,
    isBannedExpress: raw['isBannedExpress'] === true,
    isDisabledBanker: raw['isDisabledBanker'] === true,
    isBanker: raw['isBanker'] === true,
    expressId: orNull(raw['expressId'], isWhole),
    statisticId: orNull(raw['statisticId'], isName),
    playersDuel: isDuel(raw['playersDuel']) ? raw['playersDuel'] : null,
    pageType: orNull(raw['pageType'], isName) ?? '',
    source: orNull(raw['source'], isName) ?? '',
    ...(areLegs(raw['legs']) && { legs: raw['legs'] }),
    goneReason: null,
  };
}
