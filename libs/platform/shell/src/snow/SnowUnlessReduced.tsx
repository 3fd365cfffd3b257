import { selectDisplayFlag, type RootState } from '@touchline/shared-state';
import { useMediaQuery } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';
import { Snow } from './Snow.tsx';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Snow, unless the system or the player asks for less motion. @spec LY-06 */
export function SnowUnlessReduced() {
  const isFlagged = useSelector((state: RootState) => selectDisplayFlag(state, 'isMotionReduced'));
  const isReduced = useMediaQuery(REDUCED, true);
  return isReduced || isFlagged ? null : <Snow />;
}
