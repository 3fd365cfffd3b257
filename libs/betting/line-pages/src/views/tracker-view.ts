import { clockSeconds, type GameInfo } from '@touchline/betting-line-state';
import { playedScore, sportById } from '@touchline/betting-rules';
import type { MatchTrackerProps, TrackerIncident, TrackerStat } from '@touchline/betting-ui';
import type { Incident } from '@touchline/betting-contract';

const SECONDS_PER_MINUTE = 60;

/** Minute of an incident for display: the first minute is 1. */
export const minuteText = (seconds: number): string => `${Math.floor(seconds / SECONDS_PER_MINUTE) + 1}′`;

/** Weight of an incident as pressure of its side; a card counts for the other side. */
const WEIGHTS: Readonly<Partial<Record<Incident['kind'], number>>> = {
  goal: 1,
  'own-goal': 1,
  penalty: 1,
  corner: 0.55,
  yellow: -0.25,
  red: -0.45,
};
/** Pressure builds up some minutes before an incident, and fades faster after it. */
const BEFORE = 0.68;
const AFTER = 0.45;
const LEAST = 0.04;

/**
 * Estimates the pressure of both sides in each minute of play from the incidents of the feed: goals, penalties, corners and cards, each
 * spread over the minutes around it.
 *
 * @param minutes - minutes begun so far.
 * @returns one value per minute, from 1 (only the first side) to −1 (only the second); 0 where nothing is known.
 */
export function pressureByMinute(incidents: readonly Pick<Incident, 'kind' | 'team' | 'seconds'>[], minutes: number): number[] {
  const known = incidents.flatMap(({ kind, team, seconds }) => {
    const weight = WEIGHTS[kind];
    if (weight === undefined || team === 0) return [];
    return [{ minute: Math.floor(seconds / SECONDS_PER_MINUTE), weight: team === 1 ? weight : -weight }];
  });
  return Array.from({ length: minutes }, (_, at) => {
    const sum = known.reduce((total, { minute, weight }) => {
      const base = at <= minute ? BEFORE : AFTER;
      return total + weight * base ** Math.abs(minute - at);
    }, 0);
    return Math.abs(sum) < LEAST ? 0 : Math.max(-1, Math.min(1, Number(sum.toFixed(2))));
  });
}

/** Minutes begun, by clock or incidents, whichever is later. */
function minutesPlayed({ state: { clock }, sportId }: GameInfo, incidents: readonly Incident[], servedAt: number): number {
  const latest = Math.max(0, ...incidents.map(({ seconds }) => seconds));
  if (clock === undefined || clock.direction === 'none') return Math.floor(latest / SECONDS_PER_MINUTE) + 1;
  const period = sportById(sportId)?.periodSeconds ?? 0;
  const shown = clockSeconds(clock, servedAt);
  const passed = clock.direction === 'up' ? shown : (clock.periodId - 1) * period + Math.max(0, period - shown);
  return Math.floor(Math.max(passed, latest) / SECONDS_PER_MINUTE) + 1;
}

/** Texts of the view: incidents, and names of counts. */
export interface TrackerWords {
  what: (incident: Incident) => string;
  stats: Readonly<Record<'corners' | 'yellow' | 'red' | 'attacks', string>>;
}

const STATS = ['attacks', 'corners', 'yellow', 'red'] as const;

/**
 * View of the match tracker of a live game: by minutes or by points, depending on the incidents of the feed.
 *
 * @param servedAt - server time of the answer in milliseconds, which the view refers to.
 * @returns undefined if the feed has nothing to show.
 */
export function trackerView(
  game: GameInfo,
  incidents: readonly Incident[],
  { words, servedAt }: { words: TrackerWords; servedAt: number },
): MatchTrackerProps | undefined {
  const { score } = game.state;
  const sport = sportById(game.sportId);
  if (game.section !== 'live' || score === undefined || sport === undefined || incidents.length === 0) return undefined;
  const points = incidents.filter(({ kind }) => kind === 'point');
  const minutes = minutesPlayed(game, incidents, servedAt);
  const length = Math.max(minutes, (sport.periodSeconds * sport.periods) / SECONDS_PER_MINUTE);
  const stats = STATS.flatMap((key): TrackerStat[] => {
    const values = score[key];
    return values === undefined ? [] : [{ key, name: words.stats[key], values: [values[0], values[1]] }];
  });
  const marks = incidents.map((incident): TrackerIncident => {
    const { id, kind, team, seconds } = incident;
    return {
      id,
      kind,
      team,
      when: minuteText(seconds),
      what: words.what(incident),
      at: Math.min(1, seconds / SECONDS_PER_MINUTE / length),
    };
  });
  const shared = {
    sport: sport.key,
    sides: [game.opponent1.name, game.opponent2.name] as const,
    score: playedScore(score).join(' – '),
    incidents: marks,
    stats,
  };
  if (points.length > 0) {
    return { ...shared, step: 'point', pressure: points.map(({ team }) => (team === 1 ? 1 : team === 2 ? -1 : 0)) };
  }
  const minuteOf = (period: number) => `${Math.round((sport.periodSeconds * period) / SECONDS_PER_MINUTE)}′`;
  return {
    ...shared,
    step: 'minute',
    steps: length,
    pressure: pressureByMinute(incidents, minutes),
    scale: sport.periodSeconds === 0 ? [] : Array.from({ length: sport.periods + 1 }, (_, at) => minuteOf(at)),
  };
}
