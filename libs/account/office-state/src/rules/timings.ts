/** An account that was asked for is looked for again after this pause, at most this many times. @spec AC-02 */
export const WALLET_PAUSE_MS = 2_500;
export const WALLET_TRIES = 24;
/** A document that is being checked is looked at again after this pause, while the page is open. */
export const DOCUMENT_PAUSE_MS = 5_000;
/** A part of a picture that did not arrive is sent again this many times. */
export const PART_TRIES = 3;
