import { withWords } from '@touchline/shared-i18n';
import { selectTopModal } from '@touchline/platform-state';
import type { ModularStore, RootState } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLater } from '../later/use-later.ts';
import { selectNotices } from '../notices/notices.slice.ts';

/** Delay on a page with nothing to show. */
const IDLE_MS = 2_000;
const fetchChunk = withWords(() => import(/* @home */ './overlays-chunk.ts'));

/** Loads the overlays when the page is idle, or at once when there is something to show. @spec NT-01 */
export function Overlays() {
  const store = useStore() as ModularStore;
  const isWanted = useSelector((state: RootState) => selectTopModal(state) !== null || selectNotices(state).length > 0);
  const { value } = useLater({ name: 'overlays', fetch: fetchChunk, isWanted, idleMs: IDLE_MS, isOptional: true });
  useEffect(() => {
    if (value === null) return undefined;
    const names: string[] = [];
    // Each in its own task.
    const timers = value.overlayModules.map((module) => setTimeout(() => void names.push(store.inject(module))));
    return () => {
      timers.forEach(clearTimeout);
      names.forEach(store.release);
    };
  }, [store, value]);
  return value === null ? null : <value.OverlaysRoot />;
}
