import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds since a value arrived, independent of the wall clock, which differs between machines. Restarts with a new value. */
export function useSecondsSince(thing: unknown): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const update = () => setSeconds(Math.floor((performance.now() - began) / SECOND_MS));
    update();
    const timer = setInterval(update, SECOND_MS);
    return () => clearInterval(timer);
  }, [thing]);
  return seconds;
}
