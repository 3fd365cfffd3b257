const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * Calls back when a person does something with the page, at once and then after each `everyMs` at most. What scripts do by themselves is
 * nobody's doing.
 *
 * @returns the way to stop.
 * @spec ID-15 AUTH-13
 */
export function listenToPerson(listener: () => void, everyMs: number, isGenuine = ({ isTrusted }: Event) => isTrusted): () => void {
  let heardAt = Number.NEGATIVE_INFINITY;
  const hear = (event: Event): void => {
    // A page also scrolls by itself.
    if (!isGenuine(event) || (event.type === 'scroll' && !navigator.userActivation?.isActive) || event.timeStamp - heardAt < everyMs)
      return;
    heardAt = event.timeStamp;
    listener();
  };
  const options = { capture: true, passive: true } as const;
  for (const name of EVENTS) addEventListener(name, hear, options);
  return () => {
    for (const name of EVENTS) removeEventListener(name, hear, options);
  };
}
