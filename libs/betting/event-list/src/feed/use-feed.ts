import { feedKey, feedLeft, feedWanted, selectFeed, type Feed, type FeedView } from '@touchline/betting-line-state';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';

/**
 * Keeps a view up to date while the component is mounted.
 *
 * @param view - may be a new object each time; null for no feed.
 * @returns status of the feed; undefined before the first request.
 * @spec LOAD-6
 */
export function useFeed(view: FeedView | null): Feed | undefined {
  const dispatch = useDispatch();
  const key = view === null ? null : feedKey(view);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => {
    const wanted = latest.current;
    if (key === null || wanted === null) return undefined;
    dispatch(feedWanted(wanted));
    return () => void dispatch(feedLeft(wanted));
  }, [dispatch, key]);
  return useSelector((state: RootState) => (view === null ? undefined : selectFeed(state, view)));
}
