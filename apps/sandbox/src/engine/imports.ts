import { sportByKey } from '@touchline/betting-rules';
import { MODELS } from './catalogue/models.ts';
import { hash, hashText } from './random.ts';
import type { Champ, Fixture, Script, Strengths, Team } from './types.ts';

/** A league of imported games. */
export interface ImportedLeague {
  name: string;
  /** Names in other languages, by language. */
  names?: Readonly<Record<string, string>>;
  countryCode: string | null;
}

/** Fair prices (margin taken out), as probabilities between 0 and 1. */
export interface FairChances {
  home: number;
  draw?: number;
  away: number;
  /** Chance of more than 2.5 goals. */
  over25?: number;
  /** Mean of all points, for sports without goals. */
  meanTotal?: number;
}

/** A game from outside, in the shape that every importer makes. */
export interface ImportedGame {
  sportKey: string;
  league: ImportedLeague;
  home: string;
  away: string;
  /** Kick-off by the sandbox's clock, in seconds. */
  startAt: number;
  /** Kick-off as it is in the data, in seconds. */
  originalStartAt: number;
  /** Expected goals or points of both teams; else {@link fair}; else two even teams. */
  strengths?: Strengths;
  fair?: FairChances;
  isTop?: boolean;
}

/** A played match that is played again. */
export interface ReplayedGame extends ImportedGame {
  script: Script;
  /** Seconds of the match per real second, 1 or more. */
  speed: number;
}

/** Imported games have ids from here on; the rest of the id is made of what the game is. */
const GAME_IDS = 9_000_000_000;
const SHORT_IDS = 50_000_000;
const PLACES = 1_600_000;
const ID_UNIT = 10;
const CHAMP_IDS = 1000;
const CHAMP_PLACES = 90_000;
const TEAM_IDS = 1_000_000;
const DAY = 86_400;
const GOLDEN_ROUNDS = 40;
const EVEN_SUPREMACY = 0.25;

export const isImportedId = (gameId: number): boolean => gameId >= GAME_IDS;

/** Home and away win chances of two Poisson counts. */
function winChances(home: number, away: number): readonly [number, number] {
  let [win1, win2] = [0, 0];
  let term1 = Math.exp(-home);
  for (let h = 0; h < 16; h++) {
    let term2 = Math.exp(-away);
    for (let a = 0; a < 16; a++) {
      if (h > a) win1 += term1 * term2;
      else if (a > h) win2 += term1 * term2;
      term2 = (term2 * away) / (a + 1);
    }
    term1 = (term1 * home) / (h + 1);
  }
  return [win1, win2];
}

const over25 = (mean: number): number => 1 - Math.exp(-mean) * (1 + mean + (mean * mean) / 2);

/** The value between `low` and `high` at which a rising function reaches `target`. */
function solve(target: number, { low, high, of }: { low: number; high: number; of: (x: number) => number }): number {
  let [from, to] = [low, high];
  for (let round = 0; round < GOLDEN_ROUNDS; round++) {
    const middle = (from + to) / 2;
    if (of(middle) < target) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Mean goals that make a model say what the odds say. */
export function strengthsFromFair(fair: FairChances, mean: number): Strengths {
  const total = fair.over25 === undefined ? mean : solve(fair.over25, { low: 0.4, high: 7, of: over25 });
  const lead = fair.home - fair.away;
  const share = solve(lead, {
    low: 0.03,
    high: 0.97,
    of: (x) => {
      const [win1, win2] = winChances(total * x, total * (1 - x));
      return win1 - win2;
    },
  });
  return { home: total * share, away: total * (1 - share) };
}

/** Points of both teams whose normal difference gives the first one's chance to win. */
function pointsFromFair(fair: FairChances, mean: number): Strengths {
  const total = fair.meanTotal ?? mean;
  const chance = fair.home / (fair.home + fair.away);
  const deviation = Math.sqrt(total * 5.3);
  // Tukey's lambda is close enough to the normal quantile here.
  const lead = deviation * ((chance ** 0.135 - (1 - chance) ** 0.135) / 0.1975);
  return { home: Math.max(1, (total + lead) / 2), away: Math.max(1, (total - lead) / 2) };
}

function strengthsOf(game: ImportedGame, champ: Champ): Strengths {
  if (game.strengths !== undefined) return game.strengths;
  const { model } = champ;
  const mean = model.kind === 'goals' || model.kind === 'points' ? model.mean : 1;
  if (game.fair === undefined) return { home: (mean + EVEN_SUPREMACY) / 2, away: (mean - EVEN_SUPREMACY) / 2 };
  return model.kind === 'points' ? pointsFromFair(game.fair, mean) : strengthsFromFair(game.fair, mean);
}

function champOf({ sportKey, league, isTop }: ImportedGame): Champ {
  const sport = sportByKey(sportKey);
  const model = MODELS[sportKey];
  if (sport === undefined || model === undefined || (model.kind !== 'goals' && model.kind !== 'points'))
    throw new RangeError(`Games of ${sportKey} can't be imported: no count model; use a sport of MODELS with goals or points.`);
  return {
    id: CHAMP_IDS + (hashText(`${sportKey}|${league.countryCode ?? ''}|${league.name}`) % CHAMP_PLACES),
    sport,
    names: { ...league.names, en: league.name },
    countryCode: league.countryCode,
    isTop: isTop ?? false,
    teams: [],
    model,
    strideSeconds: DAY,
    horizonSeconds: DAY,
  };
}

const teamOf = (champ: Champ, name: string): Team => ({
  id: TEAM_IDS + (hashText(`${champ.id}|${name}`) % 1_000_000_000),
  name,
  rating: 0,
});

/** Makes fixtures of imported games, and remembers them: the same game twice is one game. */
export class ImportedGames {
  readonly #fixtures = new Map<number, Fixture>();
  readonly #champs = new Map<number, Champ>();
  readonly #keys = new Map<number, string>();

  get champs(): ReadonlyMap<number, Champ> {
    return this.#champs;
  }

  find(gameId: number): Fixture | undefined {
    return this.#fixtures.get(gameId - (gameId % ID_UNIT));
  }

  /** @returns the fixture, and whether it is new. @throws RangeError for a sport without a count model. */
  add(game: ImportedGame & Partial<Pick<ReplayedGame, 'script' | 'speed'>>): { fixture: Fixture; isNew: boolean } {
    const made = champOf(game);
    const champ = this.#champs.get(made.id) ?? made;
    this.#champs.set(champ.id, champ);
    const kind = game.script ? 'replay' : 'line';
    const key = `${champ.id}|${game.home}|${game.away}|${game.originalStartAt}|${kind}|${game.script ? game.startAt : ''}`;
    let place = hashText(key) % PLACES;
    // Two games at one place: the second one takes the next.
    while ((this.#keys.get(place) ?? key) !== key) place = (place + 1) % PLACES;
    const id = GAME_IDS + place * ID_UNIT;
    const known = this.#fixtures.get(id);
    if (known !== undefined) return { fixture: known, isNew: false };
    this.#keys.set(place, key);
    const fixture: Fixture = {
      id,
      shortId: SHORT_IDS + place * ID_UNIT,
      number: hash(id, 5) % 1_000_000,
      champ,
      home: teamOf(champ, game.home),
      away: teamOf(champ, game.away),
      startMs: game.startAt * 1000,
      originalStartAt: game.originalStartAt,
      strengths: strengthsOf(game, champ),
      hasVideo: false,
      isTop: game.isTop ?? false,
      ...(game.script && { isReplay: true, script: game.script }),
      speed: game.speed ?? 1,
    };
    this.#fixtures.set(id, fixture);
    return { fixture, isNew: true };
  }
}
