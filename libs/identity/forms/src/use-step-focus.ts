import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a form that takes the place of another: the button that led here is gone, and the focus with it. The first field takes it, so that who
 * listens hears what is asked for, and who types need not look for the field. A focus that is elsewhere stays there.
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
