/** Polling interval for an account that is being opened, and the maximum number of attempts. @spec AC-02 */
export const WALLET_PAUSE_MS = 2_500;
export const WALLET_TRIES = 24;
/** Polling interval while a document is being checked and the page is open. */
export const DOCUMENT_PAUSE_MS = 5_000;
/** Attempts to send a part of a picture. */
export const PART_TRIES = 3;
