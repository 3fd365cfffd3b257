// One transformer for our TypeScript and for the ES-module-only packages among our dependencies.
// swc turns ES modules into CommonJS; import.meta has no CommonJS form, so it becomes an object with the file's url.
const { createTransformer } = require('@swc/jest');
const crypto = require('node:crypto');

const swc = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});
const soften = (source) => source.replaceAll('import.meta', '({ url: require("node:url").pathToFileURL(__filename).href })');

module.exports = {
  canInstrument: false,
  process: (source, file, options) => swc.process(soften(source), file, options),
  getCacheKey: (source, file, options) =>
    crypto
      .createHash('sha1')
      .update('v2')
      .update(swc.getCacheKey(source, file, options))
      .digest('hex'),
};
