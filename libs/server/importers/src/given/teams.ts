import type { ImportedMatch } from '../season.ts';
import type { GivenGame, GivenTeam } from './given.ts';
import { groupBy } from './group.ts';
import { isShortForm, teamKey } from './team-names.ts';

/** A name in the new file, and the known name that means the same team. */
export type Alias = readonly [name: string, known: string];

export interface TeamsBefore {
  teams: readonly GivenTeam[];
  games: readonly GivenGame[];
}

export interface NamedTeams {
  teams: readonly GivenTeam[];
  /** Place of the team with this name in the file. */
  placeOf: (name: string) => number;
  notes: readonly string[];
}

/** Results of played matches under two names that prove a renaming; a single one may be a corrected row. */
const ENOUGH_RESULTS = 2;

type ByName = ReadonlyMap<string, readonly ImportedMatch[]>;

/** Matches of each name in the file, in the order of the file. */
const matchesByName = (matches: readonly ImportedMatch[]): ByName => {
  const sides = matches.flatMap((match) => [match.home, match.away].map((name) => ({ name, match })));
  return new Map([...groupBy(sides, ({ name }) => name)].map(([name, own]) => [name, own.map(({ match }) => match)]));
};

/** Keys of names that mean one team. Names of one key that meet, or play others on the same day, mean different teams and have none. */
function keysIn(byName: ByName): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const [key, names] of groupBy(byName.keys(), teamKey)) {
    const games = names.flatMap((name) =>
      (byName.get(name) ?? []).map(({ date, home, away }) => ({ name, date, other: teamKey(home === name ? away : home) })),
    );
    const areApart = [...groupBy(games, ({ date }) => date).values()].some((day) => {
      const isShared = new Set(day.map(({ name }) => name)).size > 1;
      return day.some(({ other }) => other === key || (isShared && other !== day[0]?.other));
    });
    if (!areApart) for (const name of names) keys.set(name, key);
  }
  return keys;
}

/** A known team that is gone from the file, and what an unknown name has of its matches. */
interface Likeness {
  team: number;
  name: string;
  /** Matches of both names that ended alike on the same day. */
  results: number;
}

/** The places of names in the list of teams, found step by step. */
class Places {
  readonly #before: TeamsBefore;
  readonly #byName: ByName;
  readonly #keys: ReadonlyMap<string, string>;
  readonly #byDate: ReadonlyMap<string, readonly GivenGame[]>;
  readonly #byRound: ReadonlyMap<string | undefined, readonly GivenGame[]>;
  readonly found = new Map<string, number>();

  constructor(before: TeamsBefore, byName: ByName) {
    this.#before = before;
    this.#byName = byName;
    this.#keys = keysIn(byName);
    this.#byDate = groupBy(before.games, ({ date }) => date);
    this.#byRound = groupBy(before.games, ({ round }) => round);
  }

  namesOf(place: number): readonly string[] {
    return this.#before.teams[place]?.names ?? [];
  }

  get unknown(): string[] {
    return [...this.#byName.keys()].filter((name) => !this.found.has(name));
  }

  /** Names that were declared to mean a known one, and names that are known as they are. */
  findExact(aliases: readonly Alias[]): void {
    const exact = new Map(this.#before.teams.flatMap(({ names }, place) => names.map((name) => [name, place] as const)));
    const ofKey = this.#placesByKey();
    const declared = new Map(aliases);
    for (const name of this.#byName.keys()) {
      const known = declared.get(name) ?? name;
      const place = exact.get(known) ?? (known === name ? undefined : ofKey.get(teamKey(known))) ?? exact.get(name);
      if (place !== undefined) this.found.set(name, place);
    }
  }

  /** Known teams by the keys of their names, without keys of several teams. */
  #placesByKey(): ReadonlyMap<string, number> {
    const all = this.#before.teams.flatMap(({ names }, place) => names.map((name) => ({ key: teamKey(name), place })));
    const groups = [...groupBy(all, ({ key }) => key)].map(([key, own]) => [key, [...new Set(own.map(({ place }) => place))]] as const);
    return new Map(groups.flatMap(([key, [place, ...more]]) => (place === undefined || more.length > 0 ? [] : [[key, place] as const])));
  }

  /** Names that differ from a known one in spelling only. */
  findSpelled(): void {
    const ofKey = this.#placesByKey();
    for (const name of this.unknown) {
      const key = this.#keys.get(name);
      const place = key === undefined ? undefined : ofKey.get(key);
      const isTaken = [...this.found].some(([other, taken]) => taken === place && this.#keys.get(other) !== key);
      if (place !== undefined && !isTaken) this.found.set(name, place);
    }
  }

  /** Names that have taken over the matches of a team that is gone, if they are a form of its name or have its results. */
  findRenamed(): string[] {
    const liked = this.unknown.map((name) => ({ name, all: this.#likenesses(name) }));
    const proven = liked.map(({ name, all }) => ({
      name,
      teams: all.filter((one) => one.results >= ENOUGH_RESULTS || this.#isForm(name, one.team)).map(({ team }) => team),
    }));
    for (const { name, teams } of proven) {
      const [team] = teams;
      const isMutual = proven.every((other) => other.name === name || !other.teams.some((one) => one === team));
      if (team !== undefined && teams.length === 1 && isMutual) this.found.set(name, team);
    }
    return liked.flatMap(({ name, all }) => {
      if (this.found.has(name) || all.length === 0) return [];
      const known = all.map((one) => one.name).join(' or ');
      return [`${name} plays matches of ${known}; they are new games. If only the name changed: --alias "${name}=${all[0]?.name ?? ''}"`];
    });
  }

  #isForm(name: string, place: number): boolean {
    return this.namesOf(place).some((known) => isShortForm(name, known));
  }

  /** Known games of the same day or round. */
  #gamesAt({ date, round }: ImportedMatch): ReadonlySet<GivenGame> {
    return new Set([...(this.#byDate.get(date) ?? []), ...(round === undefined ? [] : (this.#byRound.get(round) ?? []))]);
  }

  #likenesses(name: string): Likeness[] {
    const gone = new Set(this.#before.teams.keys());
    for (const place of this.found.values()) gone.delete(place);
    const found = new Map<number, Likeness>();
    for (const match of this.#byName.get(name) ?? []) {
      const isHome = match.home === name;
      const otherName = isHome ? match.away : match.home;
      const other = this.found.get(otherName);
      for (const game of this.#gamesAt(match)) {
        const [team, opponent] = isHome ? [game.home, game.away] : [game.away, game.home];
        if (!gone.has(team)) continue;
        if (other === undefined ? !gone.has(opponent) || !this.#isForm(otherName, opponent) : opponent !== other) continue;
        const known = found.get(team) ?? { team, name: this.namesOf(team).at(-1) ?? '', results: 0 };
        const isSameResult = game.date === match.date && game.ft !== undefined && game.ft.join() === match.ft?.join();
        found.set(team, { ...known, results: known.results + Number(isSameResult) });
      }
    }
    return [...found.values()];
  }

  /** The list with new teams and new names; the first name of a team in the file is its current one. */
  teams(): readonly GivenTeam[] {
    const teams: { names: string[]; players: readonly string[] }[] = this.#before.teams.map((team) => ({
      ...team,
      names: [...team.names],
    }));
    const made = new Map<string, number>();
    for (const name of this.unknown) {
      const key = this.#keys.get(name);
      const place = (key === undefined ? undefined : made.get(key)) ?? teams.length;
      this.found.set(name, place);
      if (key !== undefined) made.set(key, place);
      teams[place] ??= { names: [], players: [] };
    }
    for (const name of [...this.#byName.keys()].toReversed()) {
      const team = teams[this.found.get(name) ?? 0];
      if (team) team.names = [...team.names.filter((known) => known !== name), name];
    }
    return teams;
  }
}

/**
 * Recognises the teams of a file among those of earlier imports: by name, by a declared alias, by spelling, and a short form or the same
 * results if a name has taken over the matches of a team that is gone. Every other name is a new team, so that no bet follows an id to other
 * opponents.
 */
export function namedTeams(before: TeamsBefore, matches: readonly ImportedMatch[], aliases: readonly Alias[]): NamedTeams {
  const places = new Places(before, matchesByName(matches));
  places.findExact(aliases);
  places.findSpelled();
  const doubts = places.findRenamed();
  const renamed = [...places.found].flatMap(([name, place]) => {
    const names = places.namesOf(place);
    return names.includes(name) ? [] : [`${name} is ${names.at(-1) ?? ''} of earlier imports`];
  });
  const teams = places.teams();
  return { teams, placeOf: (name) => places.found.get(name) ?? 0, notes: [...renamed, ...doubts] };
}
