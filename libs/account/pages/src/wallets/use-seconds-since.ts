import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds since a thing arrived, by no clock of the day: those of two machines differ. Begins again with another thing. */
export function useSecondsSince(thing: unknown): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const tell = () => setSeconds(Math.floor((performance.now() - began) / SECOND_MS));
    tell();
    const timer = setInterval(tell, SECOND_MS);
    return () => clearInterval(timer);
  }, [thing]);
  return seconds;
}
