// Stories of all libs of a batch: one Storybook of them, and one run in Chromium.
import { join } from 'node:path';
import { ROOT } from '../generators/workspace.mjs';
import { clearReport, FAILURE_LENGTH, readReport, show, suite } from './suite.mjs';

const REPORT = 'test-results/stories.json';
const STORYBOOK = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
const SITE = 'dist/storybook-tested';
/** Stories that belong to no lib, as a target of tools/stories. */
const OWN = { project: 'tools/stories', folder: '.storybook', shown: ['.storybook/frames', '.storybook/patterns'] };
/** The first page of every run, and stories with faults that the run must find. */
const ALWAYS = ['.storybook/foundations', '.storybook/control'];

export const { one, all } = suite(async (tasks, words) => {
  clearReport(REPORT);
  const folders = tasks.map(({ folder }) => (folder === OWN.project ? OWN.folder : folder));
  const shown = [...folders.flatMap((folder) => (folder === OWN.folder ? OWN.shown : [folder])), ...ALWAYS];
  const built = await show([STORYBOOK, 'build', '--output-dir', SITE, '--quiet', '--loglevel', 'error'], {
    TOUCHLINE_STORIES: shown.join(','),
  });
  if (built !== 0) return new Map();
  const code = await show(['tools/stories/src/run.mjs', `--site=${SITE}`, `--libs=${folders}`, `--report=${REPORT}`, ...words]);
  const counts = readReport(REPORT);
  if (counts === undefined) return new Map();
  const isExplained = Object.values(counts).some(({ failed }) => failed > 0);
  // It may fail outside the stories: then nothing counts as passed.
  if (code !== 0 && !isExplained) return new Map();
  return new Map(
    tasks.map(({ id }, at) => {
      const own = counts[folders[at]];
      return [id, { ...own, why: own.why.map((text) => text.slice(0, FAILURE_LENGTH)) }];
    }),
  );
});
