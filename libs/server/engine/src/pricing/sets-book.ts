import { marketTypeOf, marketTypesOf, OUTCOME as O, type MarketType, type Pair } from '@touchline/betting-rules';
import type { Draft } from './draft.ts';
import { lineDrafts, mainLineDraft, stepFor, type LinesTerms } from './lines.ts';
import { UNITS_OF, type SetEnd, type SetsOutlook, type UnitKey } from './sets-outlook.ts';
import type { Situation } from './situation.ts';

const UNIT = 1000;
const TIE_BREAK_GAMES = 13;

const chanceThat = (ends: readonly SetEnd[], test: (score: Pair) => boolean): number =>
  ends.reduce((sum, { score, chance }) => sum + (test(score) ? chance : 0), 0);
const meanOf = (ends: readonly SetEnd[], of: (score: Pair) => number): number =>
  ends.reduce((sum, { score, chance }) => sum + of(score) * chance, 0);

const isLineKey = (key: string): key is UnitKey => key in UNITS_OF;

/** Lines on a count whose possible final values are all known. */
function exactLines(type: MarketType, ends: readonly SetEnd[]): LinesTerms {
  const of = UNITS_OF[type.key as UnitKey];
  const isHandicap = type.key === 'handicap';
  const mean = meanOf(ends, of);
  return {
    typeId: type.id,
    kind: isHandicap ? 'handicap' : 'total',
    center: isHandicap ? -mean : mean,
    step: 1,
    reach: 3,
    chances: (line) => {
      const over = chanceThat(ends, (score) => of(score) * UNIT > (isHandicap ? -line : line));
      return [over, 1 - over];
    },
  };
}

/** Lines on the units of the whole match. */
function unitLines(type: MarketType, outlook: SetsOutlook): LinesTerms {
  const count = outlook.units(type.key as UnitKey);
  const isHandicap = type.key === 'handicap';
  return {
    typeId: type.id,
    kind: isHandicap ? 'handicap' : 'total',
    center: isHandicap ? -count.mean : count.mean,
    step: stepFor(count.deviation),
    reach: 3,
    chances: (line) => {
      const over = count.above((isHandicap ? -line : line) / UNIT);
      return [over, 1 - over];
    },
  };
}

const pair = (typeId: number, [first, second]: readonly [number, number], chance: number): Draft[] => [
  {
    typeId,
    outcomes: [
      { typeId: first, chance, index: 0 },
      { typeId: second, chance: 1 - chance, index: 1 },
    ],
  },
];

function listOf(type: MarketType, ends: readonly SetEnd[]): Draft[] {
  const isScore = type.key === 'exact-score';
  const chances = new Map<number, number>();
  for (const { score, chance } of ends) {
    const param = isScore ? score[0] * UNIT + score[1] : (score[0] + score[1]) * UNIT;
    chances.set(param, (chances.get(param) ?? 0) + chance);
  }
  const outcomes = [...chances].map(([param, chance]) => ({
    typeId: isScore ? O.ExactScore : O.ExactCount,
    param,
    chance,
    index: isScore ? Math.floor(param / UNIT) * 8 + (param % UNIT) : param / UNIT,
  }));
  return [{ typeId: type.id, outcomes: outcomes.sort((a, b) => a.param - b.param) }];
}

function ofSet(type: MarketType, outlook: SetsOutlook): Draft[] {
  const { model, currentSet } = outlook;
  // Only sets that are certain to be played and not over.
  const isSure = type.period <= model.setsToWin || type.period === currentSet;
  if (type.period < currentSet || !isSure || model.target === 1 || type.period > model.setsToWin * 2 - 1) return [];
  const ends = outlook.ends(type.period);
  if (isLineKey(type.key)) return lineDrafts(exactLines(type, ends));
  if (type.key === 'winner')
    return pair(
      type.id,
      [O.Winner1, O.Winner2],
      chanceThat(ends, ([home, away]) => home > away),
    );
  // In shooters units are rounds, not kills: the market would only be about the first round.
  if (type.key === 'first-blood' && model.lead === 1 && type.period > currentSet)
    return pair(type.id, [O.Winner1, O.Winner2], outlook.situation.fixture.strengths.home);
  if (type.key === 'odd-even')
    return pair(
      type.id,
      [O.Odd, O.Even],
      chanceThat(ends, ([home, away]) => (home + away) % 2 === 1),
    );
  if (type.key === 'tie-break' && model.isTennis === true)
    return pair(
      type.id,
      [O.Yes, O.No],
      chanceThat(ends, ([home, away]) => home + away === TIE_BREAK_GAMES),
    );
  return [];
}

function draftsOf(type: MarketType, outlook: SetsOutlook, isMain: boolean): Draft[] {
  if (type.period > 0) return ofSet(type, outlook);
  const { finals, model } = outlook;
  if (type.measure === 'units') {
    if (model.target === 1) return [];
    if (type.key === 'odd-even') return pair(type.id, [O.Odd, O.Even], outlook.units('total').odd);
    if (!isLineKey(type.key)) return [];
    return isMain ? mainLineDraft(unitLines(type, outlook)) : lineDrafts(unitLines(type, outlook));
  }
  if (type.key === 'winner')
    return pair(
      type.id,
      [O.Winner1, O.Winner2],
      chanceThat(finals, ([home, away]) => home > away),
    );
  if (type.key === 'odd-even')
    return pair(
      type.id,
      [O.Odd, O.Even],
      chanceThat(finals, ([home, away]) => (home + away) % 2 === 1),
    );
  if (type.key === 'exact-score' || type.key === 'exact-count') return listOf(type, finals);
  if (isLineKey(type.key)) return isMain ? mainLineDraft(exactLines(type, finals)) : lineDrafts(exactLines(type, finals));
  return [];
}

/** Markets of a match of sets before margin. @param typeId - only markets of this type. */
export function setsDrafts(outlook: SetsOutlook, isMain: boolean, typeId?: number): Draft[] {
  const { sport } = outlook.situation.fixture.champ;
  const types = isMain ? sport.mainMarketIds.flatMap((id) => marketTypeOf(id) ?? []) : marketTypesOf(sport.family);
  return types.filter(({ id }) => typeId === undefined || id === typeId).flatMap((type) => draftsOf(type, outlook, isMain));
}

const logit = (p: number): number => Math.log(p / (1 - p));

/** The one market of a fight. */
export function duelDrafts({ fixture, noise }: Situation): Draft[] {
  const winner = fixture.champ.sport.mainMarketIds[0];
  if (winner === undefined) return [];
  const chance = 1 / (1 + Math.exp(-(logit(fixture.strengths.home) + noise.homeBias * 3)));
  return pair(winner, [O.Winner1, O.Winner2], chance);
}
