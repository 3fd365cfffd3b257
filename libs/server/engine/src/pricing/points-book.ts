import { marketTypeOf, marketTypesOf, OUTCOME as O, type MarketType } from '@touchline/betting-rules';
import { GameStatus } from '@touchline/betting-contract';
import type { PointsModel } from '../types.ts';
import { MOST_RETURNED, type Draft, type DraftOutcome } from './draft.ts';
import { lineDrafts, mainLineDraft, stepFor, type LinesTerms } from './lines.ts';
import { chaseCounts, countsOf, type Counts, type Pair, type Span } from './point-counts.ts';
import type { Situation } from './situation.ts';

const UNIT = 1000;
/** Share of a period that each team still has to play; in cricket only one of them bats. */
function periodLeft({ fixture, frame, played }: Situation, model: PointsModel, period: number): Pair {
  const from = (period - 1) * model.periodSeconds;
  const left = Math.min(1, Math.max(0, 1 - (played - from) / model.periodSeconds));
  const share = frame.periodId > period || (frame.periodId === period && frame.statusId === GameStatus.Break) ? 0 : left;
  if (model.isInnings !== 'cricket') return [share, share];
  const { periods } = fixture.champ.sport;
  return period % 2 === 1 ? [share * periods, 0] : [0, share * periods];
}

function spanOf(situation: Situation, period: number): Span {
  const { fixture, frame, noise } = situation;
  const model = fixture.champ.model as PointsModel;
  const { periods } = fixture.champ.sport;
  const ids = period > 0 ? [period] : Array.from({ length: periods }, (_, at) => at + 1);
  const left = ids.map((id) => periodLeft(situation, model, id)).reduce<Pair>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
  // The noise applies to the whole game, so its effect shrinks with the remaining share.
  const scale = Math.exp(noise.pace * 0.25);
  const homeFactor = Math.exp(noise.homeBias * 0.25);
  const means: Pair = [
    (fixture.strengths.home / periods) * left[0] * scale * homeFactor,
    ((fixture.strengths.away / periods) * left[1] * scale) / homeFactor,
  ];
  const now = (period === 0 ? frame.score.main : (frame.score.periods[period - 1] ?? [0, 0])) as Pair;
  return { now, means };
}

function linesTerms(type: MarketType, counts: Counts): LinesTerms | null {
  const isHandicap = type.key === 'handicap';
  const count = isHandicap ? counts.lead : type.key === 'total' ? counts.total : type.key === 'total-1' ? counts.first : counts.second;
  if (count.deviation === 0) return null;
  const step = stepFor(count.deviation);
  const chances = (line: number): Pair => {
    const over = count.above((isHandicap ? -line : line) / UNIT);
    return [over, 1 - over];
  };
  return {
    typeId: type.id,
    kind: isHandicap ? 'handicap' : 'total',
    center: isHandicap ? -count.mean : count.mean,
    step,
    reach: type.period === 0 ? 3 : 2,
    chances,
  };
}

const outcomes = (...entries: (readonly [typeId: number, chance: number])[]): DraftOutcome[] =>
  entries.map(([typeId, chance], index) => ({ typeId, chance, index }));

/** An overtime is half as long as a period, but as many points are scored. */
function overtimeMeans({ fixture: { strengths, champ } }: Situation): Pair {
  return [strengths.home / champ.sport.periods, strengths.away / champ.sport.periods];
}

/** A market whose stake is returned on a draw. */
const withDraw = (draft: Draft, draw: number): Draft => ({
  ...draft,
  outcomes: draft.outcomes.map((outcome) => ({ ...outcome, chances: { won: outcome.chance * (1 - draw), returned: draw } })),
});

type CountsOf = (period: number) => Counts | null;

/** Cached counts of the game and its periods; null if nothing remains to be played. */
function countsBy(situation: Situation): CountsOf {
  const known = new Map<number, Counts | null>();
  const model = situation.fixture.champ.model as PointsModel;
  return (period) => {
    let counts = known.get(period);
    if (counts === undefined) {
      const span = spanOf(situation, period);
      const isChase = model.isInnings === 'cricket' && period === 0;
      const overtime = period === 0 && model.hasOvertime ? overtimeMeans(situation) : undefined;
      const isOver = span.means[0] + span.means[1] <= 0;
      counts = isOver ? null : isChase ? chaseCounts(span, model.values) : countsOf(span, model.values, overtime);
      known.set(period, counts);
    }
    return counts;
  };
}

interface DraftInput {
  situation: Situation;
  countsIn: CountsOf;
  isMain: boolean;
}

function draftsOf(type: MarketType, { situation, countsIn, isMain }: DraftInput): Draft[] {
  const { champ, strengths } = situation.fixture;
  const { model, sport } = champ;
  const counts = countsIn(type.period);
  if (counts === null) return [];
  const isChase = (model as PointsModel).isInnings === 'cricket';
  const home = counts.lead.above(0.5);
  const away = 1 - counts.lead.above(-0.5);
  const draw = counts.draw;
  const two = home / (home + away);
  // Overtime decides a drawn game for its winner, and its points count; in cricket the super over decides, and no runs of it count.
  const isDecided = type.period === 0 && (model as PointsModel).hasOvertime && !(isChase && type.key === 'draw-no-bet');
  const make = (...entries: (readonly [number, number])[]): Draft[] => [{ typeId: type.id, outcomes: outcomes(...entries) }];
  switch (type.key) {
    case 'result':
      return make([O.HomeWin, home], [O.Draw, draw], [O.AwayWin, away]);
    case 'winner': {
      // A tied game of cricket is decided in a super over.
      const first = isChase ? home + (draw * strengths.home) / (strengths.home + strengths.away) : two;
      return make([O.Winner1, first], [O.Winner2, 1 - first]);
    }
    case 'draw-no-bet':
      if (draw > MOST_RETURNED) return [];
      return make([O.Winner1, two], [O.Winner2, 1 - two]).map((draft) => (isDecided ? draft : withDraw(draft, draw)));
    case 'double-chance':
      return make([O.HomeOrDraw, home + draw], [O.HomeOrAway, home + away], [O.DrawOrAway, draw + away]);
    case 'odd-even':
      return isChase ? [] : make([O.Odd, counts.total.odd], [O.Even, 1 - counts.total.odd]);
    case 'overtime':
      return isChase ? [] : make([O.Yes, draw], [O.No, 1 - draw]);
    case 'total':
    case 'total-1':
    case 'total-2':
    case 'handicap': {
      const terms = linesTerms(type, counts);
      if (terms === null || type.period > sport.periods) return [];
      return isMain ? mainLineDraft(terms) : lineDrafts(terms);
    }
    default:
      return [];
  }
}

/** Markets of a high-scoring game before margin: totals and leads, from the chances of every count. @param typeId - only markets of this type. */
export function pointsDrafts(situation: Situation, isMain: boolean, typeId?: number): Draft[] {
  const { sport } = situation.fixture.champ;
  const countsIn = countsBy(situation);
  const types = isMain ? sport.mainMarketIds.flatMap((id) => marketTypeOf(id) ?? []) : marketTypesOf(sport.family);
  return types
    .filter((type) => type.measure === 'score' && (typeId === undefined || type.id === typeId))
    .flatMap((type) => draftsOf(type, { situation, countsIn, isMain }));
}
