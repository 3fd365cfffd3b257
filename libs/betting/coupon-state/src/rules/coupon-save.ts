import type { CouponType } from '@touchline/betting-coupon-math';
import { GameStatus } from '@touchline/shared-contract';
import type { CouponBet } from './coupon-bet.ts';
import { effectiveType, inOrder, MOST_BETS, OFFERED_TYPES, type CouponContent } from './coupon-content.ts';

/** The local save: these four fields and nothing else. No amount, no account, no user. @spec CP-07 CPN-6 */
export interface CouponSave {
  bets: readonly CouponBet[];
  addedAtByBetId: Readonly<Record<number, number>>;
  typeId: CouponType;
  systemValue: number | null;
}

export interface ReadSave {
  save: CouponSave | null;
  /** Bets that could not be read and are left out; a save that is no save at all counts as one. @spec CPN-4 */
  dropped: number;
}

/** Text of the local save. @spec CP-07 */
export function writeSave(content: CouponContent): string {
  const { bets, addedAtByBetId, form } = content;
  return JSON.stringify({ bets, addedAtByBetId, typeId: effectiveType(content), systemValue: form.systemValue } satisfies CouponSave);
}

type Unknown = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isCoef = (value: unknown): value is number => isId(value) && value >= 1000 && value <= 1_000_000_000;
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const orNull = <T>(value: unknown, holds: (value: unknown) => value is T): T | null => (holds(value) ? value : null);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;

/** Reads a save of this or an older version; whatever does not hold is left out, never thrown. @spec CPN-4 CP-07 */
export function readSave(text: string | null): ReadSave {
  if (text === null) return { save: null, dropped: 0 };
  const raw = parse(text);
  if (!isObject(raw) || !Array.isArray(raw['bets'])) return { save: null, dropped: 1 };
  const read = raw['bets'].map(readBet);
  const unique = new Map(read.flatMap((bet) => (bet === null ? [] : [[bet.outcomeId, bet] as const])));
  const rawTimes = isObject(raw['addedAtByBetId']) ? raw['addedAtByBetId'] : {};
  const addedAtByBetId = Object.fromEntries([...unique.keys()].map((id, at) => [id, orNull(rawTimes[id], isId) ?? at]));
  const bets = inOrder([...unique.values()], addedAtByBetId).slice(0, MOST_BETS);
  const typeId = OFFERED_TYPES.find((type) => type === raw['typeId']);
  const save: CouponSave = {
    bets,
    addedAtByBetId: Object.fromEntries(bets.map(({ outcomeId }) => [outcomeId, addedAtByBetId[outcomeId] ?? 0])),
    typeId: typeId ?? effectiveType({ bets, form: { chosenTypeId: null } as CouponContent['form'] }),
    systemValue: orNull(raw['systemValue'], isId),
  };
  return { save, dropped: read.length - unique.size + (unique.size - bets.length) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // cut off or written by something else
  }
}

/** A bet needs to say what was picked and at which price; the rest has defaults, so that older saves are carried over. */
export function readBet(raw: unknown): CouponBet | null {
  if (!isObject(raw) || !isObject(raw['market'])) return null;
  const { outcomeId, gameId, coef, market, opponents } = raw;
  if (!isId(outcomeId) || !isId(gameId) || !isCoef(coef) || !isId(market['id']) || !isId(market['typeId']) || !isId(raw['typeId']))
    return null;
  const names = Array.isArray(opponents) && opponents.length === 2 && opponents.every(isText) ? (opponents as string[]) : null;
  if (names === null) return null;
  const scores = raw['scores'];
  return {
    outcomeId,
    gameId,
    parentId: orNull(raw['parentId'], isId),
    sportId: orNull(raw['sportId'], isId) ?? 0,
    champId: orNull(raw['champId'], isId) ?? 0,
    section: raw['section'] === 'live' ? 'live' : 'line',
    kind: orNull(raw['kind'], isId) ?? 0,
    market: { id: market['id'], typeId: market['typeId'], param: orNull(market['param'], isInteger) },
    blockId: orNull(raw['blockId'], isId),
    typeId: raw['typeId'],
    param: orNull(raw['param'], isInteger),
    name: orNull(raw['name'], isText),
    coef,
    coefSeen: orNull(raw['coefSeen'], isCoef) ?? coef,
    number: orNull(raw['number'], isInteger) ?? 0,
    startAt: orNull(raw['startAt'], isId) ?? 0,
    statusId: orNull(raw['statusId'], isInteger) ?? GameStatus.NotStarted,
    scores: Array.isArray(scores) && scores.length === 2 && scores.every(isInteger) ? [scores[0] as number, scores[1] as number] : null,
    opponents: [names[0] ?? '', names[1] ?? ''],
    subKind: orNull(raw['subKind'], isText),
    isLive: raw['isLive'] === true,
    isBlocked: raw['isBlocked'] === true,
    isDepend: raw['isDepend'] === true,
    isBannedExpress: raw['isBannedExpress'] === true,
    isDisabledBanker: raw['isDisabledBanker'] === true,
    isBanker: raw['isBanker'] === true,
    expressId: orNull(raw['expressId'], isId),
    statisticId: orNull(raw['statisticId'], isText),
    playersDuel: null,
    pageType: orNull(raw['pageType'], isText) ?? '',
    goneReason: null,
  };
}
