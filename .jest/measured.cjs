// Reports what a test measured of a promise, and fails the test when the value is beyond its bound (ADR 0254). Imported as
// '@touchline/measured' in Jest, by its path elsewhere.
const { appendFileSync } = require('node:fs');

/** File of the running test; empty outside Jest. */
const ownFile = () => (typeof expect === 'function' && expect.getState ? (expect.getState().testPath ?? '') : '');

exports.measured = ({ id, unit, atMost, atLeast, trials = 1, run = 'every', value, tried = 1 }, file = ownFile()) => {
  const isWithin = Number.isFinite(value) && (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
  const report = process.env.TOUCHLINE_MEASURES;
  // One short line per call: several workers append to the same file.
  if (report) appendFileSync(report, `${JSON.stringify({ id, unit, atMost, atLeast, trials, run, value, tried, isWithin, file })}\n`);
  if (atMost === undefined && atLeast === undefined) throw new Error(`${id}: a measure has a bound`);
  const bound = [atMost === undefined ? '' : `at most ${atMost}`, atLeast === undefined ? '' : `at least ${atLeast}`].filter(Boolean);
  if (!isWithin) throw new Error(`${id}: ${value} ${unit}, promised ${bound.join(' and ')}`);
};
