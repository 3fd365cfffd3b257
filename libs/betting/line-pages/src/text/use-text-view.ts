import { useEffect, useState } from 'react';
import { useIsTextOnly } from './use-text-only.ts';

type TextParts = typeof import('./text-parts.tsx');

/** The parts that draw text, for who wants it: nobody else pays for them. A page whose parts do not come is drawn as ever. */
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
