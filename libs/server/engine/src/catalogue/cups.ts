import { sportByKey } from '@touchline/betting-rules';
import { hash, normalNoise, stream } from '../random.ts';
import type { Champ, Team } from '../types.ts';
import { CLUBS, PEOPLE } from './clubs.ts';
import { MODELS } from './models.ts';

/** A competition of a part of each year, played as a knock-out. It has a page; its games are not on the line. @spec BT-01 */
export interface Cup {
  champ: Champ;
  /** Days of the year, month from 1, on which the first round and the final are played; the same day for a single game. */
  from: readonly [month: number, day: number];
  to: readonly [month: number, day: number];
  /** Teams of one edition: 2, 4 or 8. */
  size: 2 | 4 | 8;
}

interface CupRow extends Omit<Cup, 'champ'> {
  id: number;
  names: Champ['names'];
  /** Keys of CLUBS or PEOPLE; an edition draws its teams from the first clubs of each. */
  pools: readonly string[];
}

// Ids are among those of championships: append, never renumber.
const ROWS: readonly CupRow[] = [
  {
    ...{ id: 149, from: [2, 16], to: [5, 20], size: 8, pools: ['europe'] },
    names: {
      ...{ en: 'Europa League', ru: 'Лига Европы', ar: 'الدوري الأوروبي', es: 'Europa League', pt: 'Liga Europa', fr: 'Ligue Europa' },
      ...{ de: 'Europa League', tr: 'Avrupa Ligi', uk: 'Ліга Європи', kk: 'Еуропа лигасы', az: 'Avropa Liqası', hi: 'यूरोपा लीग' },
    },
  },
  {
    ...{ id: 150, from: [8, 12], to: [8, 12], size: 2, pools: ['europe'] },
    names: {
      ...{ en: 'Super Cup', ru: 'Суперкубок', ar: 'كأس السوبر', es: 'Supercopa', pt: 'Supertaça', fr: 'Supercoupe' },
      ...{ de: 'Supercup', tr: 'Süper Kupa', uk: 'Суперкубок', kk: 'Суперкубок', az: 'Superkubok', hi: 'सुपर कप' },
    },
  },
  {
    ...{ id: 151, from: [6, 14], to: [7, 13], size: 8, pools: ['europe', 'BR', 'AR', 'US', 'MX', 'SA', 'JP', 'EG'] },
    names: {
      ...{ en: 'Club World Cup', ru: 'Клубный чемпионат мира', ar: 'كأس العالم للأندية', es: 'Mundial de Clubes' },
      ...{ pt: 'Mundial de Clubes', fr: 'Coupe du monde des clubs', de: 'Klub-Weltmeisterschaft', tr: 'Kulüpler Dünya Kupası' },
      ...{
        uk: 'Клубний чемпіонат світу',
        kk: 'Клубтар арасындағы әлем чемпионаты',
        az: 'Klublar üzrə dünya çempionatı',
        hi: 'क्लब विश्व कप',
      },
    },
  },
];

const TEAM_IDS = 1000;
const MOST_OF_POOL = 12;

function teamsOf({ id, pools }: CupRow, seed: number): Team[] {
  const most = pools.length > 1 ? 2 : MOST_OF_POOL;
  const names = pools.flatMap((key) => (PEOPLE[key] ?? CLUBS[key] ?? '').split(', ').slice(0, most));
  return names.map((name, at) => {
    const rng = stream(seed, id, at);
    return { id: id * TEAM_IDS + at, name, rating: normalNoise(rng(), rng(), rng()) * 0.5 };
  });
}

/** All cups of the sandbox: the same for the same seed. @spec BT-01 */
export function cups(seed: number): Cup[] {
  const sport = sportByKey('football');
  const model = MODELS['football'];
  if (sport === undefined || model === undefined) throw new Error('There is no model for football.');
  return ROWS.map((row) => {
    const { id, names, from, to, size } = row;
    const schedule = { strideSeconds: 1, horizonSeconds: 0 };
    return { champ: { id, sport, names, countryCode: null, isTop: true, teams: teamsOf(row, seed), model, ...schedule }, from, to, size };
  });
}

/** The teams of one edition in the order of its pairs: drawn by the seed. @spec BT-01 */
export function drawnTeams({ champ, size }: Cup, year: number, seed: number): Team[] {
  return champ.teams.toSorted((a, b) => hash(seed, a.id, year) - hash(seed, b.id, year) || a.id - b.id).slice(0, size);
}
