import { selectPlay } from '@touchline/responsible-gaming-play-state';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeShown, type NoticeTopic, topicClosed } from '../notices/notices.slice.ts';

/** Shows a notice for as long as there is a moment to name. */
function useNoticeOf(topic: NoticeTopic, atSeconds: number | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (atSeconds === null) return undefined;
    dispatch(noticeShown({ topic, type: 'question', group: 'break', atSeconds }));
    return () => void dispatch(topicClosed({ topic }));
  }, [dispatch, topic, atSeconds]);
}

/** Says that the player is on a break, wherever it was started and for as long as it lasts, and warns of one that begins later. @spec LIM-5 RG-08 */
export function BreakNotice() {
  const { excludedUntil, plannedBreak } = useSelector(selectPlay);
  useNoticeOf('on-a-break', excludedUntil);
  useNoticeOf('break-planned', plannedBreak?.startsAt ?? null);
  return null;
}
