import { portsOf } from '@touchline/shared-state';
import { BlocksSkeleton } from '@touchline/ui-kit';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useStore } from 'react-redux';

/** From here on there is room for a fourth column. @spec LY-08 */
const WIDE = '(min-width: 1900px)';

function onWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Score boards in the fourth column; neither their code nor their games are asked for where there is none. */
export function LiveBoards({ lang }: { lang: string }) {
  const { report } = portsOf(useStore());
  const [Boards, setBoards] = useState<ComponentType<{ lang: string }> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWide = useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  useEffect(() => {
    if (!isWide) return;
    import('./Boards.tsx').then(
      (loaded) => setBoards(() => loaded.Boards),
      (error: unknown) => {
        report('chunk-failed', { name: 'boards', code: error instanceof Error ? error.name : 'unknown' });
        setHasFailed(true); // the page lives without them
      },
    );
  }, [isWide, report]);
  if (!isWide || hasFailed) return null;
  return Boards === null ? <BlocksSkeleton /> : <Boards lang={lang} />;
}
