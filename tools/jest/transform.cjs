// One transformer for our TypeScript and for the ES-module-only packages among our dependencies.
// swc turns ES modules into CommonJS; import.meta has no CommonJS form, so it becomes an object with the file's url.
const { createHash, randomUUID } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { createTransformer } = require('@swc/jest');

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

const SAME_FOR_ALL = createHash('sha256').update(readFileSync(__filename)).update(require('@swc/core/package.json').version).digest();
const keyOf = (source, file) => createHash('sha256').update(SAME_FOR_ALL).update(file).update('\0').update(source).digest('hex');
// Jest keeps what was transformed by project. Most files of ours belong to four or more, so they are kept once for all of them besides.
const KEPT = join(__dirname, '../../node_modules/.cache/touchline-jest');

module.exports = {
  canInstrument: false,
  process(source, file, options) {
    const kept = join(KEPT, keyOf(source, file));
    try {
      return { code: readFileSync(kept, 'utf8') };
    } catch {
      const { code } = swc.process(soften(source), file, options);
      mkdirSync(dirname(kept), { recursive: true });
      // Another worker may be reading it.
      const written = `${kept}.${randomUUID()}`;
      writeFileSync(written, code);
      renameSync(written, kept);
      return { code };
    }
  },
  getCacheKey: keyOf,
};
