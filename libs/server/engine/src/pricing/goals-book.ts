import {
  marketTypeOf,
  marketTypesOf,
  OUTCOME as O,
  outcomeParam,
  type MarketKindKey,
  type MarketType,
  type SportFamily,
} from '@touchline/betting-rules';
import { MOST_RETURNED, type Draft } from './draft.ts';
import type { GoalsOutlook } from './goals-outlook.ts';
import { chanceIn, chanceInHalves, chancesIn, GRID_SIZE, returnIn, type Grid, type OutcomeQuery } from './grid.ts';
import { lineDrafts, mainLineDraft, type LinesTerms } from './lines.ts';
import { ORDER_DRAFTS } from './goals-order.ts';

const UNIT = 1000;

interface MarketInput {
  type: MarketType;
  outlook: GoalsOutlook;
  measure: 'score' | 'corners' | 'cards';
  grid: Grid;
}
type Maker = (input: MarketInput) => Draft[];

const fairIn = (grid: Grid, query: OutcomeQuery) => ({ chance: chanceIn(grid, query), chances: chancesIn(grid, query) });

/** One market whose outcomes are all priced from the grid of final counts. */
const plain: Maker = ({ type, grid }) => [
  {
    typeId: type.id,
    outcomes: type.outcomes.map((typeId, index) => ({
      typeId,
      index,
      ...fairIn(grid, { typeId: type.id, outcomeTypeId: typeId, param: null }),
    })),
  },
];

const halves: Maker = ({ type, outlook }) => [
  {
    typeId: type.id,
    outcomes: type.outcomes.map((typeId, index) => ({
      typeId,
      index,
      chance: chanceInHalves(outlook.halves(), { typeId: type.id, outcomeTypeId: typeId, param: null }),
    })),
  },
];

/** Markets with a line that applies to all outcomes. */
const onLines =
  (linesOf: (input: MarketInput) => number[]): Maker =>
  (input) =>
    linesOf(input).map((param) => ({
      typeId: input.type.id,
      param,
      outcomes: input.type.outcomes.map((typeId, index) => ({
        typeId,
        index,
        ...fairIn(input.grid, { typeId: input.type.id, outcomeTypeId: typeId, param }),
      })),
    }));

function mean({ outlook, type, measure }: MarketInput): readonly [home: number, away: number] {
  const [home, away] = outlook.means(measure, type.period);
  const now = outlook.now(measure, type.period);
  return [home + now[0], away + now[1]];
}

/** Centre of a ladder: the expected count. */
function centerOf(input: MarketInput): number {
  const [home, away] = mean(input);
  const { key } = input.type;
  if (key === 'total-1') return home;
  if (key === 'total-2') return away;
  return key === 'handicap' || key === 'asian-handicap' ? away - home : home + away;
}

const REACH: Partial<Record<MarketKindKey, number>> = { total: 3, handicap: 3, 'asian-total': 5, 'asian-handicap': 5 };

function linesTerms(input: MarketInput): LinesTerms {
  const { type, grid } = input;
  const isHandicap = type.key === 'handicap' || type.key === 'asian-handicap';
  const [one, two] = isHandicap ? ([O.Handicap1, O.Handicap2] as const) : ([O.Over, O.Under] as const);
  const query = (outcomeTypeId: number, line: number): OutcomeQuery => ({
    typeId: type.id,
    outcomeTypeId,
    param: outcomeParam({ typeId: type.id, param: line }, { typeId: outcomeTypeId }),
  });
  return {
    typeId: type.id,
    kind: isHandicap ? 'handicap' : 'total',
    center: centerOf(input),
    step: type.key.startsWith('asian') ? 0.25 : 1,
    reach: REACH[type.key] ?? 2,
    chances: (line) => [chanceIn(grid, query(one, line)), chanceIn(grid, query(two, line))],
    ways: (line) => [chancesIn(grid, query(one, line)), chancesIn(grid, query(two, line))],
  };
}

/** Without markets whose stakes would mostly be returned. */
const undrawn =
  (make: Maker): Maker =>
  (input) =>
    make(input).filter(({ typeId, param = null, outcomes }) => {
      const outcomeTypeId = outcomes[0]?.typeId ?? 0;
      return (
        returnIn(input.grid, {
          typeId,
          outcomeTypeId,
          param: outcomeParam({ typeId, ...(param !== null && { param }) }, { typeId: outcomeTypeId }),
        }) <= MOST_RETURNED
      );
    });
const ladder: Maker = (input) => lineDrafts(linesTerms(input));

const halfLine = (value: number): number => (Math.floor(value) + 0.5) * UNIT;
const totalLines = (input: MarketInput): number[] => {
  const [home, away] = mean(input);
  const middle = halfLine(home + away);
  return [middle - UNIT, middle, middle + UNIT].filter((line) => line > 0);
};

/** Markets whose outcomes each have their own count, range or score. */
const listed =
  (entries: (input: MarketInput) => { typeId: number; param: number; index: number }[]): Maker =>
  (input) => [
    {
      typeId: input.type.id,
      outcomes: entries(input).map((entry) => ({
        ...entry,
        chance: chanceIn(input.grid, { typeId: input.type.id, outcomeTypeId: entry.typeId, param: entry.param }),
      })),
    },
  ];

/** Most goals of a team in a listed score, so that rows of the last score are free for other ids. */
const MOST_LISTED = 6;
/** Any other score is another outcome with every largest listed one. */
const OTHER_INDEX = 56;
const exactScore = listed(({ outlook, type, measure }) => {
  const [home, away] = outlook.now(measure, type.period);
  const largest = Math.min(MOST_LISTED, Math.max(type.period === 0 ? 4 : 2, home + 2, away + 2));
  const scores = [];
  for (let h = home; h <= largest; h++)
    for (let a = away; a <= largest; a++) scores.push({ typeId: O.ExactScore, param: h * UNIT + a, index: h * 8 + a });
  return [...scores, { typeId: O.OtherScore, param: largest * UNIT, index: OTHER_INDEX + largest }];
});

/** Exact counts from `now` on; the last one means that many or more. */
function counts(now: number, length: number): { typeId: number; param: number; index: number }[] {
  const last = Math.min(GRID_SIZE - 1, now + length);
  const list = [];
  for (let count = now; count < last; count++) list.push({ typeId: O.ExactCount, param: count * UNIT, index: count });
  return [...list, { typeId: O.CountOrMore, param: last * UNIT, index: 32 + last }];
}
const sumNow = ({ outlook, type, measure }: MarketInput): number => outlook.now(measure, type.period).reduce((a, b) => a + b, 0);
const span = (input: MarketInput): number => Math.max(3, Math.min(9, Math.ceil(mean(input)[0] + mean(input)[1] - sumNow(input)) + 3));

const RANGES = [
  [0, 1],
  [2, 3],
  [4, 6],
  [7, 99],
] as const;
const MARGINS = [1, 2] as const;
const OPEN_MARGIN = 3;

const MAKERS: Partial<Record<MarketKindKey, Maker>> = {
  result: plain,
  winner: plain,
  'double-chance': plain,
  'draw-no-bet': undrawn(plain),
  'both-score': plain,
  'odd-even': plain,
  'odd-even-1': plain,
  'odd-even-2': plain,
  'team-1-scores': plain,
  'team-2-scores': plain,
  'clean-sheet-1': plain,
  'clean-sheet-2': plain,
  'win-to-nil-1': plain,
  'win-to-nil-2': plain,
  'result-and-both-score': plain,
  'winner-with-overtime': (input) => plain({ ...input, grid: input.outlook.overtimeGrid() }),
  'total-with-overtime': (input) => ladder({ ...input, grid: input.outlook.overtimeGrid() }),
  overtime: ({ type, grid }) => {
    let drawn = 0;
    for (let n = 0; n < GRID_SIZE; n++) drawn += grid[n * GRID_SIZE + n] as number;
    return [
      {
        typeId: type.id,
        outcomes: [
          { typeId: O.Yes, chance: drawn, index: 0 },
          { typeId: O.No, chance: 1 - drawn, index: 1 },
        ],
      },
    ];
  },
  total: ladder,
  handicap: ladder,
  'total-1': ladder,
  'total-2': ladder,
  'asian-total': undrawn(ladder),
  'asian-handicap': undrawn(ladder),
  'european-handicap': onLines(() => [-2000, -1000, 1000, 2000]),
  'result-and-total': onLines(totalLines),
  'double-chance-and-total': onLines(totalLines),
  'total-and-both-score': onLines(totalLines),
  'exact-score': exactScore,
  'exact-count': listed((input) => counts(sumNow(input), span(input))),
  'exact-count-1': listed(({ outlook, type, measure }) => counts(outlook.now(measure, type.period)[0], 3)),
  'exact-count-2': listed(({ outlook, type, measure }) => counts(outlook.now(measure, type.period)[1], 3)),
  'count-range': listed(() => RANGES.map(([low, high]) => ({ typeId: O.CountRange, param: low * UNIT + high, index: low }))),
  'winning-margin': listed(() => [
    ...MARGINS.map((lead) => ({ typeId: O.MarginHome, param: lead * UNIT, index: lead })),
    { typeId: O.MarginHomeOrMore, param: OPEN_MARGIN * UNIT, index: 10 },
    { typeId: O.Draw, param: 0, index: 0 },
    ...MARGINS.map((lead) => ({ typeId: O.MarginAway, param: lead * UNIT, index: 20 + lead })),
    { typeId: O.MarginAwayOrMore, param: OPEN_MARGIN * UNIT, index: 30 },
  ]),
  'half-time-full-time': halves,
  'win-both-halves-1': halves,
  'win-both-halves-2': halves,
  'win-either-half-1': halves,
  'win-either-half-2': halves,
  'score-both-halves-1': halves,
  'score-both-halves-2': halves,
  'highest-scoring-half': halves,
  'goal-both-halves': halves,
  'draw-either-half': halves,
};
/** Market kinds about both halves at once. */
export const HALF_KINDS: ReadonlySet<string> = new Set(Object.entries(MAKERS).flatMap(([key, maker]) => (maker === halves ? [key] : [])));

/** Whether a game or one of its sub-games offers a market type. */
function isSold(type: MarketType, { part, fixture }: GoalsOutlook['situation']): boolean {
  if (part === 'corners' || part === 'cards') return type.measure === part;
  if (part === 'half-1') return type.measure === 'score' && type.period === 1;
  if (part === 'half-2') return type.measure === 'score' && type.period === 2;
  const hasSetPieces = fixture.champ.model.kind === 'goals' && fixture.champ.model.hasSetPieces && fixture.script === undefined;
  return type.measure === 'score' ? true : type.period === 0 && hasSetPieces;
}

function draftsOf(type: MarketType, outlook: GoalsOutlook, isMain: boolean): Draft[] {
  const measure = type.measure === 'units' ? 'score' : type.measure;
  if (type.period > 0 && outlook.isOver(type.period)) return [];
  if (HALF_KINDS.has(type.key) && !outlook.hasHalves) return [];
  const order = ORDER_DRAFTS[type.key];
  if (order !== undefined) return order({ type, outlook, measure });
  const input: MarketInput = { type, outlook, measure, grid: outlook.grid(measure, type.period) };
  const maker = MAKERS[type.key];
  if (maker === undefined) return [];
  return isMain && maker === ladder ? mainLineDraft(linesTerms(input)) : maker(input);
}

const TYPES = new Map<SportFamily, readonly MarketType[]>();
function typesOf(family: SportFamily): readonly MarketType[] {
  let types = TYPES.get(family);
  if (types === undefined) {
    types = marketTypesOf(family);
    TYPES.set(family, types);
  }
  return types;
}

/** Markets of a low-scoring game before margin. @param isMain - only those shown in lists. @param typeId - only markets of this type. */
export function goalsDrafts(outlook: GoalsOutlook, isMain: boolean, typeId?: number): Draft[] {
  const { sport } = outlook.situation.fixture.champ;
  const types = isMain ? sport.mainMarketIds.flatMap((id) => marketTypeOf(id) ?? []) : typesOf(sport.family);
  return types
    .filter(({ id }) => typeId === undefined || id === typeId)
    .filter((type) => isMain || isSold(type, outlook.situation))
    .flatMap((type) => draftsOf(type, outlook, isMain));
}
