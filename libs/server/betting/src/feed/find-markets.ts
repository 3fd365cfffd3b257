import type { Market, MarketFound } from '@touchline/betting-contract';
import { marketTypeOf, outcomeParam } from '@touchline/betting-rules';
import type { Engine, LiveGame } from '@touchline/server-engine';
import { matchingOutcomes, type MarketQuery } from './market-query.ts';
import { NameIndex } from './name-index.ts';
import { nicknamesOfClub } from './nicknames.ts';
import { listGame } from './wire.ts';

const MOST_FOUND = 8;
/** Maximum number of games to examine, because all their markets have to be priced. */
const MOST_GAMES = 8;
const MOST_OF_A_GAME = 3;

type Team = 'home' | 'away';
type Line = Pick<Engine, 'watch'>;

/** The sides of a game that the names refer to; both if they match both or neither. */
function teamsNamed({ fixture: { home, away } }: LiveGame, names: string): readonly Team[] {
  const entry = (team: Team, name: string) => ({ names: [name, ...nicknamesOfClub(name)], weight: 0, value: team });
  const named = names === '' ? [] : new NameIndex([entry('home', home.name), entry('away', away.name)]).find(names, 2);
  return named.length === 1 ? named : ['home', 'away'];
}

const isOpen = ({ isSuspended, outcomes }: Market): boolean => isSuspended !== true && outcomes.some(({ isBlocked }) => isBlocked !== true);

/** How far the odds of a market are from even. */
function unevenness({ outcomes: [first, second] }: Market): number {
  return first === undefined || second === undefined ? Infinity : Math.abs(1 / first.coef - 1 / second.coef);
}

const holdsLine = (market: Market, param: number): boolean =>
  market.outcomes.some((outcome) => Math.abs(outcomeParam(market, outcome) ?? 0) === Math.abs(param));

/** Markets of one kind: on the requested line if any kind has it, otherwise the nearest line; if none is requested, the most even one. */
function ofLine(markets: readonly Market[], query: MarketQuery, isOffered: boolean): readonly Market[] {
  const { line } = query;
  if (markets.every(({ param }) => param === undefined) || query.score !== undefined) return markets;
  if (line === undefined) return [...markets].sort((a, b) => unevenness(a) - unevenness(b)).slice(0, 1);
  if (isOffered) return markets.filter((market) => holdsLine(market, line.param));
  // Without a name any match qualifies, so skip those that do not offer the line.
  if (query.names === '') return [];
  const away = ({ param = 0 }: Market): number => Math.abs(Math.abs(param) - Math.abs(line.param));
  return [...markets].sort((a, b) => away(a) - away(b)).slice(0, 1);
}

/** Whether a team market belongs to the team that is not named. */
const isOfOther = (key: string, teams: readonly Team[]): boolean =>
  key.endsWith(teams[0] === 'home' ? '-2' : '-1') && /^(total|clean-sheet)-\d$/.test(key);

function foundIn(line: Line, game: LiveGame, query: MarketQuery): MarketFound[] {
  const teams = teamsNamed(game, query.names);
  const listed = listGame(game);
  const whole = (line.watch(game).find(({ part }) => part === 'whole')?.book.markets ?? []) as readonly Market[];
  const kinds = query.kinds.filter((kind) => (teams.length === 1 ? !isOfOther(kind, teams) : !/^total-\d$/.test(kind)));
  const ofKinds = kinds.map((kind) =>
    whole.filter((market) => {
      const type = marketTypeOf(market.typeId);
      return type?.key === kind && type.period === query.period && type.measure === query.measure && isOpen(market);
    }),
  );
  const isOffered = ofKinds.some((markets) => markets.some((market) => holdsLine(market, query.line?.param ?? Infinity)));
  return ofKinds
    .flatMap((ofKind) =>
      ofLine(ofKind, query, isOffered).flatMap((market): MarketFound[] => {
        const outcomes = matchingOutcomes(market, query, teams);
        const wantsOutcome = query.score !== undefined || query.side !== undefined || query.line?.isSigned === true;
        if (wantsOutcome && outcomes.length === 0) return [];
        return [{ game: { ...listed, markets: [market] }, ...(outcomes.length > 0 && { outcomeIds: outcomes.map(({ id }) => id) }) }];
      }),
    )
    .slice(0, MOST_OF_A_GAME);
}

/** Markets that match a query, best game first; an ambiguous query lists all its meanings. @spec BT-05 */
export function findMarkets(line: Line, games: readonly LiveGame[], query: MarketQuery): MarketFound[] {
  return games
    .filter(({ isFinished, state }) => !isFinished && state.isSuspended !== true)
    .slice(0, MOST_GAMES)
    .flatMap((game) => foundIn(line, game, query))
    .slice(0, MOST_FOUND);
}
