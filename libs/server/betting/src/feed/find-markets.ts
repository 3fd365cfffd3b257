import type { Market, MarketFound } from '@touchline/betting-contract';
import { marketTypeOf, outcomeParam } from '@touchline/betting-rules';
import type { Engine, LiveGame } from '@touchline/server-engine';
import { askedOutcomes, type AskedMarket } from './asked-market.ts';
import { NameIndex } from './name-index.ts';
import { nicknamesOfClub } from './nicknames.ts';
import { listGame } from './wire.ts';

const MOST_FOUND = 8;
/** Every market of a game is priced to look into it. */
const MOST_GAMES = 8;
const MOST_OF_A_GAME = 3;

type Team = 'home' | 'away';
type Line = Pick<Engine, 'watch'>;

/** Which sides of a game the names mean; both where they fit both, or say nothing of teams. */
function teamsNamed({ fixture: { home, away } }: LiveGame, names: string): readonly Team[] {
  const entry = (team: Team, name: string) => ({ names: [name, ...nicknamesOfClub(name)], weight: 0, value: team });
  const named = names === '' ? [] : new NameIndex([entry('home', home.name), entry('away', away.name)]).find(names, 2);
  return named.length === 1 ? named : ['home', 'away'];
}

const isOpen = ({ isSuspended, outcomes }: Market): boolean => isSuspended !== true && outcomes.some(({ isBlocked }) => isBlocked !== true);

/** How far the prices of a market are from even. */
function unevenness({ outcomes: [first, second] }: Market): number {
  return first === undefined || second === undefined ? Infinity : Math.abs(1 / first.coef - 1 / second.coef);
}

const holdsLine = (market: Market, param: number): boolean =>
  market.outcomes.some((outcome) => Math.abs(outcomeParam(market, outcome) ?? 0) === Math.abs(param));

/** Of one kind: the asked line where any kind offers it, else the nearest one; the most even one where none is asked. */
function ofLine(markets: readonly Market[], asked: AskedMarket, isOffered: boolean): readonly Market[] {
  const { line } = asked;
  if (markets.every(({ param }) => param === undefined) || asked.score !== undefined) return markets;
  if (line === undefined) return [...markets].sort((a, b) => unevenness(a) - unevenness(b)).slice(0, 1);
  if (isOffered) return markets.filter((market) => holdsLine(market, line.param));
  // Without a name any match would do: then one that offers the line is meant.
  if (asked.names === '') return [];
  const away = ({ param = 0 }: Market): number => Math.abs(Math.abs(param) - Math.abs(line.param));
  return [...markets].sort((a, b) => away(a) - away(b)).slice(0, 1);
}

/** Totals of a team are those of the team that is named. */
const isOfOther = (key: string, teams: readonly Team[]): boolean =>
  key.endsWith(teams[0] === 'home' ? '-2' : '-1') && /^(total|clean-sheet)-\d$/.test(key);

function foundIn(line: Line, game: LiveGame, asked: AskedMarket): MarketFound[] {
  const teams = teamsNamed(game, asked.names);
  const listed = listGame(game);
  const whole = (line.watch(game).find(({ part }) => part === 'whole')?.book.markets ?? []) as readonly Market[];
  const kinds = asked.kinds.filter((kind) => (teams.length === 1 ? !isOfOther(kind, teams) : !/^total-\d$/.test(kind)));
  const ofKinds = kinds.map((kind) =>
    whole.filter((market) => {
      const type = marketTypeOf(market.typeId);
      return type?.key === kind && type.period === asked.period && type.measure === asked.measure && isOpen(market);
    }),
  );
  const isOffered = ofKinds.some((markets) => markets.some((market) => holdsLine(market, asked.line?.param ?? Infinity)));
  return ofKinds
    .flatMap((ofKind) =>
      ofLine(ofKind, asked, isOffered).flatMap((market): MarketFound[] => {
        const outcomes = askedOutcomes(market, asked, teams);
        const wantsOutcome = asked.score !== undefined || asked.side !== undefined || asked.line?.isSigned === true;
        if (wantsOutcome && outcomes.length === 0) return [];
        return [{ game: { ...listed, markets: [market] }, ...(outcomes.length > 0 && { outcomeIds: outcomes.map(({ id }) => id) }) }];
      }),
    )
    .slice(0, MOST_OF_A_GAME);
}

/** Markets of games that a query asks for, the best game first; what it leaves open is all listed. @spec BT-05 */
export function findMarkets(line: Line, games: readonly LiveGame[], asked: AskedMarket): MarketFound[] {
  return games
    .filter(({ isFinished, state }) => !isFinished && state.isSuspended !== true)
    .slice(0, MOST_GAMES)
    .flatMap((game) => foundIn(line, game, asked))
    .slice(0, MOST_FOUND);
}
