import {
  ACTIVITY_PERIODS,
  type ActivityStatement,
  type ActivitySums,
  type PlayMarkers,
  type PlayMarkerView,
} from '@touchline/responsible-gaming-contract/activity';
import { fieldsOf, isInteger, readAll } from '@touchline/shared-primitives';
import { isZone, UTC } from '@touchline/shared-primitives/calendar';

const MARKERS = ['deposits-in-a-day', 'failed-deposits', 'rising-stakes', 'night-play', 'raised-limits'] as const;
const LEVELS = ['none', 'sign', 'strong'] as const;

function readRow(value: unknown): (ActivitySums & { startsAt: number; playedSeconds: number }) | null {
  const { startsAt, playedSeconds, staked, returned, deposited, withdrawn } = fieldsOf(value);
  if (!isInteger(startsAt) || !isInteger(playedSeconds) || !isInteger(staked) || !isInteger(returned)) return null;
  return isInteger(deposited) && isInteger(withdrawn) ? { startsAt, playedSeconds, staked, returned, deposited, withdrawn } : null;
}

/** Null if the response is malformed: an incomplete statement would be wrong. */
export function readStatement(answer: unknown): ActivityStatement | null {
  const { currencyIso, exponent, period, zone = UTC, rows, products } = fieldsOf(answer);
  const known = ACTIVITY_PERIODS.find((each) => each === period);
  const read = readAll(rows, readRow);
  const shares = readAll(products, (entry) => {
    const { product, staked, returned } = fieldsOf(entry);
    return typeof product === 'string' && isInteger(staked) && isInteger(returned) ? { product, staked, returned } : null;
  });
  if (typeof currencyIso !== 'string' || !isInteger(exponent) || known === undefined || read === null || shares === null) return null;
  if (!isZone(zone)) return null;
  return { currencyIso, exponent, period: known, zone, rows: read, products: shares };
}

function readMarker(value: unknown): PlayMarkerView | null {
  const { marker, value: found, from, strongFrom, level } = fieldsOf(value);
  const known = MARKERS.find((each) => each === marker);
  const step = LEVELS.find((each) => each === level);
  if (known === undefined || step === undefined || typeof found !== 'number') return null;
  return typeof from === 'number' && typeof strongFrom === 'number' ? { marker: known, value: found, from, strongFrom, level: step } : null;
}

/** Null if the response is malformed. */
export function readMarkers(answer: unknown): PlayMarkers | null {
  const { markers, areOffersPaused, zone = UTC } = fieldsOf(answer);
  const read = readAll(markers, readMarker);
  return read === null || typeof areOffersPaused !== 'boolean' || !isZone(zone) ? null : { markers: read, areOffersPaused, zone };
}
