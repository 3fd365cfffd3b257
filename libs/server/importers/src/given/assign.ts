import { daysBetween } from '@touchline/shared-primitives/calendar';
import type { ImportedMatch } from '../season.ts';
import type { GivenGame } from './given.ts';
import { groupBy } from './group.ts';

/** A match of the file with the places of its teams. */
export interface Play {
  match: ImportedMatch;
  home: number;
  away: number;
}

/** Where teams meet several times in a season, a match moved further than this may be another one. */
const MOST_DAYS_MOVED = 45;
/** Rows of one pair within this many days, of which not both are played, are one match. */
const NEAR_DAYS = 3;

const daysApart = (one: { date: string }, other: { date: string }): number => Math.abs(daysBetween(one.date, other.date));
const ROUND_NUMBER = /^(?:(?:matchday|round|week|gameweek|spieltag|jornada|giornata|journée) )?(\d+)\.?(?: (?:round|spieltag))?$/i;
/** Numbered rounds are compared by number, because sources rename them: Matchday 7, Round 7. */
const roundKey = (round: string | undefined): string | undefined =>
  round === undefined ? undefined : (ROUND_NUMBER.exec(round)?.[1] ?? round);
const isSameRound = (one: { round?: string }, other: { round?: string }): boolean =>
  one.round !== undefined && roundKey(one.round) === roundKey(other.round);
const areRounds = (one: { round?: string }, other: { round?: string }): boolean => one.round !== undefined && other.round !== undefined;
const pairKey = ({ home, away }: { home: number; away: number }): string => `${home}-${away}`;
const textOf = ({ home, away, date }: ImportedMatch): string => `${home} - ${away} of ${date}`;

function isOneMatch(one: ImportedMatch, other: ImportedMatch): boolean {
  const areBothPlayed = one.ft !== undefined && other.ft !== undefined;
  if (areBothPlayed) return one.date === other.date && one.ft?.join() === other.ft?.join();
  if (one.date === other.date) return true;
  return areRounds(one, other) ? isSameRound(one, other) : daysApart(one, other) <= NEAR_DAYS;
}

const RANKS = { played: 3, awarded: 3, unplayed: 2, postponed: 1 } as const;
/** A played row counts more than one that is not; of two dates the later one, to which a match was moved. */
const countsMore = (one: ImportedMatch, other: ImportedMatch): boolean =>
  RANKS[one.status] - RANKS[other.status] > 0 || (one.status === other.status && one.date > other.date);

/** Merges rows that name the same match. @returns one row of each match, and a note for each that is left out. */
export function oneOfEach(plays: readonly Play[]): { plays: readonly Play[]; notes: readonly string[] } {
  const notes: string[] = [];
  const out = new Set<Play>();
  for (const own of groupBy(plays, pairKey).values()) {
    own.forEach((play, at) => {
      for (const other of own.slice(at + 1)) {
        if (out.has(play) || out.has(other) || !isOneMatch(play.match, other.match)) continue;
        const [left, kept] = countsMore(play.match, other.match)
          ? [other, play]
          : countsMore(other.match, play.match)
            ? [play, other]
            : [other, play];
        out.add(left);
        notes.push(`line ${left.match.line} names the match of line ${kept.match.line} once more: ${textOf(kept.match)}; it is one game`);
      }
    });
  }
  return { plays: plays.filter((play) => !out.has(play)), notes };
}

/** A match that was given a number before: the number of its latest game. */
interface Known {
  number: number;
  game: GivenGame;
}

/** The latest game of every match, by pair. */
function knownByPair(games: readonly GivenGame[]): ReadonlyMap<string, Known[]> {
  const latest = new Map<number, Known>();
  games.forEach((game, number) => latest.set(game.again ?? number, { number, game }));
  return groupBy(latest.values(), ({ game }) => pairKey(game));
}

/** A played match is not played again at another time, and its result on another day is that of another match. */
function maybe({ game }: Known, { match }: Play): boolean {
  if (game.date === match.date || game.ft === undefined) return true;
  return match.ft !== undefined && match.ft.join() === game.ft.join();
}

/** Plays and known games of one pair that are not assigned yet. */
class Pairing {
  readonly #left: Set<Known>;
  readonly #plays: Set<Play>;
  readonly #assigned: Map<Play, number>;
  readonly #isMulti: boolean;

  constructor(known: readonly Known[], plays: readonly Play[], { assigned, isMulti }: { assigned: Map<Play, number>; isMulti: boolean }) {
    this.#left = new Set(known);
    this.#plays = new Set(plays);
    this.#assigned = assigned;
    this.#isMulti = isMulti;
  }

  #take(known: Known, play: Play): void {
    this.#left.delete(known);
    this.#plays.delete(play);
    this.#assigned.set(play, known.number);
  }

  /** Assigns pairs that are alike, if each of the two is alike to no other. */
  #takeUnique(isAlike: (known: Known, play: Play) => boolean): void {
    for (const play of [...this.#plays]) {
      const alike = [...this.#left].filter((known) => isAlike(known, play));
      const [known] = alike;
      if (known === undefined || alike.length > 1) continue;
      if ([...this.#plays].every((other) => other === play || !isAlike(known, other))) this.#take(known, play);
    }
  }

  #eligible(known: Known, play: Play): boolean {
    const isOtherRound = areRounds(known.game, play.match) && !isSameRound(known.game, play.match);
    return maybe(known, play) && !(isOtherRound && this.#isMulti);
  }

  /** Assigns the nearest dates, each if no other is less than twice as far away. @returns whether one was assigned. */
  #takeNearest(): boolean {
    const plays = [...this.#plays];
    const all = plays.flatMap((play) =>
      [...this.#left]
        .filter((known) => this.#eligible(known, play))
        .map((known) => ({ known, play, days: daysApart(known.game, play.match) })),
    );
    const isClear = ({ known, play, days }: (typeof all)[number]): boolean => {
      const others = all.filter((other) => (other.known === known) !== (other.play === play));
      if (others.length === 0) return !this.#isMulti || days <= MOST_DAYS_MOVED;
      return others.every((other) => other.days > 0 && other.days >= 2 * days);
    };
    const [nearest] = all.filter(isClear).toSorted((a, b) => a.days - b.days);
    if (nearest === undefined) return false;
    this.#take(nearest.known, nearest.play);
    return true;
  }

  /** @returns plays that may be one of the known games, without it being clear of which. */
  assign(): readonly Play[] {
    this.#takeUnique((known, { match }) => known.game.date === match.date && isSameRound(known.game, match));
    this.#takeUnique((known, play) => isSameRound(known.game, play.match) && maybe(known, play));
    this.#takeUnique((known, { match }) => known.game.date === match.date && known.game.ft?.join() === match.ft?.join());
    this.#takeUnique((known, { match }) => known.game.date === match.date);
    while (this.#takeNearest());
    return [...this.#plays].filter((play) => [...this.#left].some((known) => this.#eligible(known, play)));
  }
}

/**
 * Finds the known game of every match: same sides and same round, or without rounds the nearest date. A match for which this is not clear
 * is a new one.
 *
 * @returns numbers of the known games, and a note for each match that was not clear.
 */
export function assign(
  games: readonly GivenGame[],
  plays: readonly Play[],
): { numbers: ReadonlyMap<Play, number>; notes: readonly string[] } {
  const known = knownByPair(games);
  const own = groupBy(plays, pairKey);
  const isMulti = [...known.values(), ...own.values()].some((list) => list.length > 1);
  const assigned = new Map<Play, number>();
  const notes: string[] = [];
  for (const [key, list] of own) {
    const unclear = new Pairing(known.get(key) ?? [], list, { assigned, isMulti }).assign();
    for (const { match } of unclear)
      notes.push(
        `line ${match.line}: it is not clear which of the known matches is ${textOf(match)}; it is a new game, and bets on the known ones stay`,
      );
  }
  return { numbers: assigned, notes };
}
