import { gameStatisticId, type ResultChamp, type ResultGame, type ResultScore, type SubResult } from '@touchline/betting-results-contract';
import { hasExtraParts, sentParts, type ScoreParts } from '@touchline/betting-rules';
import type { Archive, Champ, Fixture } from '@touchline/server-engine';
import { championship } from '@touchline/server-engine';

type Pair = [number, number];
const pairOf = (pair: readonly [number, number]): Pair => [pair[0], pair[1]];

/** The parts of a score that has more than regular time. */
export const endingOf = (score: ScoreParts): { ending?: ResultScore } => (hasExtraParts(score) ? { ending: sentParts(score) } : {});

export function champOf(champ: Champ, lang: string, games: number): ResultChamp {
  const { id, sportId, name, slug = '', countryCode } = championship(champ, lang, games);
  return { id, sportId, name, slug, countryCode, games };
}

/** Corners, cards and halves of a finished football game. */
function subGamesOf(archive: Archive, fixture: Fixture): SubResult[] {
  const { model, sport } = fixture.champ;
  if (model.kind !== 'goals' || !model.hasSetPieces) return [];
  const { corners, cards, periods } = archive.result(fixture);
  const counts: SubResult[] = [];
  if (corners !== undefined) counts.push({ kind: 'corners', main: pairOf(corners.main), periods: corners.periods.map(pairOf) });
  if (cards !== undefined) counts.push({ kind: 'cards', main: pairOf(cards.main), periods: cards.periods.map(pairOf) });
  if (sport.periodKind !== 'half' || periods.length < 2) return counts;
  return [...counts, ...periods.slice(0, 2).map((half, at) => ({ kind: `half-${at + 1}`, main: pairOf(half), periods: [] }))];
}

export interface GameOfOptions {
  /** Includes sub-games, which requires computing the whole course. */
  hasSubGames?: boolean;
}

/** A game as shown in results. */
export function gameOf(archive: Archive, fixture: Fixture, { hasSubGames = false }: GameOfOptions = {}): ResultGame {
  const phase = archive.phaseOf(fixture);
  const score = archive.scoreOf(fixture);
  const { id, champ, home, away, startMs, script, runners } = fixture;
  const finishers = runners !== undefined && phase === 'over' ? archive.result(fixture).finishers : undefined;
  return {
    id,
    statisticId: gameStatisticId(id),
    sportId: champ.sport.id,
    champId: champ.id,
    startAt: Math.round(startMs / 1000),
    phase,
    opponent1: { id: home.id, name: home.name },
    opponent2: { id: away.id, name: away.name },
    ...sentParts(score ?? { main: [0, 0] }),
    periods: (score?.periods ?? []).map(pairOf),
    ...(finishers !== undefined && { finishers }),
    ...(script !== undefined && { isReal: true }),
    subGames: hasSubGames && phase === 'over' ? subGamesOf(archive, fixture) : [],
  };
}
