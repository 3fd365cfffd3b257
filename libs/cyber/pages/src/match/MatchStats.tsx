import type { GameInfo } from '@touchline/betting-line-state';
import { periodScores, playedScore } from '@touchline/betting-rules';
import type { CyberMatch } from '@touchline/cyber-contract';
import { Card, ScoreTable } from '@touchline/ui-kit';
import { MatchBoard } from './MatchBoard.tsx';

interface MatchStatsProps {
  game: GameInfo;
  /** Key of the discipline, for the heads of its score table. */
  sport: string;
  /** Undefined until it is loaded, and for a match without a board. */
  match: CyberMatch | undefined;
}

/** Table of the score by map, and the board of each map. @spec BT-06 */
export function MatchStats({ game, sport, match }: MatchStatsProps) {
  const { score } = game.state;
  const periods = score === undefined ? [] : periodScores(score);
  const side = (at: 0 | 1) => ({
    name: (at === 0 ? game.opponent1 : game.opponent2).name,
    total: score === undefined ? '–' : String(playedScore(score)[at]),
    periods: periods.map((pair) => String(pair[at])),
  });
  return (
    <>
      <Card hasPadding>
        <ScoreTable
          sport={sport}
          caption={`${game.opponent1.name} – ${game.opponent2.name}`}
          sides={[side(0), side(1)]}
          {...(periods.length > 0 && { current: periods.length })}
        />
      </Card>
      {match !== undefined && match.maps.length > 0 && <MatchBoard match={match} />}
    </>
  );
}
