import { selectPlay } from '@touchline/responsible-gaming-play-state';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeShown, type NoticeTopic, topicClosed } from '../notices/notices.slice.ts';

/** Shows a notice while there is a time to name. */
function useNoticeOf(topic: NoticeTopic, atSeconds: number | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (atSeconds === null) return undefined;
    dispatch(noticeShown({ topic, type: 'question', group: 'break', atSeconds }));
    return () => void dispatch(topicClosed({ topic }));
  }, [dispatch, topic, atSeconds]);
}

/** Shows that the player is on a break, wherever it was started, and announces one that begins later. @spec LIM-5 RG-08 */
export function BreakNotice() {
  const { excludedUntil, plannedBreak } = useSelector(selectPlay);
  useNoticeOf('on-a-break', excludedUntil);
  useNoticeOf('break-planned', plannedBreak?.startsAt ?? null);
  return null;
}
