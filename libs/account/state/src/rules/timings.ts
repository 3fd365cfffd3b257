/** While no account is active, balances are asked for again this often, after this pause. @spec AC-02 */
export const ACTIVE_ACCOUNT_TRIES = 5;
export const ACTIVE_ACCOUNT_PAUSE_MS = 2_500;
/** Settings that are chosen one after another are kept together. @spec LY-11 */
export const KEEP_VIEW_AFTER_MS = 1_000;
