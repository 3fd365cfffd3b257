import { portsOf } from '@touchline/shared-state';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';

const KEY = 'tl-right-side';
const FOLDED = 'folded';

/**
 * Whether the column of the coupon is folded, and a switch. If the choice cannot be stored, it holds for this page and is only logged.
 *
 * @spec LY-10
 */
export function useRightSide(): { isFolded: boolean; toggle: () => void; unfold: () => void } {
  const { storage, report } = portsOf(useStore());
  const [isFolded, setIsFolded] = useState(false);
  // The edge cannot read the storage, so the first render matches its output.
  useEffect(() => setIsFolded(storage.get(KEY) === FOLDED), [storage]);
  const fold = useCallback(
    (isWanted: boolean) => {
      setIsFolded(isWanted);
      if (!storage.set(KEY, isWanted ? FOLDED : '')) report('right-side-mode', { code: 'not-kept' });
    },
    [storage, report],
  );
  return {
    isFolded,
    toggle: () => fold(!isFolded),
    unfold: () => {
      // On opening the page, the stored value is not in the state yet.
      if (isFolded || storage.get(KEY) === FOLDED) fold(false);
    },
  };
}
