import type { GameFace } from '@touchline/server-engine';
import type { ImportedSeason } from '../season.ts';
import type { Given, GivenGame, ImportTerms } from './given.ts';
import { matchesOnOffer, scheduleOf } from './schedule.ts';
import { scorersOf } from './squads.ts';

const SECOND_MS = 1000;

/** Numbers of a season by the places of its matches in the file, as imports of version 1 have them. */
export function givenByPlace(season: ImportedSeason, terms: ImportTerms & { importedAtMs: number }): Given {
  const { matches } = season;
  const names = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  const places = new Map(names.map((name, place) => [name, place]));
  const offers = matchesOnOffer(season, terms).map((match) => ({ match, game: {} }));
  const { shift, starts } = scheduleOf(offers, { before: undefined, terms, nowMs: terms.importedAtMs });
  const games = matches.map((match): GivenGame => {
    const { round, date, ft, home, away } = match;
    const startMs = starts.get(match)?.startMs;
    const faces: GameFace[] = startMs === undefined ? [] : [{ home, away, startAt: Math.round(startMs / SECOND_MS) }];
    return {
      ...{ home: places.get(home) ?? 0, away: places.get(away) ?? 0, date, faces },
      ...(round !== undefined && { round }),
      ...(ft !== undefined && { ft }),
      ...(startMs !== undefined && { startMs }),
    };
  });
  return {
    teams: names.map((name) => ({ names: [name], players: scorersOf(name, matches) })),
    games,
    numbers: matches.map((_, place) => place),
    shift,
    aliases: [],
  };
}
