/** The name of the seed that everything random in a test begins with. A failure prints its own; given here, it is met again. */
const SEED = process.env.TOUCHLINE_SEED;

/**
 * Properties take their numbers from the seed that the environment gives; without one, each run has another.
 *
 * @param {() => typeof import('fast-check')} load - asked only where there is a seed: most tests draw nothing.
 */
exports.replaySeed = (load, seed = SEED) => {
  if (seed !== undefined) load().configureGlobal({ seed: Number(seed) });
};
