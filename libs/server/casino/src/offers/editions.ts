import { TOURNAMENT_IDS, type TournamentId, type TournamentPrize, type TournamentState } from '@touchline/casino-contract';
import { entryOf, type ModelEntry, MODELS } from '@touchline/casino-game-math';
import { isDay, startOfDay, startOfUtcDay, UTC, utcDay, utcDayNumber } from '@touchline/shared-primitives/calendar';

const WEEK_DAYS = 7;
/** Day of the epoch that is the first Monday; weekly editions begin on Mondays, UTC. */
const FIRST_MONDAY_DAY = 4;

interface Plan {
  days: number;
  models: readonly string[];
  prizes: readonly TournamentPrize[];
}

const prizes = (first: number, second: number, third: number, others: number): TournamentPrize[] => [
  { from: 1, to: 1, units: first },
  { from: 2, to: 2, units: second },
  { from: 3, to: 3, units: third },
  { from: 4, to: 10, units: others },
];

const modelsOfKind = (kind: ModelEntry['catalogue']['kind']): string[] =>
  MODELS.map(({ id }) => id).filter((id) => entryOf(id).catalogue.kind === kind);

/** Recurring tournaments. */
export const TOURNAMENTS: Readonly<Record<TournamentId, Plan>> = {
  'slots-week': { days: WEEK_DAYS, models: modelsOfKind('slots'), prizes: prizes(50, 30, 20, 5) },
  'tables-week': {
    days: WEEK_DAYS,
    models: [...modelsOfKind('table'), ...modelsOfKind('poker'), ...modelsOfKind('live')],
    prizes: prizes(50, 30, 20, 5),
  },
  'instant-day': { days: 1, models: [...modelsOfKind('instant'), ...modelsOfKind('crash')], prizes: prizes(10, 6, 4, 1) },
};

/** One edition; times in milliseconds. */
export interface Edition {
  id: TournamentId;
  edition: string;
  startsAt: number;
  endsAt: number;
}

function editionFrom(id: TournamentId, startDay: number): Edition {
  const startsAt = startOfUtcDay(startDay);
  return {
    id,
    edition: `${id}-${utcDay(startsAt)}`,
    startsAt,
    endsAt: startOfUtcDay(startDay + TOURNAMENTS[id].days),
  };
}

/** The edition that runs at a moment; with `offset`, the edition that many before or after it. */
export function editionAt(id: TournamentId, nowMs: number, offset = 0): Edition {
  const { days } = TOURNAMENTS[id];
  const first = days === WEEK_DAYS ? FIRST_MONDAY_DAY : 0;
  const nth = Math.floor((utcDayNumber(nowMs) - first) / days) + offset;
  return editionFrom(id, first + nth * days);
}

/** The current, next and previous edition of each tournament. */
export const editionsAround = (nowMs: number): Edition[] =>
  [0, 1, -1].flatMap((offset) => TOURNAMENT_IDS.map((id) => editionAt(id, nowMs, offset)));

/** Resolves `id` to its current edition and `id-YYYY-MM-DD` to that edition; null if unknown or later than the next edition. */
export function editionOf(name: string, nowMs: number): Edition | null {
  const id = TOURNAMENT_IDS.find((known) => name === known || name.startsWith(`${known}-`));
  if (id === undefined) return null;
  if (name === id) return editionAt(id, nowMs);
  const day = name.slice(id.length + 1);
  const startsAt = isDay(day) ? startOfDay(day, UTC) : -1;
  if (startsAt < 0) return null;
  const found = editionAt(id, startsAt);
  return found.edition === name && found.startsAt <= editionAt(id, nowMs, 1).startsAt ? found : null;
}

export const stateOf = ({ startsAt, endsAt }: Edition, nowMs: number): TournamentState =>
  nowMs < startsAt ? 'upcoming' : nowMs < endsAt ? 'running' : 'ended';

/** Prize of a place in round units of the currency; 0 for places without a prize. */
export const prizeOf = (id: TournamentId, place: number): number =>
  TOURNAMENTS[id].prizes.find(({ from, to }) => place >= from && place <= to)?.units ?? 0;
/** Number of places that win a prize. */
export const prizePlaces = (id: TournamentId): number => Math.max(...TOURNAMENTS[id].prizes.map(({ to }) => to));
