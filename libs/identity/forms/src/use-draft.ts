import { useCallback, useEffect, useState } from 'react';

const PREFIX = 'tl-draft-';

function kept<T extends object>(name: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // blocked, or written by another release
  }
}

/**
 * What somebody types into a form, kept in this tab until `forget`: an error, a reload, another language or a closed modal loses
 * nothing. Passwords do not belong in it.
 */
export function useDraft<T extends object>(name: string, start: T): [T, (change: Partial<T>) => void, () => void] {
  const [draft, setDraft] = useState(start);
  // Read after the page is taken over: the server knew nothing of it.
  useEffect(() => setDraft((now) => ({ ...now, ...kept<T>(name) })), [name]);
  const change = useCallback(
    (more: Partial<T>) => {
      setDraft((now) => ({ ...now, ...more }));
      try {
        sessionStorage.setItem(PREFIX + name, JSON.stringify({ ...kept<T>(name), ...more }));
      } catch {
        // Blocked or full: the form itself still holds it.
      }
    },
    [name],
  );
  const forget = useCallback(() => {
    try {
      sessionStorage.removeItem(PREFIX + name);
    } catch {
      // Blocked: nothing is kept there.
    }
  }, [name]);
  return [draft, change, forget];
}
