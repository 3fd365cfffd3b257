import { selectManifest, SLOW_HINT_MS } from '@touchline/platform-state';
import type { SkeletonShape } from '@touchline/shared-routes';
import { EventListSkeleton, GamesSkeleton, LinesSkeleton } from '@touchline/ui-kit';
import { useEffect, useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { useRoute } from '../app/use-route.ts';
import styles from '../parts/Pages.module.css';

/** Placeholders of a loading page. */
const SHAPES: Readonly<Record<SkeletonShape, ComponentType>> = {
  rows: EventListSkeleton,
  tiles: GamesSkeleton,
  lines: LinesSkeleton,
};

export interface SectionLoadingProps {
  /** How long the player has been waiting, in milliseconds since the click. Must be stable. */
  waitedMs: () => number;
}

/** Placeholder of a loading section. After a while it says that loading takes long and that nothing is lost. @spec LY-09 REM-1 */
export function SectionLoading({ waitedMs }: SectionLoadingProps) {
  const { row } = useRoute();
  const Shape = SHAPES[useSelector((state: RootState) => selectManifest(state, row.section)?.skeleton) ?? 'rows'] ?? EventListSkeleton;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_HINT_MS - waitedMs());
    return () => clearTimeout(timer);
  }, [waitedMs]);
  return (
    <>
      <p role="status" className={styles.hint} data-slow={isSlow || undefined}>
        {isSlow && (
          <FormattedMessage
            tagName="span"
            id="shell.section.slow"
            defaultMessage="This is taking longer than usual. Your coupon and balance are safe."
          />
        )}
      </p>
      <Shape />
    </>
  );
}
