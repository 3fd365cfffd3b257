import { sportByKey } from '@touchline/betting-rules';
import { type Champ, type Fixture, type GameFace, hash, hashText, type Model, MODELS, type Team } from '@touchline/server-engine';
import { givenByPlace } from './given/by-place.ts';
import type { Given, GivenGame, KeptGame } from './given/given.ts';
import { scriptOf } from './script-of.ts';
import type { ImportedMatch } from './season.ts';
import type { StoredImport, StoredSeason } from './stored-import.ts';
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
/** Short ids repeat after this many games, so that they never reach those of the next championship. */
const SHORT_GAMES = SHORT_UNIT / PER_GAME;
const SECOND_MS = 1000;
/** Offset that keeps ids of played matches above those of offered matches. */
const PLAYED_IDS = 5_000_000;
/** How far ahead matches are offered. Covers the rest of a season; of longer schedules only the next months. */
const HORIZON_SECONDS = 120 * 24 * 3600;
const NUMBERS = 1_000_000;

/** The number of a game on offer, from which its ids are made. */
export const numberOfGame = (id: number): number => (id % GAME_UNIT) / PER_GAME;

/** The numbers of a season; an import of version 1 has them by the places in its file. */
export const givenOf = ({ season, given }: StoredSeason, terms: StoredImport): Given => given ?? givenByPlace(season, terms);

/** Corners and cards are offered only if they can be settled: for unplayed matches, or if the file counts them. */
function modelOf(sportKey: string, offered: readonly ImportedMatch[]): Model {
  const model = MODELS[sportKey];
  if (model === undefined) throw new RangeError(`No model for the sport ${sportKey}; add one to MODELS.`);
  const isCounted = offered.every(
    ({ status, corners, yellow }) => status === 'unplayed' || (corners !== undefined && yellow !== undefined),
  );
  return model.kind === 'goals' ? { ...model, hasSetPieces: model.hasSetPieces && isCounted } : model;
}

/** Faces of a game other than the one it has now. */
const formerFaces = ({ faces }: GivenGame, now: GameFace): readonly GameFace[] =>
  faces.filter(({ home, away, startAt }) => home !== now.home || away !== now.away || startAt !== now.startAt);

/** Makes the games of a season from its matches and the numbers that they were given. */
class SeasonGames {
  readonly #stored: StoredSeason;
  readonly #terms: StoredImport;
  readonly #lineSpeed: number;
  readonly #given: Given;
  readonly #matches: ReadonlyMap<number, ImportedMatch>;
  readonly #strengths: (match: ImportedMatch) => { home: number; away: number };
  readonly #seed: number;
  readonly champ: Champ;

  constructor(stored: StoredSeason, terms: StoredImport, lineSpeed: number) {
    const { season, champId } = stored;
    const sport = sportByKey(season.sportKey);
    if (sport === undefined) throw new RangeError(`The sport ${season.sportKey} is not known; add it to betting/rules.`);
    this.#stored = stored;
    this.#terms = terms;
    this.#lineSpeed = lineSpeed;
    this.#given = givenOf(stored, terms);
    this.#matches = new Map(season.matches.map((match, at) => [this.#given.numbers[at] ?? at, match]));
    this.#strengths = strengthsModel(season.matches, season.sportKey);
    this.#seed = hashText(season.key);
    const offered = [...this.#matches].flatMap(([number, match]) => (this.#isOffered(number) ? [match] : []));
    const teams = new Set(
      this.#given.games.flatMap(({ home, away, kept }, number) => (kept || this.#matches.has(number) ? [home, away] : [])),
    );
    this.champ = {
      id: champId,
      sport,
      names: { en: `${season.league} ${season.season}` },
      countryCode: season.country,
      isTop: true,
      teams: [...teams].toSorted((a, b) => a - b).map((place) => this.#team(place)),
      model: modelOf(season.sportKey, offered),
      strideSeconds: 0,
      horizonSeconds: HORIZON_SECONDS,
    };
  }

  #isOffered(number: number): boolean {
    const game = this.#given.games[number];
    return game?.startMs !== undefined && game.kept === undefined;
  }

  #team(place: number, name?: string, squad?: readonly string[]): Team {
    const { names = [], players = [] } = this.#given.teams[place] ?? {};
    const scorers = squad ?? players;
    const id = this.#stored.champId * TEAM_IDS + place;
    return { id, name: name ?? names.at(-1) ?? '', rating: 0, ...(scorers.length > 0 && { players: scorers }) };
  }

  #ids(number: number): Pick<Fixture, 'id' | 'shortId' | 'number'> {
    const { champId } = this.#stored;
    return {
      id: champId * GAME_UNIT + number * PER_GAME,
      shortId: champId * SHORT_UNIT + (number % SHORT_GAMES) * PER_GAME,
      number: hash(this.#seed, number, 5) % NUMBERS,
    };
  }

  #sides({ home, away }: GivenGame): Pick<Fixture, 'home' | 'away'> {
    return { home: this.#team(home), away: this.#team(away) };
  }

  #soldAs(game: GivenGame, { home, away }: Pick<Fixture, 'home' | 'away'>, startMs: number): Partial<Pick<Fixture, 'soldAs'>> {
    const former = formerFaces(game, { home: home.name, away: away.name, startAt: Math.round(startMs / SECOND_MS) });
    return former.length > 0 ? { soldAs: former } : {};
  }

  #offered(number: number, game: GivenGame, match: ImportedMatch, startMs: number): Fixture {
    const { mode, speed } = this.#terms;
    const script = scriptOf(match, hash(this.#seed, number));
    const sides = this.#sides(game);
    const isReplay = mode === 'replay';
    return {
      ...this.#ids(number),
      champ: this.champ,
      ...sides,
      startMs,
      originalStartAt: match.startAt,
      ...this.#soldAs(game, sides, startMs),
      strengths: this.#strengths(match),
      hasVideo: false,
      isTop: isReplay,
      ...(isReplay && { isReplay }),
      speed: isReplay ? speed : this.#lineSpeed,
      ...(script !== undefined && { script }),
    };
  }

  /** A game as it was when it kicked off. */
  #kept(number: number, game: GivenGame, { names, squads, hasSetPieces, ...kept }: KeptGame, startMs: number): Fixture {
    const { model } = this.champ;
    const isOwnModel = model.kind !== 'goals' || model.hasSetPieces === hasSetPieces;
    const sides = { home: this.#team(game.home, names[0], squads[0]), away: this.#team(game.away, names[1], squads[1]) };
    return {
      ...this.#ids(number),
      champ: isOwnModel ? this.champ : { ...this.champ, model: { ...model, hasSetPieces } },
      ...sides,
      startMs,
      ...this.#soldAs(game, sides, startMs),
      hasVideo: false,
      ...kept,
      speed: kept.isReplay === true ? kept.speed : this.#lineSpeed,
    };
  }

  fixtures(): readonly Fixture[] {
    const made = this.#given.games.flatMap((game, number): Fixture[] => {
      const { startMs, kept } = game;
      if (startMs === undefined) return [];
      if (kept !== undefined) return [this.#kept(number, game, kept, startMs)];
      const match = this.#matches.get(number);
      return match === undefined ? [] : [this.#offered(number, game, match, startMs)];
    });
    const lineOf = ({ id }: Fixture): number => this.#matches.get(numberOfGame(id))?.line ?? 0;
    const playedAt = ({ originalStartAt = 0 }: Fixture): number => originalStartAt;
    return made.toSorted((a, b) => a.startMs - b.startMs || playedAt(a) - playedAt(b) || lineOf(a) - lineOf(b));
  }

  /** Records of played matches. A game that was withdrawn because its match has been played is settled by its own record. */
  played(): readonly Fixture[] {
    return [...this.#matches].flatMap(([number, match]): Fixture[] => {
      const game = this.#given.games[number];
      const root = game?.again ?? number;
      const isWithdrawn = game !== undefined && game.startMs === undefined && game.faces.length > 0;
      const script = scriptOf(match, hash(this.#seed, root));
      if (game === undefined || script === undefined || match.status === 'unplayed') return [];
      const ids = isWithdrawn ? this.#ids(number) : this.#ids(root);
      const sides = this.#sides(game);
      const startMs = match.startAt * SECOND_MS;
      return [
        {
          ...ids,
          id: isWithdrawn ? ids.id : ids.id + PLAYED_IDS,
          champ: this.champ,
          ...sides,
          startMs,
          ...(isWithdrawn && this.#soldAs(game, sides, startMs)),
          strengths: this.#strengths(match),
          hasVideo: false,
          isTop: false,
          speed: 1,
          script,
        },
      ];
    });
  }
}

function gamesOfSeason(stored: StoredSeason, terms: StoredImport, lineSpeed: number): ImportedGames {
  const games = new SeasonGames(stored, terms, lineSpeed);
  return { champ: games.champ, fixtures: games.fixtures(), played: games.played() };
}

/**
 * The games of an import, with the same ids, times and courses after every start.
 * @param lineSpeed - seconds of play per second of the clock for games of the line.
 */
export const gamesOf = (stored: StoredImport, lineSpeed = 1): readonly ImportedGames[] =>
  stored.seasons
    .map((season) => gamesOfSeason(season, stored, lineSpeed))
    .filter(({ fixtures, played }) => fixtures.length + played.length > 0);
