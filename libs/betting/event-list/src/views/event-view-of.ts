import { clockText, evenLine, type GameInfo } from '@touchline/betting-line-state';
import { marketTypeOf, periodScores, playedScore, sportById, type SportRules } from '@touchline/betting-rules';
import { type NameContext, type NameLength, type Names } from '@touchline/betting-names';
import {
  type EventCells,
  type EventTime,
  type EventView,
  type LineCells,
  type OpponentView,
  type OutcomeView,
} from '@touchline/betting-ui';
import type { Market, Outcome } from '@touchline/betting-contract';
import { cyberGamePath, gamePath } from '@touchline/shared-routes';
import type { IntlShape } from 'react-intl';
import { clockStyle } from '../clock/use-live-clock.ts';
import { startText } from '../clock/start-text.ts';
import { suspendText } from '../words/line-words.ts';

const BREAK = 3;

export interface EventViewDeps {
  intl: IntlShape;
  lang: string;
  names: Names;
  /** Server time in milliseconds at which the list was served; relative texts refer to it. */
  servedAt: number;
  is12h: boolean;
  champSlug?: string | undefined;
  cells: EventCells;
}

export interface NamingOptions {
  names: Names;
  length?: NameLength;
}

/** Context for naming the markets and outcomes of a game. */
export const nameContext = (game: GameInfo): NameContext => ({
  sport: sportById(game.sportId)?.key ?? '',
  first: game.opponent1.name,
  second: game.opponent2.name,
});

/** View of an outcome without its price, which comes from the price board. `length` applies to the name on the button. */
export function outcomeView(game: GameInfo, market: Market, outcome: Outcome, { names, length = 'short' }: NamingOptions): OutcomeView {
  const context = nameContext(game);
  const name = names.outcome(outcome, market, { context, length });
  const full = names.outcome(outcome, market, { context });
  return { id: outcome.id, name, label: `${names.market(market.typeId, context)}: ${full}`, odds: '' };
}

/** View of the outcome with this type in a market; null if it is not offered. */
function viewOfType(game: GameInfo, market: Market | undefined, typeId: number | undefined, names: Names): OutcomeView | null {
  const outcome = market?.outcomes.find((candidate) => candidate.typeId === typeId);
  return market === undefined || outcome === undefined ? null : outcomeView(game, market, outcome, { names });
}

function resultCells(game: GameInfo, market: Market | undefined, sport: SportRules | undefined, names: Names): (OutcomeView | null)[] {
  const type = marketTypeOf(market?.typeId ?? sport?.mainMarketIds[0] ?? 0);
  return (type?.outcomes ?? []).map((typeId) => viewOfType(game, market, typeId, names));
}

const HANDICAPS: ReadonlySet<string> = new Set(['handicap', 'asian-handicap', 'european-handicap']);

/** Formats the line of a market; a handicap has a sign. */
export function lineText({ typeId, param }: Pick<Market, 'typeId' | 'param'>, names: Names): string {
  return param === undefined ? '' : names.line(param, { isSigned: HANDICAPS.has(marketTypeOf(typeId)?.key ?? '') });
}

function lineCells(game: GameInfo, market: Market | undefined, names: Names): LineCells {
  const type = marketTypeOf(market?.typeId ?? 0);
  const [first, second] = type?.outcomes ?? [];
  const param = market?.param ?? 0;
  const isSigned = HANDICAPS.has(type?.key ?? '');
  const priceOf = (typeId: number | undefined, own: number): OutcomeView | null => {
    const view = viewOfType(game, market, typeId, names);
    return view && isSigned ? { ...view, line: names.line(own, { isSigned }) } : view;
  };
  return {
    line: market === undefined ? '' : lineText(market, names),
    first: priceOf(first, param),
    second: priceOf(second, -param),
  };
}

/**
 * Main prices of a game for a list, by name; of several lines the one with the most balanced prices. Contains neither prices nor clocks.
 */
export function cellsOf(game: GameInfo, markets: readonly Market[], names: Names): EventCells {
  const sport = sportById(game.sportId);
  const [resultId, totalId, handicapId, bothId] = sport?.mainMarketIds ?? [];
  const linesOf = (typeId: number | undefined) => evenLine(markets.filter((market) => market.typeId === typeId));
  return {
    result: resultCells(game, linesOf(resultId), sport, names),
    total: totalId === undefined ? null : lineCells(game, linesOf(totalId), names),
    handicap: handicapId === undefined ? null : lineCells(game, linesOf(handicapId), names),
    both: bothId === undefined ? null : lineCells(game, linesOf(bothId), names),
  };
}

/** Whether the sport shows which side serves or bats; feeds name a side for other sports too. */
export const hasServer = (sport: SportRules | undefined): boolean => SERVED.has(sport?.family ?? '');
const SERVED: ReadonlySet<string> = new Set(['tennis', 'volleyball', 'table-tennis', 'cricket']);

function opponentOf(game: GameInfo, side: 0 | 1): OpponentView {
  const { score } = game.state;
  const { name } = side === 0 ? game.opponent1 : game.opponent2;
  const isPerson = sportById(game.sportId)?.hasPersons === true;
  if (score === undefined || game.section !== 'live') return { name, isPerson };
  const main = String(playedScore(score)[side]);
  const kicks = score.shootOut?.score?.[side];
  const points = score.points?.[side];
  return {
    name,
    isPerson,
    score: main,
    ...(kicks !== undefined && { shootOut: String(kicks) }),
    periods: [...periodScores(score).map((period) => String(period[side])), ...(points === undefined ? [] : [points])],
    isServing: hasServer(sportById(game.sportId)) && score.serving === side + 1,
  };
}

/** Period name of a live game, or the text for a break. A shoot-out is named whatever number its period has. */
export function periodText(intl: IntlShape, names: Names, { state, sportId }: GameInfo): string {
  if (state.score?.shootOut !== undefined) return names.shootOut(sportById(sportId)?.key ?? '');
  if (state.statusId === BREAK) return intl.formatMessage({ id: 'betting.state.break', defaultMessage: 'Break' });
  const sport = sportById(sportId);
  return state.clock === undefined || sport === undefined ? '' : names.period(sport.key, state.clock.periodId);
}

function timeOf(game: GameInfo, { intl, servedAt, is12h, names }: EventViewDeps): EventTime {
  if (game.section !== 'live') return { kind: 'start', ...startText(intl, game.startAt, servedAt, is12h) };
  const { clock } = game.state;
  const period = periodText(intl, names, game);
  const text = clock === undefined ? '' : clockText(clock, servedAt, clockStyle(sportById(game.sportId)));
  // Without a clock the period takes the place of the time.
  return text === '' ? { kind: 'live', time: period, period: '' } : { kind: 'live', time: text, period };
}

/** Path of a game page; esports have their own pages. */
function pathOf(game: GameInfo, lang: string, champSlug: string | undefined): string {
  const sport = sportById(game.sportId);
  const place = {
    lang,
    section: game.section,
    sportId: game.sportId,
    sportName: sport?.key,
    champId: game.champId,
    champName: champSlug,
    gameId: game.id,
    gameName: `${game.opponent1.name} ${game.opponent2.name}`,
  };
  return sport === undefined || sport.cyberType === null ? gamePath(place) : cyberGamePath(sport.cyberType, place);
}

/** View of a game for a row or a card. */
export function eventViewOf(game: GameInfo, markets: readonly Market[], isFavourite: boolean, deps: EventViewDeps): EventView {
  const { intl, lang, cells, champSlug } = deps;
  const paused = suspendText(intl, game.state);
  return {
    id: game.id,
    href: pathOf(game, lang, champSlug),
    opponents: [opponentOf(game, 0), opponentOf(game, 1)],
    time: timeOf(game, deps),
    cells,
    ...(paused !== undefined && { paused }),
    moreCount: Math.max(0, game.state.marketsCount - markets.length),
    isFavourite,
    hasVideo: game.hasVideo,
  };
}
