import type { Maintenance } from '@touchline/shared-contract';

/** The schedule is for the website; other values of `web_state` concern other applications. */
const CONCERNS_WEB = 1;
const MS_PER_SECOND = 1_000;

const isMeant = (schedule: Maintenance | undefined): schedule is Maintenance =>
  schedule !== undefined && schedule.isActive && schedule.web_state === CONCERNS_WEB;

const isBetween = (nowMs: number, fromSeconds: number, untilSeconds: number): boolean =>
  nowMs >= fromSeconds * MS_PER_SECOND && nowMs < untilSeconds * MS_PER_SECOND;

/**
 * Whether the site is under maintenance: from the start (inclusive) to the end (exclusive).
 *
 * @param nowMs - server time.
 * @spec MT-01
 */
export const isUnderMaintenance = (schedule: Maintenance | undefined, nowMs: number): boolean =>
  isMeant(schedule) && isBetween(nowMs, schedule.started_at, schedule.ended_at);

/** Whether maintenance is announced: between the notify dates, but not once it has begun, which has its own page. @spec MT-02 */
export const isMaintenanceAnnounced = (schedule: Maintenance | undefined, nowMs: number): boolean =>
  isMeant(schedule) && isBetween(nowMs, schedule.notify_started_at, schedule.notify_ended_at) && !isUnderMaintenance(schedule, nowMs);

/** Milliseconds until the next date of the schedule; null when none is ahead. @spec MT-01 MT-02 */
export function untilMaintenanceChanges(schedule: Maintenance | undefined, nowMs: number): number | null {
  if (!isMeant(schedule)) return null;
  const { started_at, ended_at, notify_started_at, notify_ended_at } = schedule;
  const ahead = [started_at, ended_at, notify_started_at, notify_ended_at].map((at) => at * MS_PER_SECOND - nowMs).filter((ms) => ms > 0);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
