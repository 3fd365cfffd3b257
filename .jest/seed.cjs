/** Ordinary runs use a fixed seed. Long runs use different ones: `tools/trials/src/long.mjs` chooses a seed per run and prints it. */
const SEED = process.env.TOUCHLINE_SEED ?? '20261122';

/**
 * Configures the seed of fast-check: from the environment, or the fixed one.
 *
 * @param {() => typeof import('fast-check')} load - loads fast-check.
 */
exports.replaySeed = (load, seed = SEED) => load().configureGlobal({ seed: Number(seed) });
