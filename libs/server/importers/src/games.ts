import { sportByKey } from '@touchline/betting-rules';
import { type Champ, type Fixture, hash, hashText, type Model, MODELS, type Team } from '@touchline/server-engine';
import { matchesForLine, matchesForReplay, replayDelay, seasonShift } from './calendar.ts';
import { scriptOf } from './script-of.ts';
import type { ImportedMatch } from './season.ts';
import type { StoredImport, StoredSeason } from './store.ts';
import { strengthsModel } from './strengths.ts';

/** An imported championship with its games. */
export interface ImportedGames {
  champ: Champ;
  fixtures: readonly Fixture[];
  /** Played matches of the season at their original times, for results and statistics; not offered for bets. */
  played: readonly Fixture[];
}

const TEAM_IDS = 1000;
const GAME_UNIT = 10_000_000;
const SHORT_UNIT = 100_000;
const PER_GAME = 10;
const SQUAD = 10;
const SECOND_MS = 1000;
/** Offset that keeps ids of played matches above those of offered matches. */
const PLAYED_IDS = 5_000_000;
/** How far ahead matches are offered. Covers the rest of a season; of longer schedules only the next months. */
const HORIZON_SECONDS = 120 * 24 * 3600;
const NUMBERS = 1_000_000;

/** The team's scorers of this season, most frequent first. */
function scorersOf(team: string, matches: readonly ImportedMatch[]): string[] {
  const goals = new Map<string, number>();
  for (const match of matches) {
    for (const goal of match.goals ?? []) {
      const isTheirs = (goal.team === 1 ? match.home : match.away) === team && goal.owngoal !== true;
      if (isTheirs) goals.set(goal.player, (goals.get(goal.player) ?? 0) + 1);
    }
  }
  return [...goals]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SQUAD)
    .map(([player]) => player);
}

function teamsOf(champId: number, matches: readonly ImportedMatch[]): Map<string, Team> {
  const names = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  return new Map(
    names.map((name, at) => {
      const players = scorersOf(name, matches);
      return [name, { id: champId * TEAM_IDS + at, name, rating: 0, ...(players.length > 0 && { players }) }];
    }),
  );
}

/** Corners and cards are offered only if they can be settled: for unplayed matches, or if the file counts them. */
function modelOf(sportKey: string, offered: readonly ImportedMatch[]): Model {
  const model = MODELS[sportKey];
  if (model === undefined) throw new RangeError(`No model for the sport ${sportKey}; add one to MODELS.`);
  const isCounted = offered.every(
    ({ status, corners, yellow }) => status === 'unplayed' || (corners !== undefined && yellow !== undefined),
  );
  return model.kind === 'goals' ? { ...model, hasSetPieces: model.hasSetPieces && isCounted } : model;
}

function gamesOfSeason({ champId, season }: StoredSeason, { mode, importedAtMs, speed }: StoredImport, lineSpeed: number): ImportedGames {
  const sport = sportByKey(season.sportKey);
  if (sport === undefined) throw new RangeError(`The sport ${season.sportKey} is not known; add it to betting/rules.`);
  const isReplay = mode === 'replay';
  const offered = (isReplay ? matchesForReplay : matchesForLine)(season).toSorted((a, b) => a.startAt - b.startAt || a.line - b.line);
  const teams = teamsOf(champId, season.matches);
  const champ: Champ = {
    id: champId,
    sport,
    names: { en: `${season.league} ${season.season}` },
    countryCode: season.country,
    isTop: true,
    teams: [...teams.values()],
    model: modelOf(season.sportKey, offered),
    strideSeconds: 0,
    horizonSeconds: HORIZON_SECONDS,
  };
  const places = new Map(season.matches.map((match, at) => [match, at]));
  const strengths = strengthsModel(season.matches, season.sportKey);
  const shift = seasonShift(
    offered.map(({ startAt }) => startAt),
    importedAtMs / SECOND_MS,
  );
  const seed = hashText(season.key);
  const fixtures = offered.map((match, nth): Fixture => {
    const place = places.get(match) ?? 0;
    const script = scriptOf(match, hash(seed, place));
    const startMs = isReplay ? importedAtMs + replayDelay(nth, speed) * SECOND_MS : (match.startAt + shift) * SECOND_MS;
    return {
      id: champId * GAME_UNIT + place * PER_GAME,
      shortId: champId * SHORT_UNIT + place * PER_GAME,
      number: hash(seed, place, 5) % NUMBERS,
      champ,
      home: teams.get(match.home) as Team,
      away: teams.get(match.away) as Team,
      startMs,
      originalStartAt: match.startAt,
      strengths: strengths(match),
      hasVideo: false,
      isTop: isReplay,
      ...(isReplay && { isReplay }),
      speed: isReplay ? speed : lineSpeed,
      ...(script !== undefined && { script }),
    };
  });
  const played = season.matches.flatMap((match, place): Fixture[] => {
    const script = scriptOf(match, hash(seed, place));
    if (script === undefined || match.status === 'unplayed') return [];
    return [
      {
        id: champId * GAME_UNIT + PLAYED_IDS + place * PER_GAME,
        shortId: champId * SHORT_UNIT + place * PER_GAME,
        number: hash(seed, place, 5) % NUMBERS,
        champ,
        home: teams.get(match.home) as Team,
        away: teams.get(match.away) as Team,
        startMs: match.startAt * SECOND_MS,
        strengths: strengths(match),
        hasVideo: false,
        isTop: false,
        speed: 1,
        script,
      },
    ];
  });
  return { champ, fixtures, played };
}

/**
 * The games of an import, with the same ids, times and courses after every start.
 * @param lineSpeed - seconds of play per second of the clock for games of the line.
 */
export const gamesOf = (stored: StoredImport, lineSpeed = 1): readonly ImportedGames[] =>
  stored.seasons
    .map((season) => gamesOfSeason(season, stored, lineSpeed))
    .filter(({ fixtures, played }) => fixtures.length + played.length > 0);
