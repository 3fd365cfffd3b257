import { useEffect, useState } from 'react';

/**
 * The value, once what the press that changed it has drawn is on the screen. For what costs more than a frame: opening and closing a modal
 * makes the browser style the whole page anew, and on a slow phone the finger would wait for that without a sign.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    // A frame's callback runs before its paint; a task that it sets, after it.
    const frame = requestAnimationFrame(() => (task = setTimeout(() => setPainted(value))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return painted;
}
