import { useEffect, useRef, useState } from 'react';

/** A tap sends its press, its release and its click one after the other; by now all of them have found what they were meant for. */
const TAP_MS = 150;

/**
 * Whether a field is typed into, until the press that takes the focus away has ended: what closes with the focus would move the page under
 * the finger, and the press would be lost.
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
