import {
  type Cashier,
  type Instrument,
  METHOD_KINDS,
  type MethodTerms,
  type NetDeposits,
  type Payment,
  PAYMENT_REFUSALS,
  PAYMENT_STATES,
  type PaymentAnswer,
  type PaymentInstructions,
  type PaymentList,
  type PaymentMethod,
  type PaymentStep,
} from '@touchline/payments-contract';
import { fieldsOf, isText, isWhole, oneOf, readAll, textOrNull, wholeOrNull } from '@touchline/shared-primitives';

const isIso = (value: unknown): value is string => isText(value) && /^[A-Z]{3}$/.test(value);

const TERMS = ['least', 'most', 'feeFixed', 'feePermille', 'fromSeconds', 'toSeconds'] as const;

/** Undefined if malformed; null if the method does not support the direction. */
function readTerms(value: unknown): MethodTerms | null | undefined {
  if (value === null) return null;
  const fields = fieldsOf(value);
  if (!TERMS.every((name) => isWhole(fields[name]))) return undefined;
  return Object.fromEntries(TERMS.map((name) => [name, fields[name]])) as unknown as MethodTerms;
}

function readMethod(value: unknown): PaymentMethod | null {
  const { id, kind, currencyIso, exponent, ...more } = fieldsOf(value);
  const known = oneOf(METHOD_KINDS, kind);
  const [deposit, withdrawal] = [readTerms(more['deposit']), readTerms(more['withdrawal'])];
  if (!isText(id) || known === undefined || !isIso(currencyIso) || !isWhole(exponent)) return null;
  return deposit === undefined || withdrawal === undefined ? null : { id, kind: known, currencyIso, exponent, deposit, withdrawal };
}

export const readMethods = (answer: unknown): PaymentMethod[] | null => readAll(answer, readMethod);

function readStep(value: unknown): PaymentStep | null {
  const { state, at } = fieldsOf(value);
  const known = oneOf(PAYMENT_STATES, state);
  return known === undefined || !isWhole(at) ? null : { state: known, at };
}

function readInstructions(value: unknown): PaymentInstructions | null {
  const { kind, ...fields } = fieldsOf(value);
  const texts = (names: readonly string[]) => names.every((name) => isText(fields[name]));
  if (kind === 'bank' && texts(['holder', 'iban', 'reference'])) return value as PaymentInstructions;
  const isCoin = texts(['network', 'address', 'coins', 'symbol', 'uri']) && isWhole(fields['rateUntil']);
  return kind === 'crypto' && isCoin && isWhole(fields['confirmations']) && isWhole(fields['confirmationsNeeded'])
    ? (value as PaymentInstructions)
    : null;
}

/** A URL of the provider, which is another site; only http and https. */
const readUrl = (value: unknown): string | null => (isText(value) && /^https?:\/\//.test(value) && URL.canParse(value) ? value : null);

/** Parses a payment; null if it is malformed. */
export function readPayment(value: unknown): Payment | null {
  const { ref, direction, methodId, kind, state, amount, asked, fee, currencyIso, exponent, createdAt, ...more } = fieldsOf(value);
  const [way, knownKind, knownState] = [
    oneOf(['deposit', 'withdrawal'] as const, direction),
    oneOf(METHOD_KINDS, kind),
    oneOf(PAYMENT_STATES, state),
  ];
  const steps = readAll(more['steps'], readStep);
  if (way === undefined || knownKind === undefined || knownState === undefined || steps === null || !isText(methodId)) return null;
  if (
    !isWhole(ref) ||
    !isWhole(amount) ||
    !isWhole(asked) ||
    !isWhole(fee) ||
    !isIso(currencyIso) ||
    !isWhole(exponent) ||
    !isWhole(createdAt)
  )
    return null;
  return {
    ...{ ref, direction: way, methodId, kind: knownKind, state: knownState, amount, asked, fee, currencyIso, exponent, createdAt, steps },
    reason: textOrNull(more['reason']),
    instrument: textOrNull(more['instrument']),
    expectedAt: wholeOrNull(more['expectedAt']),
    usualSeconds: wholeOrNull(more['usualSeconds']),
    continueUrl: readUrl(more['continueUrl']),
    isFramed: more['isFramed'] === true,
    instructions: readInstructions(more['instructions']),
    returnTo: textOrNull(more['returnTo']),
  };
}

function readInstrument(value: unknown): Instrument | null {
  const { id, methodId, label } = fieldsOf(value);
  return isWhole(id) && isText(methodId) && isText(label) ? { id, methodId, label } : null;
}
function readNet(value: unknown): NetDeposits | null {
  const { days, deposited, withdrawn } = fieldsOf(value);
  return isWhole(days) && isWhole(deposited) && isWhole(withdrawn) ? { days, deposited, withdrawn } : null;
}
function readLimit(value: unknown): Cashier['limits'][number] | null {
  const { limitType, limit, left } = fieldsOf(value);
  return isWhole(limitType) && isWhole(limit) && isWhole(left) ? { limitType, limit, left } : null;
}
function readStop(value: unknown): Cashier['stop'] {
  const { reason, until } = fieldsOf(value);
  // Treat an unknown reason as a block: data that cannot be read permits nothing.
  return value === null
    ? null
    : {
        reason: oneOf(['time-out', 'self-excluded', 'restricted', 'limits-unknown'] as const, reason) ?? 'restricted',
        until: wholeOrNull(until),
      };
}

/** Parses the verification threshold; undefined if it is malformed. */
function readVerification(value: unknown): Cashier['verification'] | undefined {
  if (value === null) return null;
  const { from, deposited } = fieldsOf(value);
  return isWhole(from) && isWhole(deposited) ? { from, deposited } : undefined;
}

export function readCashier(answer: unknown): Cashier | null {
  const { account, stop, ...lists } = fieldsOf(answer);
  const { id, iso, exponent, money } = fieldsOf(account);
  const [methods, instruments] = [readMethods(lists['methods']), readAll(lists['instruments'], readInstrument)];
  const [net, limits, open] = [readAll(lists['net'], readNet), readAll(lists['limits'], readLimit), readAll(lists['open'], readPayment)];
  if (!isWhole(id) || !isIso(iso) || !isWhole(exponent) || !isWhole(money) || stop === undefined) return null;
  const verification = readVerification(lists['verification']);
  if (verification === undefined || methods === null || instruments === null || net === null || limits === null || open === null)
    return null;
  return { account: { id, iso, exponent, money }, methods, instruments, net, limits, stop: readStop(stop), verification, open };
}

export function readAnswer(answer: unknown): PaymentAnswer | null {
  const { status, payment, balance, reason, limit, until, bound } = fieldsOf(answer);
  if (status === 'started') {
    const read = readPayment(payment);
    return read === null || !isWhole(balance) ? null : { status, payment: read, balance };
  }
  const known = oneOf(PAYMENT_REFUSALS, reason);
  if (status !== 'refused' || known === undefined) return null;
  const reached = readLimit(limit);
  return {
    ...{ status, reason: known },
    ...(reached !== null && { limit: { ...reached, freesAt: wholeOrNull(fieldsOf(limit)['freesAt']) } }),
    ...(until !== undefined && { until: wholeOrNull(until) }),
    ...(isWhole(bound) && { bound }),
  };
}

function readTotal(value: unknown): PaymentList['totals'][number] | null {
  const { currencyIso, exponent, deposited, withdrawn } = fieldsOf(value);
  return isIso(currencyIso) && isWhole(exponent) && isWhole(deposited) && isWhole(withdrawn)
    ? { currencyIso, exponent, deposited, withdrawn }
    : null;
}

export function readList(answer: unknown): PaymentList | null {
  const { payments, next, totals } = fieldsOf(answer);
  const [read, sums] = [readAll(payments, readPayment), readAll(totals, readTotal)];
  return read === null || sums === null ? null : { payments: read, next: wholeOrNull(next), totals: sums };
}
