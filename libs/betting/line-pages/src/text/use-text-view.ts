import { useEffect, useState } from 'react';
import { useIsTextOnly } from './use-text-only.ts';

type TextParts = typeof import('./text-parts.tsx');

/** Components of the text view, loaded only for players who use it. If they fail to load, the normal view is rendered. */
export function useTextView(): 'off' | 'coming' | TextParts {
  const [isOn] = useIsTextOnly();
  const [loaded, setLoaded] = useState<TextParts | 'failed' | null>(null);
  useEffect(() => {
    if (!isOn) return;
    import('./text-parts.tsx').then(setLoaded, () => setLoaded('failed'));
  }, [isOn]);
  if (!isOn || loaded === 'failed') return 'off';
  return loaded ?? 'coming';
}
