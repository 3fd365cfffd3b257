import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { storyNotes } from './notes/story-notes.ts';

const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** Limits the stories to folders separated by commas: libs, as `nx storybook LIB` does, or those of this folder. */
const only = process.env['TOUCHLINE_STORIES'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories:
    only === undefined
      ? [
          './foundations/*.stories.tsx',
          './frames/*.stories.tsx',
          './patterns/*.stories.tsx',
          '../libs/*/*/src/**/*.stories.tsx',
          '../apps/**/src/**/*.stories.tsx',
          './control/*.stories.tsx',
        ]
      : only
          .split(',')
          .map((folder) => (folder.startsWith('.storybook/') ? `../${folder}/*.stories.tsx` : `../${folder}/src/**/*.stories.tsx`)),
  addons: ['@storybook/addon-a11y'],
  staticDirs: [{ from: flags, to: '/flags' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [storyNotes(), ...(vite.plugins ?? [])],
    resolve: { ...vite.resolve, conditions: ['@touchline/source', 'module', 'browser', 'development|production'] },
    build: { ...vite.build, chunkSizeWarningLimit: 4000, reportCompressedSize: false, sourcemap: false },
  }),
};
export default config;
