import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first field of a form that replaces another, because the button that had the focus is gone: screen readers announce the field
 * and keyboard users can type at once. A focus elsewhere on the page is kept.
 *
 * @spec A11Y-2
 */
export function useStepFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('input')?.focus();
  }, []);
  return form;
}
