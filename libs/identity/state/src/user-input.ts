const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * Calls the listener when the user interacts with the page: at once, then at most once per `everyMs`. Events created by scripts are
 * ignored.
 *
 * @returns a function that removes the listener.
 * @spec ID-15 AUTH-13
 */
export function listenToInput(listener: () => void, everyMs: number, isGenuine = ({ isTrusted }: Event) => isTrusted): () => void {
  let notifiedAt = Number.NEGATIVE_INFINITY;
  const onInput = (event: Event): void => {
    // A page also scrolls without user interaction.
    if (!isGenuine(event) || (event.type === 'scroll' && !navigator.userActivation?.isActive) || event.timeStamp - notifiedAt < everyMs)
      return;
    notifiedAt = event.timeStamp;
    listener();
  };
  const options = { capture: true, passive: true } as const;
  for (const name of EVENTS) addEventListener(name, onInput, options);
  return () => {
    for (const name of EVENTS) removeEventListener(name, onInput, options);
  };
}
