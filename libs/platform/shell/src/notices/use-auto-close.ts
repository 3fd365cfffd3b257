import { useEffect, useRef, useState } from 'react';
import { AUTO_CLOSE_MS } from './rules/timings.ts';

export interface AutoCloseOptions {
  /** Whether it closes by itself. */
  isOn: boolean;
  onClose: () => void;
}

/** Handlers for the element that closes by itself. */
export interface AutoCloseProps {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Closes after ten seconds without pointer or focus on the element. @spec LY-16 */
export function useAutoClose({ isOn, onClose }: AutoCloseOptions): AutoCloseProps {
  const [held, setHeld] = useState({ byPointer: false, byFocus: false });
  const latest = useRef(onClose);
  const leftMs = useRef(AUTO_CLOSE_MS);
  useEffect(() => {
    latest.current = onClose;
  });
  const isRunning = isOn && !held.byPointer && !held.byFocus;
  useEffect(() => {
    if (!isRunning) return undefined;
    const begunMs = performance.now();
    const timer = setTimeout(() => latest.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - begunMs));
    };
  }, [isRunning]);
  const hold = (part: Partial<typeof held>) => (): void => setHeld((now) => ({ ...now, ...part }));
  return {
    onPointerEnter: hold({ byPointer: true }),
    onPointerLeave: hold({ byPointer: false }),
    onFocus: hold({ byFocus: true }),
    onBlur: hold({ byFocus: false }),
  };
}
