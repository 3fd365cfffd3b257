/** A dictionary is asked for again so many times, this far apart, before the page offers to. @spec LG-08 */
export const DICTIONARY_RETRIES = 1;
export const DICTIONARY_RETRY_DELAY_MS = 1_000;
