/** Requests in an ordinary run, and in the long one. */
const LONG = 2_000;
const ORDINARY = 200;
/** The seed of every ordinary run. */
const SEED = 20_261_122;

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';

/** Number of random requests per listener, and their seed. */
export const SOCKET_REQUESTS = { count: IS_LONG ? LONG : ORDINARY, seed: Number(process.env['TOUCHLINE_SEED'] ?? SEED) };

/** Generous for busy machines; the long run sends ten times as many. */
export const SOCKET_TRIAL_MS = (IS_LONG ? 30 : 5) * 60_000;
