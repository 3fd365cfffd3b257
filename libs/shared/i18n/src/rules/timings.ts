/** Automatic retries of a dictionary, and their delay; after that the page offers a retry. @spec LG-08 */
export const DICTIONARY_RETRIES = 1;
export const DICTIONARY_RETRY_DELAY_MS = 1_000;
