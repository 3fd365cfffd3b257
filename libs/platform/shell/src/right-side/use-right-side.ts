import { portsOf } from '@touchline/shared-state';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { codeOf } from '@touchline/shared-primitives';

const KEY = 'tl-right-side';
const FOLDED = 'folded';

/** Whether the column of the coupon is folded, and a switch for it. What can't be kept holds for this page; it is logged, and nobody is bothered. @spec LY-10 */
export function useRightSide(): { isFolded: boolean; toggle: () => void; unfold: () => void } {
  const { storage, report } = portsOf(useStore());
  const [isFolded, setIsFolded] = useState(false);
  // The edge does not know it, so the page is taken over as it was drawn first.
  useEffect(() => setIsFolded(storage.get(KEY) === FOLDED), [storage]);
  const fold = useCallback(
    (isWanted: boolean) => {
      setIsFolded(isWanted);
      try {
        if (!storage.set(KEY, isWanted ? FOLDED : '')) report('right-side-mode', { code: 'not-kept' });
      } catch (error) {
        report('right-side-mode', { code: codeOf(error) });
      }
    },
    [storage, report],
  );
  return {
    isFolded,
    toggle: () => fold(!isFolded),
    unfold: () => {
      // As the page opens what was kept is not shown yet.
      if (isFolded || storage.get(KEY) === FOLDED) fold(false);
    },
  };
}
