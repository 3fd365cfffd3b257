import { useEffect, useState } from 'react';

/**
 * The value, delayed until the click that changed it has been painted. For changes that cost more than a frame: opening or closing a modal
 * restyles the whole page, and on a slow phone the button would not react until then.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    // A frame callback runs before the paint; a task that it schedules runs after.
    const frame = requestAnimationFrame(() => (task = setTimeout(() => setPainted(value))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return painted;
}
