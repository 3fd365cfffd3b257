import { areOffersPaused, markersOf, type MarkerReading } from '@touchline/responsible-gaming-rules';
import type { PlayParts, Services } from '@touchline/server-kernel';
import { amountIn, depositsSince, wagersSince } from '@touchline/server-kernel/ledger';
import { days, minutes } from '@touchline/shared-primitives';
import { isZone, UTC, utcDayNumber, type Zone } from '@touchline/shared-primitives/calendar';

const LOOKED_BACK_MS = days(35);
const ACTION = 'offers paused';
const ALERT = 'strong signs of harm';
const KEEP_ALERT = `
  insert into harm_alerts (user_id, day, found_at, markers, action) values ($1, $2, $3, $4, $5) on conflict (user_id, day) do nothing
  returning user_id`;

type ReadingParts = Pick<Services, 'db' | 'failedDeposits'>;
/** With the process log, which receives the operator's alerts. */
type MarkerParts = PlayParts;

/** The zone in which a player's device or choice shows times; UTC until one is known. */
async function zoneOfPlayer({ db }: ReadingParts, userId: number): Promise<Zone> {
  const [row] = await db.query<{ zone: string }>('select zone from shown_player_zones where user_id = $1', [userId]);
  return isZone(row?.zone) ? row.zone : UTC;
}

/**
 * Signs of harm in a player's activity, computed in this process and only for that player.
 *
 * @returns the signs, and the player's zone, in which nights are counted.
 */
export async function readMarkers(parts: ReadingParts, userId: number, nowMs: number): Promise<{ markers: MarkerReading[]; zone: Zone }> {
  const { db, failedDeposits } = parts;
  const sinceMs = nowMs - LOOKED_BACK_MS;
  const zone = await zoneOfPlayer(parts, userId);
  const deposits = await depositsSince(db, { userId, sinceMs });
  const wagers = await wagersSince(db, { userId, sinceMs });
  // Signs are ratios, so any single currency works.
  const euros = (amount: number, currencyIso: string) => amountIn(amount, currencyIso, 'EUR');
  const play = await db.query<{ at: number; amount: number }>(
    'select to_at as at, to_at - from_at as amount from play_stretches where user_id = $1 and to_at > $2',
    [userId, sinceMs],
  );
  const raised = await db.query<{ made_at: number }>(
    'select made_at from player_limit_changes where user_id = $1 and made_at > $2 and is_looser',
    [userId, sinceMs],
  );
  const markers = markersOf({
    deposits: deposits.map(({ at, amount, currencyIso }) => ({ at, amount: euros(amount, currencyIso) })),
    stakes: wagers.map(({ at, staked, currencyIso }) => ({ at, amount: euros(staked, currencyIso) })),
    play,
    raisedAt: raised.map(({ made_at }) => made_at),
    failedAt: await failedDeposits({ userId, sinceMs }),
    ...{ nowMs, zone },
  });
  return { markers, zone };
}

/** Cache lifetime, because every page view of a player asks for the result. */
const KNOWN_FOR_MS = minutes(1);
const MOST_KNOWN = 10_000;

async function find(parts: MarkerParts, userId: number, nowMs: number): Promise<boolean> {
  const { markers } = await readMarkers(parts, userId, nowMs);
  if (!areOffersPaused(markers)) return false;
  const signs = markers.filter(({ level }) => level !== 'none');
  const first = await parts.db.query(KEEP_ALERT, [userId, utcDayNumber(nowMs), nowMs, JSON.stringify(signs), ACTION]);
  if (first.length > 0)
    parts.warn({ userId, signs: signs.map(({ marker, value, level }) => ({ marker, value, level })), action: ACTION }, ALERT);
  return true;
}

/**
 * Whether offers are hidden from a player. The first time on a day is stored and logged for the operator, with the action taken.
 *
 * @spec LIM-5
 */
export function pausedOffers(parts: MarkerParts): (userId: number, nowMs: number) => Promise<boolean> {
  const known = new Map<number, { at: number; isPaused: boolean }>();
  return async (userId, nowMs) => {
    const last = known.get(userId);
    if (last !== undefined && nowMs >= last.at && nowMs - last.at < KNOWN_FOR_MS) return last.isPaused;
    if (known.size >= MOST_KNOWN) known.clear();
    const isPaused = await find(parts, userId, nowMs);
    known.set(userId, { at: nowMs, isPaused });
    return isPaused;
  };
}
