import { type CourseIncident, type Fixture, gameKind, type LiveGame, type PartView } from '@touchline/server-engine';
import {
  type Game,
  type GameChange,
  type GameState,
  GameStatus,
  type Incident,
  type Market,
  type RaceTimes,
  type Score,
} from '@touchline/betting-contract';
import { gameStatisticId } from '@touchline/betting-results-contract';

/** Number of latest points shown; other points are left out. */
const LATEST_POINTS = 12;

const SECOND_MS = 1000;

type Head = Omit<Game, 'state' | 'markets' | 'section'>;

function headOf(fixture: Fixture): Head {
  const { champ, home, away, originalStartAt } = fixture;
  return {
    id: fixture.id,
    number: fixture.number,
    kind: gameKind(champ, false),
    sportId: champ.sport.id,
    champId: champ.id,
    startAt: Math.round(fixture.startMs / SECOND_MS),
    ...(originalStartAt !== undefined && { originalStartAt }),
    opponent1: { id: home.id, name: home.name },
    opponent2: { id: away.id, name: away.name },
    hasVideo: fixture.hasVideo,
    statisticId: gameStatisticId(fixture.id),
    ...(fixture.isTop && { isTop: true }),
    ...(fixture.isReplay && { isReplay: true }),
  };
}

/** The runners of a race; only for its page, because rows do not show them. @spec BT-08 */
const runnersOf = ({ runners }: Fixture): Pick<Game, 'runners'> =>
  runners === undefined ? {} : { runners: runners.map(({ id, name }) => ({ id, name })) };

function withoutRace({ race: _, ...state }: GameState): GameState {
  return state;
}

/** A state for lists, which have the lap of a race but not its times. */
const listState = (state: GameState): GameState => (state.race === undefined ? state : withoutRace(state));

/** A game for lists, with its main markets. */
export function listGame(game: LiveGame): Game {
  return { ...headOf(game.fixture), section: game.section ?? 'live', state: listState(game.state), markets: game.main.markets as Market[] };
}

/** A game or sub-game with all markets. */
export function pageGame(game: LiveGame, view: PartView): Game {
  const isSub = view.part !== 'whole';
  return {
    ...headOf(game.fixture),
    ...runnersOf(game.fixture),
    id: view.id,
    ...(isSub && { parentId: game.id, subKind: view.part, kind: gameKind(game.fixture.champ, true) }),
    section: game.section ?? 'live',
    state: isSub ? game.shown(view.state) : { ...game.state, marketsCount: view.book.markets.length },
    markets: view.book.markets as Market[],
  };
}

/** Changes of a listed game after a revision, or null. */
export function listChange(game: LiveGame, since: number): GameChange | null {
  const book = game.main.since(since);
  const hasState = game.stateRevision > since;
  if (book === null && !hasState) return null;
  return { id: game.id, ...(hasState && { state: listState(game.state) }), ...book };
}

/** Changes of one part of a game's page after a revision, or null. */
export function pageChange(game: LiveGame, view: PartView, since: number): GameChange | null {
  const book = view.book.since(since);
  const marketsCount = view.book.markets.length;
  const state = view.part === 'whole' ? { ...game.state, marketsCount } : game.shown(view.state);
  const revision = view.part === 'whole' ? Math.max(game.stateRevision, view.stateRevision) : view.stateRevision;
  const hasState = revision > since;
  if (book === null && !hasState) return null;
  return { id: view.id, ...(hasState && { state }), ...book };
}

/** Incidents of a game for its page. */
export function incidentsOf(incidents: readonly CourseIncident[]): Incident[] {
  const points = incidents.filter(({ kind }) => kind === 'point').length;
  let seen = 0;
  return incidents.flatMap(({ kind, team, seconds, player }, id) => {
    if (kind === 'point' && (seen += 1) <= points - LATEST_POINTS) return [];
    return [{ id: id + 1, kind, team, seconds, ...(player !== undefined && { text: player }) }];
  });
}

/** A finished game that has left the lists, with its score or, of a race, its times. */
export function finishedGame(fixture: Fixture, shown: { score: Score } | { race: RaceTimes }): Game {
  const state = { statusId: GameStatus.Finished, isFinished: true, ...shown, marketsCount: 0 };
  return { ...headOf(fixture), ...runnersOf(fixture), section: 'live', state, markets: [] };
}
