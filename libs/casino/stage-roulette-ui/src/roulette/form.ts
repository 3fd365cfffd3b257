import { useEffect, useState } from 'react';
import type { Form } from './walk.ts';

const UPRIGHT = '(max-width: 640px)';

/** Whether the cloth lies or is upright, as it is on a phone; follows the phone when it is turned. */
export function useForm(): Form {
  const [isUpright, setUpright] = useState(() => window.matchMedia?.(UPRIGHT).matches ?? false);
  useEffect(() => {
    const query = window.matchMedia?.(UPRIGHT);
    const changed = (): void => setUpright(query.matches);
    query?.addEventListener('change', changed);
    return () => query?.removeEventListener('change', changed);
  }, []);
  return isUpright ? 'tall' : 'wide';
}
