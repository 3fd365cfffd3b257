import { GameStatus } from '@touchline/betting-contract';
import { clockText, type GameInfo } from '@touchline/betting-line-state';
import { isPastBetting, playedScore, regularTimeScore, sportById } from '@touchline/betting-rules';
import { useNames } from '@touchline/betting-names';
import { ScoreBoard } from '@touchline/betting-ui';
import { selectView, type RootState } from '@touchline/shared-state';
import { artUrl } from '@touchline/ui-art';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { startText } from '@touchline/betting-event-list';
import { clockStyle, useLiveClock } from '@touchline/betting-event-list';
import { hasServer, periodText } from '@touchline/betting-event-list';
import { suspendText } from '@touchline/betting-event-list';
import { boardNote, boardPeriods } from './board-words.ts';

export interface GameBoardProps {
  game: GameInfo;
  /** Server time of the last answer, milliseconds. */
  servedAt: number;
  championship: string | undefined;
  country: string | null;
  /** Renders a strip above the prices, see {@link ScoreBoard}. */
  isSlim?: boolean;
  tools?: ReactNode;
}

/** What followed regular time. Its words are loaded with the first such score; until then the board has the score alone. */
function useExtraNote(game: GameInfo): string | undefined {
  const intl = useIntl();
  const [words, setWords] = useState<typeof import('./extra-words.ts') | null>(null);
  const { score } = game.state;
  const isNeeded = score !== undefined && (regularTimeScore(score) ?? score.shootOut) !== undefined;
  useEffect(() => {
    if (isNeeded) import('./extra-words.ts').then(setWords).catch(() => undefined);
  }, [isNeeded]);
  return isNeeded ? words?.extraNote(intl, game) : undefined;
}

/** Score, clock and period of a live game; time and day of a game that has not begun. */
export function GameBoard({ game, servedAt, championship, country, isSlim = false, tools }: GameBoardProps) {
  const intl = useIntl();
  const names = useNames();
  const is12h = useSelector((state: RootState) => selectView(state).is12h);
  const sport = sportById(game.sportId);
  const { clock, score, statusId } = game.state;
  const isLive = game.section === 'live' && statusId !== GameStatus.Finished;
  const isRunning = isLive && clock !== undefined && clock.direction !== 'none';
  const period = periodText(intl, names, game);
  const suffix = period === '' ? '' : ` ${period}`;
  const style = clockStyle(sport);
  const clockRef = useLiveClock(isRunning ? clock : undefined, style, suffix);
  const { heads, first, second } = boardPeriods(intl, game);
  const start = startText(intl, game.startAt, servedAt, is12h);
  const hasServe = hasServer(sport);
  const hasScore = score !== undefined && game.section === 'live';
  const paused = suspendText(intl, game.state);
  const extra = useExtraNote(game);
  const hasEnding = score !== undefined && isPastBetting(score);
  const note = (hasEnding ? undefined : paused) ?? (hasScore ? (extra ?? boardNote(intl, game)) : start.day);
  return (
    <ScoreBoard
      sport={sport?.key ?? ''}
      sides={[
        { name: game.opponent1.name, periods: first, isServing: hasServe && score?.serving === 1 },
        { name: game.opponent2.name, periods: second, isServing: hasServe && score?.serving === 2 },
      ]}
      score={hasScore ? playedScore(score).join(' – ') : start.time}
      periods={heads}
      isSlim={isSlim}
      tools={tools}
      banner={artUrl('match', { home: game.opponent1.name, away: game.opponent2.name })}
      country={country}
      {...(isLive && { clock: isRunning ? clockText(clock, servedAt, style) + suffix : period || '…' })}
      {...(isRunning && { clockRef })}
      {...(note !== undefined && { note })}
      {...(championship !== undefined && { championship })}
    />
  );
}
