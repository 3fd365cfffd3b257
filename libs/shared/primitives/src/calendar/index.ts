export {
  addDays,
  addYears,
  type Day,
  dayOf,
  daysBetween,
  EASTMOST,
  endOfDay,
  firstOfMonth,
  instantOf,
  isDay,
  isoIn,
  lastDays,
  minuteOf,
  mondayOf,
  startOfDay,
  startOfUtcDay,
  utcDay,
  utcDayNumber,
  WESTMOST,
} from './days.ts';
export { formatDay, formatUtc } from './dates.ts';
export { offsetMs } from './offsets.ts';
export { zoneName } from './zone-name.ts';
export { dayNumberOf, isZone, offsetZone, UTC, type Zone, zoneOfDevice } from './zones.ts';
