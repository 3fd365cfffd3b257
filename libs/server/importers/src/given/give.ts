import type { Fixture, GameFace } from '@touchline/server-engine';
import type { ImportedMatch, ImportedSeason } from '../season.ts';
import { assign, oneOfEach, type Play } from './assign.ts';
import type { Given, GivenGame, GivenTeam, ImportTerms, KeptGame } from './given.ts';
import { type Offer, type Schedule, scheduleOf, matchesOnOffer } from './schedule.ts';
import { scorersOf, withScorers } from './squads.ts';
import { type Alias, namedTeams } from './teams.ts';

const SECOND_MS = 1000;
const MOST_TEAMS = 1000;
const MOST_GAMES = 500_000;
/** Kick-offs and names that a game remembers; the earliest are forgotten first. */
const MOST_FACES = 200;
/** Withdrawn games that are named; of more only the number is given. */
const MOST_NAMED = 5;

/** The last import of a season. */
export interface SeasonBefore {
  given: Given;
  speed: number;
  /** The games made of it, by number. */
  fixtures: () => ReadonlyMap<number, Fixture>;
}

export interface GiveOrder {
  season: ImportedSeason;
  before: SeasonBefore | undefined;
  terms: ImportTerms;
  nowMs: number;
  aliases: readonly Alias[];
}

export interface GivenTo {
  season: ImportedSeason;
  given: Given;
  notes: readonly string[];
}

const NOTHING: Given = { teams: [], games: [], numbers: [], shift: 0, aliases: [] };

const keptOf = ({ strengths, isTop, speed, script, originalStartAt, isReplay, home, away, champ }: Fixture): KeptGame => ({
  ...{ strengths, isTop, speed },
  ...(script !== undefined && { script }),
  ...(originalStartAt !== undefined && { originalStartAt }),
  ...(isReplay !== undefined && { isReplay }),
  names: [home.name, away.name],
  squads: [home.players ?? [], away.players ?? []],
  hasSetPieces: champ.model.kind === 'goals' && champ.model.hasSetPieces,
});

/** Games that have kicked off keep everything that their course depends on. */
function withKept(games: readonly GivenGame[], before: SeasonBefore | undefined, nowMs: number): GivenGame[] {
  let fixtures: ReadonlyMap<number, Fixture> | undefined;
  return games.map((game, number) => {
    if (game.kept !== undefined || game.startMs === undefined || game.startMs > nowMs) return { ...game };
    fixtures ??= before?.fixtures();
    const fixture = fixtures?.get(number);
    return fixture === undefined ? { ...game } : { ...game, kept: keptOf(fixture) };
  });
}

const isFace =
  (face: GameFace) =>
  ({ home, away, startAt }: GameFace): boolean =>
    home === face.home && away === face.away && startAt === face.startAt;

/** Facts of a match that identify it in the next file. */
const factsOf = ({ round, date, ft }: ImportedMatch): Pick<GivenGame, 'round' | 'date' | 'ft'> => ({
  date,
  ...(round !== undefined && { round }),
  ...(ft !== undefined && { ft }),
});

/** Numbers the matches: those of earlier imports keep theirs, and games on offer get their kick-off. */
class Numbering {
  readonly games: GivenGame[];
  readonly #before: SeasonBefore | undefined;

  constructor(before: SeasonBefore | undefined, nowMs: number) {
    this.#before = before;
    this.games = withKept((before?.given ?? NOTHING).games, before, nowMs);
  }

  add(game: GivenGame): number {
    if (this.games.length >= MOST_GAMES) throw new RangeError(`A championship has room for ${MOST_GAMES} games.`);
    return this.games.push(game) - 1;
  }

  /** Numbers of the matches in the file. */
  take(plays: readonly Play[]): { numbers: number[]; notes: readonly string[] } {
    const { numbers: known, notes } = assign((this.#before?.given ?? NOTHING).games, plays);
    const numbers = plays.map((play) => {
      const { home, away, match } = play;
      const number = known.get(play) ?? this.add({ home, away, date: match.date, faces: [] });
      const { ft: _ft, ...game } = this.games[number] as GivenGame;
      this.games[number] = { ...game, ...factsOf(match) };
      return number;
    });
    return { numbers, notes };
  }

  /** Puts games on offer, and withdraws all others that have not kicked off. @returns the numbers, some of them new, and withdrawn games. */
  offer(plays: readonly Play[], numbers: readonly number[], { starts }: Schedule, teams: readonly GivenTeam[]) {
    const nameOf = (place: number): string => teams[place]?.names.at(-1) ?? '';
    const offered = new Set<number>();
    const now = plays.map(({ match }, at) => {
      const start = starts.get(match);
      const known = numbers[at] as number;
      if (start === undefined) return known;
      const game = this.games[known] as GivenGame;
      const { home, away } = game;
      const number = start.isAgain ? this.add({ home, away, ...factsOf(match), again: game.again ?? known, faces: [] }) : known;
      const face = { home: nameOf(home), away: nameOf(away), startAt: Math.round(start.startMs / SECOND_MS) };
      const { faces } = this.games[number] as GivenGame;
      this.games[number] = {
        ...(this.games[number] as GivenGame),
        startMs: start.startMs,
        faces: faces.some(isFace(face)) ? faces : [...faces.slice(1 - MOST_FACES), face],
      };
      offered.add(number);
      return number;
    });
    const withdrawn = this.games.flatMap(({ startMs, kept, ...game }, number) => {
      if (startMs === undefined || kept !== undefined || offered.has(number)) return [];
      this.games[number] = game;
      return [game];
    });
    return { numbers: now, withdrawn };
  }
}

function withdrawnNotes(withdrawn: readonly GivenGame[], named: ReadonlySet<GivenGame>): string[] {
  const gone = withdrawn.filter((game) => !named.has(game));
  const names = gone.flatMap(({ faces }) => faces.slice(-1).map(({ home, away }) => `${home} - ${away}`)).slice(0, MOST_NAMED);
  const more = gone.length > MOST_NAMED ? ', …' : '';
  return gone.length === 0
    ? []
    : [`${gone.length} games are not in the file any more and are taken off the line; bets on them wait: ${names.join(', ')}${more}`];
}

/**
 * Gives the matches of a season their numbers, from which all ids are made. A match keeps its number for ever: it is recognised by its
 * sides and its round, or by the nearest date, whatever its place in the file. A match that can't be recognised for certain gets a new one.
 */
export function give({ season, before, terms, nowMs, aliases }: GiveOrder): GivenTo {
  const known = before?.given ?? NOTHING;
  const allAliases = [...known.aliases.filter(([name]) => aliases.every(([other]) => other !== name)), ...aliases];
  const named = namedTeams(known, season.matches, allAliases);
  if (named.teams.length > MOST_TEAMS) throw new RangeError(`A championship has room for ${MOST_TEAMS} teams.`);
  const nameOf = (name: string): string => named.teams[named.placeOf(name)]?.names.at(-1) ?? name;
  const alone = season.matches.find(({ home, away }) => named.placeOf(home) === named.placeOf(away));
  if (alone !== undefined) throw new RangeError(`An alias makes ${alone.home} and ${alone.away} of line ${alone.line} one team.`);
  const { plays, notes: doubles } = oneOfEach(
    season.matches.map((match) => ({
      match: { ...match, home: nameOf(match.home), away: nameOf(match.away) },
      home: named.placeOf(match.home),
      away: named.placeOf(match.away),
    })),
  );
  const matches = plays.map(({ match }) => match);
  const numbering = new Numbering(before, nowMs);
  const { numbers, notes: unclear } = numbering.take(plays);
  const own = { ...season, matches };
  const byMatch = new Map(matches.map((match, at) => [match, numbering.games[numbers[at] as number] as GivenGame]));
  const offers = matchesOnOffer(own, terms).map((match): Offer => ({ match, game: byMatch.get(match) as GivenGame }));
  const schedule = scheduleOf(offers, { before: before && { shift: known.shift, speed: before.speed }, terms, nowMs });
  const offered = numbering.offer(plays, numbers, schedule, named.teams);
  const inFile = new Set(offered.numbers.map((number) => numbering.games[number] as GivenGame));
  const teams = named.teams.map(({ names, players }) => ({ names, players: withScorers(players, scorersOf(names.at(-1) ?? '', matches)) }));
  return {
    season: own,
    given: { teams, games: numbering.games, numbers: offered.numbers, shift: schedule.shift, aliases: allAliases },
    notes: [...named.notes, ...doubles, ...unclear, ...withdrawnNotes(offered.withdrawn, inFile)],
  };
}
