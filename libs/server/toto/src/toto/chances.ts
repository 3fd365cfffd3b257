import { MARGINS, MAPS, CORRECT_SCORES, type TotoSection } from '@touchline/toto-rules';
import { below, type Fixture } from '@touchline/server-engine';

const THOUSAND = 1000;
const MOST_GOALS = 12;
const SMALL_MARGIN = 10.5;
/** Points have a standard deviation of the square root of their mean, times this. */
const SCATTER = 1.15;

const poisson = (mean: number): number[] => {
  const chances = [Math.exp(-mean)];
  for (let k = 1; k <= MOST_GOALS; k++) chances.push(((chances[k - 1] ?? 0) * mean) / k);
  return chances;
};

const side = (home: number, away: number): '1' | 'x' | '2' => (home > away ? '1' : home < away ? '2' : 'x');

/** Probabilities of outcomes that depend on goals. */
function ofGoals({ strengths: { home, away } }: Fixture, names: readonly string[]): number[] {
  const [first, second] = [poisson(home), poisson(away)];
  const sums = new Map<string, number>();
  for (const [h, chance] of first.entries())
    for (const [a, other] of second.entries()) {
      const exact = `${h}:${a}`;
      const name = names.length === 3 ? side(h, a) : names.includes(exact) ? exact : `other-${side(h, a)}`;
      sums.set(name, (sums.get(name) ?? 0) + chance * other);
    }
  return names.map((name) => sums.get(name) ?? 0);
}

/** Probabilities of winner and margin. */
function ofPoints({ strengths: { home, away } }: Fixture): number[] {
  const [lead, deviation] = [home - away, SCATTER * Math.sqrt(home + away)];
  const upTo = (margin: number): number => below((margin - lead) / deviation);
  return [upTo(SMALL_MARGIN) - upTo(0), 1 - upTo(SMALL_MARGIN), upTo(0) - upTo(-SMALL_MARGIN), upTo(-SMALL_MARGIN)];
}

/** Probability to win a map, from the first side's probability to win each unit. */
function mapChance(unit: number, target: number): number {
  let [ways, sum] = [1, 0];
  for (let lost = 0; lost < target; lost++) {
    sum += ways * unit ** target * (1 - unit) ** lost;
    ways = (ways * (target + lost)) / (lost + 1);
  }
  return sum;
}

function ofMaps({ strengths, champ: { model } }: Fixture): number[] {
  const won = mapChance(strengths.home, model.kind === 'sets' ? model.target : 1);
  const lost = 1 - won;
  return [won * won, 2 * won * won * lost, 2 * lost * lost * won, lost * lost];
}

/** Probability of each outcome of a section, in thousandths. */
export function chancesOf(section: TotoSection, fixture: Fixture): number[] {
  const kind = { basketball: ofPoints, esports: ofMaps } as const;
  const chances =
    section === 'basketball' || section === 'esports'
      ? kind[section](fixture)
      : ofGoals(fixture, section === 'correct-score' ? CORRECT_SCORES : ['1', 'x', '2']);
  return chances
    .slice(0, { basketball: MARGINS.length, esports: MAPS.length }[section as 'esports'] ?? chances.length)
    .map((chance) => Math.round(chance * THOUSAND));
}
