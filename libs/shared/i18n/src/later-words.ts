let bring: (() => Promise<unknown>) | undefined;
let dress: (() => Promise<unknown>) | undefined;

/**
 * Sets how the messages of lazy parts load. Not called where all messages are present (on the edge, in tests).
 *
 * @param load - loads the messages; called for every lazy part, so it has to remember what it has loaded.
 * @spec LG-08
 */
export function expectLaterWords(load: () => Promise<unknown>): void {
  bring = load;
}

/**
 * Sets how the styles of lazy parts load. Not called where all styles are present (on the edge, in tests).
 *
 * @param load - loads the styles; called for every lazy part. Rejects when they do not load.
 * @spec PL-02
 */
export function expectLaterStyles(load: () => Promise<unknown>): void {
  dress = load;
}

/**
 * Loads a part of the page as a separate chunk, together with its messages and styles. If the messages fail, the part is shown all the
 * same, with the fallbacks for missing messages.
 *
 * @param load - loads the code.
 * @param options.isDrawn - the edge renders the part, so its styles are in the document already.
 * @returns a function that loads code, messages and styles; it rejects when code or styles do not load.
 * @example
 * const Panel = lazy(withWords(async () => ({ default: (await import('./Panel.tsx')).Panel })));
 * @spec LG-08 I18N-1
 */
export const withWords =
  <T>(load: () => Promise<T>, { isDrawn = false } = {}): (() => Promise<T>) =>
  async () => {
    const words = bring?.().catch(() => undefined); // reported by the loader
    const [part] = await Promise.all([load(), isDrawn ? undefined : dress?.()]);
    await words;
    return part;
  };
