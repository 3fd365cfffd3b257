import { selectPlay } from '@touchline/responsible-gaming-play-state';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeShown, topicClosed } from '../notices/notices.slice.ts';

/** Says that the player is on a break, wherever it was started and for as long as it lasts. @spec LIM-5 */
export function BreakNotice() {
  const dispatch = useDispatch();
  const { excludedUntil } = useSelector(selectPlay);
  useEffect(() => {
    if (excludedUntil === null) return undefined;
    dispatch(noticeShown({ topic: 'on-a-break', type: 'question', group: 'break', atSeconds: excludedUntil }));
    return () => void dispatch(topicClosed({ topic: 'on-a-break' }));
  }, [dispatch, excludedUntil]);
  return null;
}
