import { withWords } from '@touchline/shared-i18n';
import { codeOf } from '@touchline/shared-primitives';
import { portsOf } from '@touchline/shared-state';
import { BlocksSkeleton, useMediaQuery } from '@touchline/ui-kit';
import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from 'react-redux';

/** From this width there is room for a fourth column. @spec LY-08 */
const WIDE = '(min-width: 1920px)';

const fetchGameInFocus = withWords(() => import('./GameInFocus.tsx'));

/** A live game in the fourth column; neither its code nor its feed is loaded if there is no such column. */
export function WideColumn({ lang }: { lang: string }) {
  const { report } = portsOf(useStore());
  const [GameInFocus, setGameInFocus] = useState<ComponentType<{ lang: string }> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWide = useMediaQuery(WIDE);
  useEffect(() => {
    if (!isWide) return;
    fetchGameInFocus().then(
      (loaded) => setGameInFocus(() => loaded.GameInFocus),
      (error: unknown) => {
        report('chunk-failed', { name: 'game-in-focus', code: codeOf(error) });
        setHasFailed(true); // the column is optional
      },
    );
  }, [isWide, report]);
  if (!isWide || hasFailed) return null;
  return GameInFocus === null ? <BlocksSkeleton /> : <GameInFocus lang={lang} />;
}
