import { evenLine, type GameInfo } from '@touchline/betting-line-state';
import { headMarketRank, marketTypeOf, OUTCOME, outcomeParam, type MarketGroup, type MarketType } from '@touchline/betting-rules';
import { type Names } from '@touchline/betting-names';
import { longestWord, type LadderLine, type MarketTable, type MarketView, type OutcomeView } from '@touchline/betting-ui';
import type { Market, Outcome } from '@touchline/betting-contract';
import type { Build } from '@touchline/shared-state';
import { lineText, nameContext, outcomeView } from './event-view-of.ts';
import { matrixOf } from './matrix-of.ts';

/** Markets of one type in the player's language, with the tab that they belong to. */
export interface GroupedMarket {
  typeId: number;
  group: MarketGroup | 'specials';
  /** Number of feed markets it contains: a ladder has one for each line. */
  count: number;
  title: string;
  /** Created on first access: most markets of a game are not rendered yet. */
  readonly view: MarketView;
}

interface Deps {
  game: GameInfo;
  names: Names;
  /** The player prefers `1`, `X` and `2` to team names. @spec OD-06 */
  hasShortNames?: boolean;
  /** Column heads of the tables of players and scores. */
  words: { draw: string; anyTime: string; first: string; last: string };
}

interface Priced {
  market: Market;
  outcome: Outcome;
}

const pairsOf = (markets: readonly Market[]): Priced[] =>
  markets.flatMap((market) => market.outcomes.map((outcome) => ({ market, outcome })));

/** Kinds whose outcomes use team names if there is room. */
const NAMED_BY_TEAM: ReadonlySet<string> = new Set([
  'result',
  'winner',
  'draw-no-bet',
  'winner-with-overtime',
  'to-qualify',
  'first-score',
  'last-score',
  'next-score',
]);

/** Team names for titles and heads. */
const sidesOf = ({ game, hasShortNames = false }: Deps): readonly [first: string, second: string] =>
  hasShortNames ? ['1', '2'] : [game.opponent1.name, game.opponent2.name];

function titleOf(typeId: number, deps: Deps): string {
  const [first, second] = sidesOf(deps);
  return deps.names.market(typeId, { ...nameContext(deps.game), first, second });
}

function viewOf({ market, outcome }: Priced, { game, names, hasShortNames = false }: Deps): OutcomeView {
  const isTeam = NAMED_BY_TEAM.has(marketTypeOf(market.typeId)?.key ?? '');
  return outcomeView(game, market, outcome, { names, length: isTeam && !hasShortNames ? 'full' : 'short' });
}

/** Line or count that distinguishes prices within a market; undefined if there is none. */
const paramOf = ({ market, outcome }: Priced): number | undefined => outcome.param ?? market.param;

function rowOrLadder(type: MarketType, markets: readonly Market[], deps: Deps): MarketTable {
  const pairs = pairsOf(markets);
  const params = [...new Set(pairs.map(paramOf))];
  const cellsOf = (param: number | undefined) =>
    type.outcomes.map((typeId) => {
      const found = pairs.find((pair) => pair.outcome.typeId === typeId && paramOf(pair) === param);
      return found === undefined ? null : viewOf(found, deps);
    });
  if (params.length < 2) return { shape: 'row', outcomes: cellsOf(params[0]) };
  const heads = type.outcomes.map((typeId) =>
    deps.names.outcome({ typeId }, { typeId: type.id }, { context: nameContext(deps.game), length: 'short' }),
  );
  const lines = params
    .sort((a, b) => (a ?? 0) - (b ?? 0))
    .map((param): LadderLine => ({
      line: param === undefined ? '' : lineText({ typeId: type.id, param }, deps.names),
      outcomes: cellsOf(param),
    }));
  return { shape: 'ladder', heads, lines };
}

function ladder(type: MarketType, markets: readonly Market[], deps: Deps): MarketTable {
  const main = evenLine(markets);
  const nameOf = (typeId: number) =>
    deps.names.outcome({ typeId }, { typeId: type.id }, { context: nameContext(deps.game), length: 'short' });
  const ordered = [...markets].sort((a, b) => (a.param ?? 0) - (b.param ?? 0));
  const lines = ordered.map((market): LadderLine => ({
    line: lineText(market, deps.names),
    isMain: market === main && markets.length > 1,
    outcomes: type.outcomes.map((typeId) => {
      const outcome = market.outcomes.find((candidate) => candidate.typeId === typeId);
      return outcome === undefined ? null : viewOf({ market, outcome }, deps);
    }),
  }));
  if (type.shape !== 'handicap-ladder') return { shape: 'ladder', heads: type.outcomes.map(nameOf), lines };
  return { shape: 'sides', heads: sidesOf(deps), lines: lines.map((line, at) => withOwnLines(line, ordered[at], deps)) };
}

/** Each price of a handicap with the line of its side, which is the other's with the opposite sign. */
function withOwnLines(line: LadderLine, market: Market | undefined, { game, names }: Deps): LadderLine {
  const teams = [game.opponent1.name, game.opponent2.name];
  const outcomes = line.outcomes.map((view, at) => {
    const outcome = market?.outcomes.find(({ id }) => id === view?.id);
    if (view === null || market === undefined || outcome === undefined) return view;
    const label = `${names.market(market.typeId, nameContext(game))}: ${teams[at] ?? ''}`;
    return { ...view, name: names.line(outcomeParam(market, outcome) ?? 0, { isSigned: true }), label };
  });
  return { ...line, outcomes };
}

const SCORE_UNIT = 1000;

function scoreGrid(markets: readonly Market[], deps: Deps): MarketTable {
  const [first, second] = sidesOf(deps);
  const sideOf = ({ outcome }: Priced): number => {
    if (outcome.typeId !== OUTCOME.ExactScore || outcome.param === undefined) return 3;
    const home = Math.trunc(outcome.param / SCORE_UNIT);
    const away = outcome.param % SCORE_UNIT;
    return home > away ? 0 : home === away ? 1 : 2;
  };
  const pairs = pairsOf(markets).sort((a, b) => (a.outcome.param ?? 0) - (b.outcome.param ?? 0));
  const columnOf = (side: number) => pairs.filter((pair) => sideOf(pair) === side).map((pair) => viewOf(pair, deps));
  const [draws, rest] = [columnOf(1), columnOf(3)];
  return {
    shape: 'grid',
    columns: [
      { head: first, outcomes: columnOf(0) },
      // Sets can't end in a draw, so their scores have no such column.
      ...(draws.length === 0 ? [] : [{ head: deps.words.draw, outcomes: draws }]),
      { head: second, outcomes: columnOf(2) },
    ],
    ...(rest.length > 0 && { rest }),
  };
}

function tableOf(type: MarketType, markets: readonly Market[], deps: Deps): MarketTable {
  if (type.shape === 'ladder' || type.shape === 'handicap-ladder') return ladder(type, markets, deps);
  if (type.shape === 'score-grid') return scoreGrid(markets, deps);
  if (type.shape !== 'list') return rowOrLadder(type, markets, deps);
  const { game, names, hasShortNames = false, words } = deps;
  const matrix = matrixOf(type, markets, {
    ...{ game, names, hasShortNames, sides: sidesOf(deps), draw: words.draw },
    viewOf: (market, outcome) => viewOf({ market, outcome }, deps),
  });
  return matrix ?? { shape: 'list', outcomes: pairsOf(markets).map((pair) => viewOf(pair, deps)) };
}

const PLAYER_MARKETS: readonly (readonly [key: string, head: 'anyTime' | 'first' | 'last'])[] = [
  ['scorer', 'anyTime'],
  ['first-scorer', 'first'],
  ['last-scorer', 'last'],
];

/** Any time, first and last scorer become one table with one row per player. */
function playersOf(byKey: ReadonlyMap<string, Market>, deps: Deps): MarketTable {
  const offered = PLAYER_MARKETS.flatMap(([key, head]) => {
    const market = byKey.get(key);
    return market === undefined ? [] : [{ market, head: deps.words[head] }];
  });
  const people = [...new Set(offered.flatMap(({ market }) => market.outcomes.map((outcome) => outcome.name ?? '')))];
  return {
    shape: 'people',
    heads: offered.map(({ head }) => head),
    rows: people.map((name) => ({
      name,
      outcomes: offered.map(({ market }) => {
        const outcome = market.outcomes.find((candidate) => (candidate.name ?? '') === name);
        return outcome === undefined ? null : viewOf({ market, outcome }, deps);
      }),
    })),
  };
}

/**
 * All markets of a game in the order of the feed, with markets of one type together. Types that this release does not know become plain
 * lists.
 */
export function marketViews(markets: readonly Market[], deps: Deps): GroupedMarket[] {
  const byType = new Map<number, Market[]>();
  const players = new Map<string, Market>();
  for (const market of markets) {
    const key = marketTypeOf(market.typeId)?.key ?? '';
    if (PLAYER_MARKETS.some(([playerKey]) => playerKey === key)) players.set(key, market);
    byType.set(market.typeId, [...(byType.get(market.typeId) ?? []), market]);
  }
  const firstPlayers = [...players.values()][0];
  return [...byType].flatMap(([typeId, own]): GroupedMarket[] => {
    const type = marketTypeOf(typeId);
    const isPlayers = players.has(type?.key ?? '');
    if (isPlayers && firstPlayers?.typeId !== typeId) return [];
    const table = (): MarketTable => {
      if (type === undefined) return { shape: 'list', outcomes: pairsOf(own).map((pair) => viewOf(pair, deps)) };
      return isPlayers ? playersOf(players, deps) : tableOf(type, own, deps);
    };
    const title = titleOf(typeId, deps);
    let view: MarketView | undefined;
    return [
      {
        typeId,
        group: type?.group ?? 'specials',
        count: isPlayers ? players.size : own.length,
        title,
        get view() {
          return (view ??= { id: String(typeId), title, table: table() });
        },
      },
    ];
  });
}

/** The main markets first, starting with the winner; the rest in the order of the feed. @spec BT-02 */
export function headFirst(markets: readonly GroupedMarket[]): GroupedMarket[] {
  return [...markets].sort((a, b) => {
    const [one, other] = [headMarketRank(a.typeId), headMarketRank(b.typeId)];
    return one === other ? 0 : one - other;
  });
}

const MAIN = 'main';
/** Whether a tab of the game page contains a market. The main tab has the head markets of every group. */
export const isInTab = ({ group, typeId }: GroupedMarket, tab: string): boolean =>
  tab === 'all' || group === tab || (tab === MAIN && headMarketRank(typeId) !== Infinity);

/** Pinned markets first, in the order of pinning. */
export function pinnedFirst(markets: readonly GroupedMarket[], pinned: readonly number[]): GroupedMarket[] {
  const rank = ({ typeId }: GroupedMarket) => (pinned.includes(typeId) ? pinned.indexOf(typeId) : pinned.length);
  return [...markets].sort((a, b) => rank(a) - rank(b));
}

/**
 * Pixels: height of a market's head, of a row of prices with its gap, of the inset, and of the column heads of some tables; width of a
 * market.
 */
const SIZES = {
  desktop: { head: 38, row: 40, inset: 4, heads: 22, width: 344 },
  mobile: { head: 44, row: 48, inset: 4, heads: 22, width: 374 },
} as const satisfies Record<Build, object>;
/** Width per letter of a name; with that of a price it matches the stylesheet. */
const LETTER_PX = 6.88;
const PRICE_PX = 54.4;
const MOST_PEOPLE = 6;
const COLUMNS = { desktop: 2, mobile: 1 } as const satisfies Record<Build, number>;

/**
 * Estimated height of a market in pixels, used to balance columns and to reserve space before it is rendered. If the estimate were too low,
 * the page would grow while the player scrolls. Names that wrap to a second line are not considered.
 */
export function estimatedHeight({ view: { table } }: GroupedMarket, build: Build, isFolded: boolean): number {
  const { head, row, inset, heads, width } = SIZES[build];
  if (isFolded) return head;
  switch (table.shape) {
    case 'row':
      // Side by side if they fit, otherwise below each other.
      return (
        head +
        inset +
        row * (table.outcomes.length * (longestWord(table.outcomes) * LETTER_PX + PRICE_PX) > width ? table.outcomes.length : 1)
      );
    case 'ladder':
    case 'sides':
      return head + inset + heads + row * table.lines.length;
    case 'grid':
      return head + inset + heads + row * (Math.max(...table.columns.map((column) => column.outcomes.length)) + (table.rest?.length ?? 0));
    case 'matrix':
      return head + inset + heads + row * (table.rows.length + (table.rest?.length ?? 0));
    case 'people':
      // Other people are behind a button with the height of a row.
      return head + inset + heads + row * Math.min(MOST_PEOPLE + 1, table.rows.length);
    case 'list':
      return head + inset + row * Math.ceil(table.outcomes.length / 2);
  }
}

/** Assigns markets in order to the column that is shortest so far, so that the first markets of the feed are at the top. */
export function dealtToColumns(markets: readonly GroupedMarket[], build: Build, isFolded: (typeId: number) => boolean): GroupedMarket[][] {
  const columns = Array.from({ length: COLUMNS[build] }, () => ({ height: 0, markets: [] as GroupedMarket[] }));
  for (const market of markets) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.markets.push(market);
    shortest.height += estimatedHeight(market, build, isFolded(market.typeId));
  }
  return columns.map((column) => column.markets);
}

const TABS = ['all', 'main', 'totals', 'handicaps', 'goals', 'periods', 'corners', 'cards', 'players', 'specials'];

/** Tabs of a game page with the number of markets in each, in the order of the catalogue. */
export function groupCounts(markets: readonly GroupedMarket[]): { group: string; count: number }[] {
  const counts = new Map<string, number>([['all', 0]]);
  for (const market of markets) for (const tab of TABS) if (isInTab(market, tab)) counts.set(tab, (counts.get(tab) ?? 0) + market.count);
  return [...counts].sort(([one], [other]) => TABS.indexOf(one) - TABS.indexOf(other)).map(([group, count]) => ({ group, count }));
}
