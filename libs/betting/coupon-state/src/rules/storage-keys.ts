/** Keys of the browser's store. The save, the settings and the open intent are separate records. @spec CP-07 CPN-6 */
export const SAVE_KEY = 'touchline.coupon';
export const SETTINGS_KEY = 'touchline.coupon-settings';
/** How a signed-in player stakes: there only while they are signed in. @spec CPN-6 */
export const PLAYER_KEY = 'touchline.coupon-player';
export const INTENT_KEY = 'touchline.coupon-intent';
/** When a record was kept: where it has a second place, the later one of the two holds. @spec CPN-1 */
export const timeKeyOf = (key: string): string => `${key}-at`;
/** Topics between tabs. */
export const SYNC_TOPIC = 'coupon.sync';
export const HELLO_TOPIC = 'coupon.hello';
export const PLACED_TOPIC = 'coupon.placed';
/** Placing excludes itself between tabs. @spec BET-4 */
export const PLACE_LOCK = 'coupon.place';
