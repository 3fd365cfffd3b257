import { codeOf } from '@touchline/shared-primitives';
import { portsOf, type PlacedBand } from '@touchline/shared-state';
import { BlocksSkeleton } from '@touchline/ui-kit';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';

interface ShownBand {
  id: string;
  Band: ComponentType;
}

/** How long the content below waits for the bands; a later band appears when the menu is opened again. */
const WITHIN_MS = 1_500;

const loaded = ({ id, load }: PlacedBand): Promise<ShownBand | null> =>
  load().then(
    (Band) => ({ id, Band: Band as ComponentType }),
    () => null, // the loader of remotes has logged the error
  );

/** All bands of the menu in their order; null until they have loaded. */
function useMenuBands(): readonly ShownBand[] | null {
  const store = useStore();
  const [bands, setBands] = useState<readonly ShownBand[] | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    const settle = (came: readonly ShownBand[]) => leave.signal.aborted || setBands((known) => known ?? came);
    const timer = setTimeout(() => settle([]), WITHIN_MS);
    const begin = async (): Promise<void> => {
      const placed = (await portsOf(store).bands?.('menu')) ?? [];
      if (leave.signal.aborted) return;
      for (const { acquire } of placed) leave.signal.addEventListener('abort', acquire());
      const came = await Promise.all(placed.map(loaded));
      settle(came.filter((band) => band !== null));
    };
    begin().catch(() => settle([])); // a menu without bands is complete
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [store]);
  return bands;
}

/** Bands of the sections in the phone's menu, and below them content that would move if they came later. @spec RM-07 LY-01 */
export function MenuBands({ children }: { children: ReactNode }) {
  const { report } = portsOf(useStore());
  const bands = useMenuBands();
  if (bands === null) return <BlocksSkeleton count={3} />;
  return (
    <>
      {bands.map(({ id, Band }) => (
        <ErrorBoundary key={id} fallback={() => null} onError={(error) => report('remote-page-threw', { name: id, code: codeOf(error) })}>
          <Band />
        </ErrorBoundary>
      ))}
      {children}
    </>
  );
}
