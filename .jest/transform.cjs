// One transformer for the workspace's TypeScript and for dependencies that are ES modules only. swc converts ES modules to CommonJS;
// import.meta has no CommonJS equivalent, so it is replaced with an object containing the file's URL.
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
  // Beside the code, not in it: workers keep the code of thousands of files in memory.
  sourceMaps: true,
});
const soften = (source) => source.replaceAll('import.meta', '({ url: require("node:url").pathToFileURL(__filename).href })');

const SAME_FOR_ALL = createHash('sha256').update(readFileSync(__filename)).update(require('@swc/core/package.json').version).digest();
const keyOf = (source, file) => createHash('sha256').update(SAME_FOR_ALL).update(file).update('\0').update(source).digest('hex');
// Jest caches transformed files per project. Most files belong to four or more projects, so this cache is shared by all.
const KEPT = join(__dirname, '../node_modules/.cache/touchline-jest');

module.exports = {
  canInstrument: false,
  process(source, file, options) {
    const kept = join(KEPT, keyOf(source, file));
    try {
      return JSON.parse(readFileSync(kept, 'utf8'));
    } catch {
      const { code, map } = swc.process(soften(source), file, options);
      mkdirSync(dirname(kept), { recursive: true });
      // Write atomically, because another worker may be reading the file.
      const written = `${kept}.${randomUUID()}`;
      writeFileSync(written, JSON.stringify({ code, map }));
      renameSync(written, kept);
      return { code, map };
    }
  },
  getCacheKey: keyOf,
};
