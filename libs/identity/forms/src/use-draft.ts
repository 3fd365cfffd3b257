import { useCallback, useEffect, useState } from 'react';

const PREFIX = 'tl-draft-';

function kept<T extends object>(name: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // storage is blocked, or was written by another release
  }
}

/**
 * Keeps the contents of a form in this tab until `forget`, through an error, a reload, a change of language or a closed modal. Passwords
 * must not be part of it.
 */
export function useDraft<T extends object>(name: string, start: T): [T, (change: Partial<T>) => void, () => void] {
  const [draft, setDraft] = useState(start);
  // Read after hydration, because the server cannot know the draft.
  useEffect(() => setDraft((now) => ({ ...now, ...kept<T>(name) })), [name]);
  const change = useCallback(
    (more: Partial<T>) => {
      setDraft((now) => ({ ...now, ...more }));
      try {
        sessionStorage.setItem(PREFIX + name, JSON.stringify({ ...kept<T>(name), ...more }));
      } catch {
        // Storage is blocked or full: the draft lives in memory only.
      }
    },
    [name],
  );
  const forget = useCallback(() => {
    try {
      sessionStorage.removeItem(PREFIX + name);
    } catch {
      // Storage is blocked, so it holds no draft.
    }
  }, [name]);
  return [draft, change, forget];
}
