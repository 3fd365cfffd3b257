import type { ExpressAnswer, ExpressKind, ExpressLeg, Game, Market } from '@touchline/betting-contract';
import { marketTypeOf, OUTCOME, POINTS_SPORTS, type SportFamily } from '@touchline/betting-rules';
import { type Engine, hash, type LiveGame } from '@touchline/server-engine';
import { utcDayNumber } from '@touchline/shared-primitives/calendar';
import { listGame } from './wire.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Minimum time until kick-off, so that there is time to read the express. */
const SOONEST_MS = HOUR_MS / 4;
const LATEST_MS = DAY_MS * 1.5;
const LEGS = 4;
const MOST_DUELS = 6;
const FRESH_MS = 5_000;
const SIGNATURES = 1_000_000;

interface Taste {
  kind: ExpressKind;
  /** Market kinds and outcome types that may be a leg. */
  key: readonly string[];
  outcomes: readonly number[];
  /** Coefficients in thousandths. */
  coefs: readonly [from: number, to: number];
  /** Only games of sports that count goals. */
  isOfGoals?: boolean;
}
const WINNERS = { key: ['result', 'winner'], outcomes: [OUTCOME.HomeWin, OUTCOME.AwayWin, OUTCOME.Winner1, OUTCOME.Winner2] } as const;
const TASTES: readonly Taste[] = [
  { kind: 'favourites', ...WINNERS, coefs: [1250, 1650] },
  { kind: 'even', ...WINNERS, coefs: [1700, 2400] },
  { kind: 'goals', key: ['total'], outcomes: [OUTCOME.Over], coefs: [1600, 2200], isOfGoals: true },
  { kind: 'fewGoals', key: ['total'], outcomes: [OUTCOME.Under], coefs: [1600, 2200], isOfGoals: true },
];
/** Families whose sports count goals, except {@link POINTS_SPORTS}. */
const GOAL_FAMILIES: readonly SportFamily[] = ['football', 'ice-hockey', 'handball', 'three-way'];

type Line = Pick<Engine, 'games' | 'watch' | 'now'>;

function legOf(game: LiveGame, { key, outcomes, coefs: [from, to], isOfGoals }: Taste): ExpressLeg | undefined {
  const { sport } = game.fixture.champ;
  if (isOfGoals === true && (!GOAL_FAMILIES.includes(sport.family) || POINTS_SPORTS.includes(sport.key))) return undefined;
  const listed = listGame(game);
  for (const market of listed.markets) {
    const type = marketTypeOf(market.typeId);
    if (type === undefined || !key.includes(type.key) || type.period !== 0) continue;
    const found = market.outcomes.find(
      ({ typeId, coef, isBannedExpress }) => outcomes.includes(typeId) && coef >= from && coef < to && isBannedExpress !== true,
    );
    if (found !== undefined) return { game: { ...listed, markets: [market] }, outcomeId: found.id };
  }
  return undefined;
}

/** Top games first, otherwise in an order that is shuffled daily. */
function candidates(line: Line, nowMs: number): LiveGame[] {
  const day = utcDayNumber(nowMs);
  const rank = ({ fixture }: LiveGame) => (fixture.isTop ? 0 : 1);
  return [...line.games()]
    .filter(({ section, state, fixture: { startMs, champ } }) => {
      const aheadMs = startMs - nowMs;
      return (
        section === 'line' && state.isSuspended !== true && champ.sport.cyberType === null && aheadMs > SOONEST_MS && aheadMs < LATEST_MS
      );
    })
    .sort((a, b) => rank(a) - rank(b) || hash(day, a.id) - hash(day, b.id) || a.id - b.id);
}

function expressesOf(games: readonly LiveGame[]): ExpressAnswer['expresses'] {
  const taken = new Set<number>();
  return TASTES.flatMap((taste) => {
    const legs: ExpressLeg[] = [];
    const champs = new Set<number>();
    const teams = new Set<string>();
    for (const game of games) {
      if (legs.length === LEGS) break;
      const { champ, home, away } = game.fixture;
      if (taken.has(game.id) || champs.has(champ.id) || teams.has(home.name) || teams.has(away.name)) continue;
      const leg = legOf(game, taste);
      if (leg === undefined) continue;
      legs.push(leg);
      champs.add(champ.id);
      teams.add(home.name).add(away.name);
    }
    if (legs.length < LEGS) return [];
    for (const { game } of legs) taken.add(game.id);
    // The id is derived from the legs: when a leg begins, the express is replaced by one with another game and another id.
    const expressId = 1 + (hash(...legs.map(({ outcomeId }) => outcomeId)) % SIGNATURES);
    return [{ expressId, kind: taste.kind, legs }];
  });
}

/** A line game with its player duel as the only market. */
function duelOf(line: Line, game: LiveGame): Game | undefined {
  const whole = line.watch(game).find(({ part }) => part === 'whole');
  const market = whole?.book.markets.find(({ playersDuel }) => playersDuel !== undefined);
  return market && { ...listGame(game), markets: [market as Market] };
}

function duelsOf(line: Line, games: readonly LiveGame[]): Game[] {
  const duels: Game[] = [];
  for (const game of games) {
    if (duels.length === MOST_DUELS) break;
    if (!game.fixture.home.players?.length || !game.fixture.away.players?.length) continue;
    const duel = duelOf(line, game);
    if (duel !== undefined) duels.push(duel);
  }
  return duels;
}

/** Expresses of the day and player duels at current prices; rebuilt after a few seconds. @spec BT-09 */
export function expressOffers(line: Line): () => ExpressAnswer {
  let kept: ExpressAnswer | undefined;
  return () => {
    const servedAt = line.now();
    if (kept !== undefined && servedAt - kept.servedAt < FRESH_MS && servedAt >= kept.servedAt) return kept;
    const games = candidates(line, servedAt);
    kept = { servedAt, expresses: expressesOf(games), duels: duelsOf(line, games) };
    return kept;
  };
}
