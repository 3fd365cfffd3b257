import { useEffect, useState } from 'react';

/**
 * Follows what is wanted, in becoming true only once the press that wished it has been painted. For what costs more than a frame: a modal
 * makes the browser style the whole page anew, and on a slow phone the finger would wait for that without a sign.
 */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let task: ReturnType<typeof setTimeout> | undefined;
    // A frame's callback runs before its paint; a task that it sets, after it.
    const frame = requestAnimationFrame(() => (task = setTimeout(() => setPainted(true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      setPainted(false);
    };
  }, [isWanted]);
  return isWanted && isPainted;
}
