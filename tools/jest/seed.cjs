/** Every ordinary run draws the same random numbers. Long runs draw others: `tools/trials/src/long.mjs` picks a seed for each and prints it. */
const SEED = process.env.TOUCHLINE_SEED ?? '20261122';

/**
 * Makes fast-check draw from a seed: that of the environment, or the fixed one.
 *
 * @param {() => typeof import('fast-check')} load - loads fast-check.
 */
exports.replaySeed = (load, seed = SEED) => load().configureGlobal({ seed: Number(seed) });
