import type { AvailableLimit, PlayerLimitView } from '@touchline/responsible-gaming-contract';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const wholeOrNull = (value: unknown): number | null => (isWhole(value) ? value : null);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const MEASURES = ['money', 'days', 'hours', 'minutes', 'switch'] as const;

function readOffered(value: unknown): AvailableLimit | null {
  const { limitType, measure, currencyIso, exponent, availableValues } = fieldsOf(value);
  const known = MEASURES.find((each) => each === measure);
  if (!isWhole(limitType) || known === undefined || !Array.isArray(availableValues)) return null;
  const unit = { currencyIso: textOrNull(currencyIso), exponent: wholeOrNull(exponent) };
  if (known === 'money' && (unit.currencyIso === null || unit.exponent === null)) return null;
  return { limitType, measure: known, ...unit, availableValues: availableValues.filter(isWhole) };
}

function readLimit(value: unknown): PlayerLimitView | null {
  const offered = readOffered(value);
  const { id, limitState, startedAt, canConfirm, needApprove, ...more } = fieldsOf(value);
  if (offered === null || !isWhole(id) || !isWhole(startedAt) || (limitState !== 'ACTIVE' && limitState !== 'PENDING')) return null;
  return {
    ...offered,
    ...{ id, limitState, startedAt, canConfirm: canConfirm === true, needApprove: needApprove === true },
    limitValue: wholeOrNull(more['limitValue']),
    endsAt: wholeOrNull(more['endsAt']),
    selfExcludeReason: wholeOrNull(more['selfExcludeReason']),
    limitBalance: wholeOrNull(more['limitBalance']),
  };
}

/** A list in which every entry holds; null when one does not: a limit that is left out would look like none. @spec RG-16 */
function readAll<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map(read).filter((entry) => entry !== null);
  return entries.length === value.length ? entries : null;
}

export const readLimits = (answer: unknown): PlayerLimitView[] | null => readAll(answer, readLimit);
export const readAvailable = (answer: unknown): AvailableLimit[] | null => readAll(answer, readOffered);
export const readChanged = (answer: unknown): PlayerLimitView[] | null => readLimits(fieldsOf(answer)['limitsData']);
