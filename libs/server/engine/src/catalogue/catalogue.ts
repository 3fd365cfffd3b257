import { sportByKey } from '@touchline/betting-rules';
import { hash, stream, normalNoise, type Rng } from '../random.ts';
import type { Champ, Model, Team } from '../types.ts';
import { CHAMP_ROWS, type ChampRow } from './championships.ts';
import { CLUBS, PEOPLE, SURNAMES } from './clubs.ts';
import { champNames } from './sport-names.ts';
import { sportEntry, FAST_MODELS, MODELS } from './models.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const TEAM_IDS = 1000;
const SQUAD = 10;
const LONGEST_LEAGUE = 20;
/** Ids of courses follow those of teams. */
const FIRST_COURSE = 500;

/** Time between kick-offs and offer horizon, in seconds. */
const LEVELS = {
  top: { strideSeconds: 1.5 * HOUR, horizonSeconds: 6 * DAY },
  plain: { strideSeconds: HOUR, horizonSeconds: 15 * HOUR },
  fast: { strideSeconds: 180, horizonSeconds: 3600 },
} as const;

/** Shorter games kick off more often, so that each championship has about the same number in play. */
function strideOf(row: ChampRow, model: Model): number {
  if (row.level !== undefined) return LEVELS[row.level].strideSeconds;
  const isShort = sportEntry(row.sport)?.isShort === true || model.kind === 'duel';
  return isShort ? LEVELS.plain.strideSeconds / 2 : LEVELS.plain.strideSeconds;
}

const names = (text: string | undefined): string[] => (text ?? '').split(', ');
const SURNAME_LIST = names(SURNAMES);
const INITIALS = 'ABDEFGJKLMNOPRST';

function squad(rng: Rng): string[] {
  const from = Math.floor(rng() * SURNAME_LIST.length);
  return Array.from({ length: SQUAD }, (_, at) => {
    const initial = INITIALS[Math.floor(rng() * INITIALS.length)] ?? 'A';
    return `${initial}. ${SURNAME_LIST[(from + at * 3) % SURNAME_LIST.length] ?? ''}`;
  });
}

function teamsOf(row: ChampRow, seed: number): Team[] {
  const pool = names(PEOPLE[row.teams ?? ''] ?? CLUBS[row.teams ?? row.country ?? '']);
  // Leagues of one country share its towns, so each starts at a different place in the list.
  const from = hash(seed, row.id) % pool.length;
  const hasSquads = sportEntry(row.sport)?.hasSquads === true && row.level !== 'fast';
  return Array.from({ length: Math.min(LONGEST_LEAGUE, pool.length - (pool.length % 2)) }, (_, at) => {
    const rng = stream(seed, row.id, at);
    return {
      id: row.id * TEAM_IDS + at,
      name: pool[(from + at) % pool.length] as string,
      rating: normalNoise(rng(), rng(), rng()) * 0.5,
      ...(hasSquads && { players: squad(rng) }),
    };
  });
}

const coursesOf = ({ id, courses }: ChampRow): { courses?: Team[] } =>
  courses === undefined
    ? {}
    : { courses: names(PEOPLE[courses]).map((name, at) => ({ id: id * TEAM_IDS + FIRST_COURSE + at, name, rating: 0 })) };

/** Every championship of the sandbox with its teams: the same for the same seed. */
export function catalogue(seed: number): Champ[] {
  return CHAMP_ROWS.map((row) => {
    const sport = sportByKey(row.sport);
    const model = (row.level === 'fast' ? FAST_MODELS : MODELS)[row.sport];
    if (sport === undefined || model === undefined)
      throw new Error(`The sport ${row.sport} has no model, or is not among the sports of betting/rules: npm run entries.`);
    return {
      id: row.id,
      sport,
      names: champNames(row),
      countryCode: row.country,
      isTop: row.level === 'top',
      teams: teamsOf(row, seed),
      model,
      ...coursesOf(row),
      strideSeconds: strideOf(row, model),
      horizonSeconds: row.level ? LEVELS[row.level].horizonSeconds : LEVELS.plain.horizonSeconds,
    };
  });
}
