let bring: (() => Promise<unknown>) | undefined;
let dress: (() => Promise<unknown>) | undefined;

/**
 * Says how the words of parts that open later come. A page whose words are all there (on the edge, in tests) never says so.
 *
 * @param load - asks for them; called by every part that opens, so it has to know when they are there.
 * @spec LG-08
 */
export function expectLaterWords(load: () => Promise<unknown>): void {
  bring = load;
}

/**
 * Says how the styles of parts that open later come. A page whose styles are all there (on the edge, in tests) never says so.
 *
 * @param load - asks for them; called by every part that opens. It rejects when they do not come.
 * @spec PL-02
 */
export function expectLaterStyles(load: () => Promise<unknown>): void {
  dress = load;
}

/**
 * A part of the page that comes in a chunk of its own, together with its words and its styles. Words that do not come are no reason to go without the
 * part: other languages and the names of the messages stand in for them.
 *
 * @param load - brings the code.
 * @param options.isDrawn - the edge draws the part, so that its styles are in every document.
 * @returns brings code, words and styles; it rejects when code or styles do not come.
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
