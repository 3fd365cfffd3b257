import { GameStatus } from '@touchline/betting-contract';
import { clockStyle, endingOf, startText, useEvent, useLiveClock } from '@touchline/betting-event-list';
import { feedKey, type FeedView, type GameInfo } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { ScoreBoard, type ScoreBoardProps } from '@touchline/betting-ui';
import { selectView } from '@touchline/shared-state';
import { useAppSelector } from '@touchline/ui-pages';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

interface MatchStripProps extends Pick<ScoreBoardProps, 'tools'> {
  /** The feed of the match. */
  view: FeedView;
  game: GameInfo;
  /** Server time of the last answer, milliseconds. */
  servedAt: number;
}

/** Score of a match with its maps in one line; before the start its time. @spec BT-06 */
export function MatchStrip({ view, game, servedAt, tools }: MatchStripProps) {
  const intl = useIntl();
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const event = useEvent({ source, gameId: game.id, servedAt })?.event;
  const is12h = useAppSelector((state) => selectView(state).is12h);
  const sport = sportById(game.sportId);
  const { clock, statusId } = game.state;
  const isLive = game.section === 'live' && statusId !== GameStatus.Finished;
  const time = event?.time.kind === 'live' ? event.time : undefined;
  // Without a clock the text of the time is the period.
  const isRunning = isLive && clock !== undefined && time !== undefined && time.period !== '';
  const suffix = isRunning ? ` ${time.period}` : '';
  const clockRef = useLiveClock(isRunning ? clock : undefined, clockStyle(sport), suffix);
  if (event === undefined) return null;
  const [first, second] = event.opponents;
  const start = startText(intl, game.startAt, servedAt, is12h);
  const hasScore = first.score !== undefined;
  const note = endingOf(intl, game) ?? event.paused ?? (hasScore ? undefined : start.day);
  return (
    <ScoreBoard
      isSlim
      sport={sport?.key ?? ''}
      sides={[first, second]}
      score={hasScore ? `${first.score} – ${second.score ?? ''}` : start.time}
      tools={tools}
      {...(isLive && { clock: (time?.time ?? '') + suffix || '…' })}
      {...(isRunning && { clockRef })}
      {...(note !== undefined && { note })}
    />
  );
}
