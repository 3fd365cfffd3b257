/** Keys in local storage. The save, the settings and the open intent are separate records. @spec CP-07 CPN-6 */
export const SAVE_KEY = 'touchline.coupon';
export const SETTINGS_KEY = 'touchline.coupon-settings';
/** Stake settings of a signed-in player; removed when they sign out. @spec CPN-6 */
export const PLAYER_KEY = 'touchline.coupon-player';
export const INTENT_KEY = 'touchline.coupon-intent';
/** Key for the time at which a record was written; of two copies the newer one is used. @spec CPN-1 */
export const timeKeyOf = (key: string): string => `${key}-at`;
/** Topics of messages between tabs. */
export const SYNC_TOPIC = 'coupon.sync';
export const HELLO_TOPIC = 'coupon.hello';
export const PLACED_TOPIC = 'coupon.placed';
/** Lock that allows one placement at a time across tabs. @spec BET-4 */
export const PLACE_LOCK = 'coupon.place';
