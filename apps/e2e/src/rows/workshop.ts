import { expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { checks } from './check.ts';

const run = promisify(execFile);
const SOURCE = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning'];
/** Runs a tool of the workspace. @returns its output. @throws when it fails. */
const tool = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, [...SOURCE, ...args], { maxBuffer: 100_000_000, timeout: 1_500_000 })).stdout;

export const WORKSHOP = checks({
  'LB-01': [
    'developers',
    'every lib is packed, installed alone in an empty project and type-checked there, and the example of its README runs',
    async () => expect(await tool('tools/check/src/pack-check/pack-check.mjs')).not.toBe(''),
  ],
  'LB-02': [
    'developers',
    'the Storybook is built and lists stories of every UI lib; each file of stories in the workspace is in it',
    async () => {
      await tool('node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'dist/storybook', '--quiet');
      const { entries } = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8')) as {
        entries: Record<string, { importPath: string }>;
      };
      const listed = new Set(Object.values(entries).map(({ importPath }) => importPath.replace(/^\.\//, '')));
      const files = globSync('libs/**/*.stories.tsx', { exclude: (name) => name === 'node_modules' || name === 'dist' });
      expect(files.length).toBeGreaterThan(50);
      expect(files.filter((file) => !listed.has(file))).toEqual([]);
    },
  ],
  'LB-03': [
    'developers',
    'the planted violations of the dependency rules are each refused by lint, and the workspace has none',
    async () => {
      // The rule is silent without a project graph.
      await tool('node_modules/nx/dist/bin/nx.js', 'show', 'projects');
      expect(await tool('tools/check/src/boundaries/boundaries-test.mjs')).not.toBe('');
    },
  ],
});
