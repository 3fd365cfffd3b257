/** Number of attempts, and the pause between them, to load the balances while no account is active. @spec AC-02 */
export const ACTIVE_ACCOUNT_TRIES = 5;
export const ACTIVE_ACCOUNT_PAUSE_MS = 2_500;
/** Settings changed within this time are saved in one call. @spec LY-11 */
export const KEEP_VIEW_AFTER_MS = 1_000;
