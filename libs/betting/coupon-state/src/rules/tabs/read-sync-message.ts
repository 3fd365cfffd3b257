import { NAMED_SYSTEMS } from '@touchline/betting-coupon-math';
import { isObject, isWhole } from '@touchline/shared-primitives';
import type { CouponForm } from '../content/coupon-form.ts';
import type { Revision } from '../content/revision.ts';
import { readBet } from '../storage/read-bet.ts';
import type { SyncedBet, SyncMessage } from './merge-tabs.ts';

const isWholeOrNull = (value: unknown): value is number | null => value === null || isWhole(value);
const isRevision = (value: unknown): value is Revision =>
  isObject(value) && typeof value['at'] === 'number' && Number.isFinite(value['at']) && typeof value['by'] === 'string';
/** Accepts only outcome ids as keys, because values are looked up by them. */
const isId = (key: string): boolean => /^\d{1,16}$/.test(key);

function readSynced([key, value]: [string, unknown]): [string, SyncedBet][] {
  if (!isId(key) || !isObject(value) || !isRevision(value['revision']) || typeof value['addedAt'] !== 'number') return [];
  const { revision, bet, addedAt } = value;
  if (bet !== null && readBet(bet)?.outcomeId !== Number(key)) return [];
  return [[key, { revision, bet: bet as SyncedBet['bet'], addedAt }]];
}

const isCode = (value: unknown): value is string => typeof value === 'string' && value.length <= 64;

function readAmounts(value: unknown): Readonly<Record<number, number>> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => isId(entry[0]) && isWhole(entry[1])));
}

function readForm(value: unknown): CouponForm | null {
  if (!isObject(value) || !isObject(value['amountByBetId'])) return null;
  const { chosenTypeId, systemValue, amount, intentId, namedSystem, promoCode, manualPromoCode } = value;
  if (!isWholeOrNull(chosenTypeId) || !isWholeOrNull(systemValue) || !isWholeOrNull(amount)) return null;
  if (intentId !== null && typeof intentId !== 'string') return null;
  return {
    chosenTypeId: chosenTypeId as CouponForm['chosenTypeId'], // a type that this page does not offer is replaced later by one that fits
    systemValue,
    namedSystem: NAMED_SYSTEMS.find(({ name }) => name === namedSystem)?.name ?? null,
    amount,
    intentId,
    amountByBlockId: readAmounts(value['amountByBlockId']),
    amountByBetId: readAmounts(value['amountByBetId']),
    promoCode: isCode(promoCode) ? promoCode : null,
    manualPromoCode: isCode(manualPromoCode) ? manualPromoCode : null,
    isBonusBet: typeof value['isBonusBet'] === 'boolean' ? value['isBonusBet'] : null,
    isPrepaid: value['isPrepaid'] === true,
  };
}

/**
 * Parses a message of another tab, which may be of another release or from other code. Invalid parts are left out.
 *
 * @returns null if it is not a sync message.
 * @spec CPN-3 CFG-3
 */
export function readSyncMessage(message: unknown): SyncMessage | null {
  if (!isObject(message) || !isObject(message['bets']) || !isRevision(message['formRevision'])) return null;
  const form = readForm(message['form']);
  if (form === null) return null;
  return { bets: Object.fromEntries(Object.entries(message['bets']).flatMap(readSynced)), form, formRevision: message['formRevision'] };
}
