import { control, type Controls, defineSwitch } from '@touchline/server-kernel';
import * as z from 'zod/mini';
import type { Broken } from './documents/import-documents.ts';

export const previewSwitch = defineSwitch({
  name: 'contentPreview',
  label: 'Show content as it will be at a moment (seconds since 1970)',
  schema: z.strictObject({ atSeconds: z.int() }),
});

/** Controls for the control room and tests. */
export const contentControls = (importAgain: () => Promise<readonly Broken[]>, broken: () => readonly Broken[]): Controls => ({
  switches: [previewSwitch],
  actions: [
    control({
      name: 'content-import',
      label: 'Import the documents again',
      body: z.strictObject({}),
      run: async () => ({ broken: await importAgain() }),
    }),
  ],
  views: [{ name: 'content-broken', label: 'Documents that were not taken, and why', run: () => broken() }],
});
