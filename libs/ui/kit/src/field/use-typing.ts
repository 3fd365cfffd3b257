import { useEffect, useRef, useState } from 'react';

/** Longer than the time between pointerdown and click of a tap, so that all its events have reached their target. */
const TAP_MS = 150;

/**
 * Whether a field has the focus. It stays true until the press that moves the focus has ended; otherwise something that closes with the
 * focus would move the page under the finger and the press would miss.
 */
export function useTyping(): { isTyping: boolean; onFocus: () => void; onBlur: () => void } {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isTyping,
    onFocus: () => {
      clearTimeout(timer.current);
      setIsTyping(true);
    },
    onBlur: () => {
      timer.current = setTimeout(() => setIsTyping(false), TAP_MS);
    },
  };
}
