import { test } from '@playwright/test';
import { createRequire } from 'node:module';
import type * as Measures from '@touchline/measured';

// Loaded by its path: the name belongs to Jest.
const { measured: add } = createRequire(import.meta.url)('../../../../.jest/measured.cjs') as typeof Measures;

/** Like `measured` of Jest: adds a measured value to the report of the run, and fails the test when it is beyond its bound (ADR 0254). */
export const measured = (measure: Measures.Measure): void => add(measure, test.info().file);
