import { usualWorld, worldShiftMs } from '@touchline/shared-serving';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ports of the product under test, different from the default ones of a development run. */
export const PORT = process.env['E2E_PORT'] ?? '4210';
export const SANDBOX_PORT = process.env['E2E_SANDBOX_PORT'] ?? '4310';
/** Port of the run's control room, and its key. */
export const CONTROL_PORT = process.env['E2E_CONTROL_PORT'] ?? String(Number(SANDBOX_PORT) + 100);
export const CONTROL_ORIGIN = `http://localhost:${CONTROL_PORT}`;
export const CONTROL_KEY = 'key-of-this-run';
export const ORIGIN = `http://localhost:${PORT}`;
export const DEMO = { login: 'demo@touchline.test', password: 'Touchline-demo-1' } as const;

// Evaluated in every process of the run: the first one sets the variable, and the others inherit it.
export const WORLD = (process.env['E2E_WORLD'] ??= usualWorld(Date.now()));
/** Offset of the product's clock from the machine's, in milliseconds. */
export const WORLD_SHIFT_MS = worldShiftMs({ TOUCHLINE_WORLD: WORLD }, 'test', Date.now());
/** Milliseconds since 1970 by the product's clock. */
export const worldNow = (): number => Date.now() + WORLD_SHIFT_MS;

/** A fresh data folder per run: no run sees another's coupons. */
export function productEnvironment(): Record<string, string> {
  return {
    TOUCHLINE_PORT: PORT,
    TOUCHLINE_SANDBOX_PORT: SANDBOX_PORT,
    TOUCHLINE_DATA_DIR: process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'touchline-e2e-')),
    TOUCHLINE_CONTROL_PORT: CONTROL_PORT,
    TOUCHLINE_CONTROL_KEY: CONTROL_KEY,
    // The edge allows games only this origin.
    TOUCHLINE_GAME_PROVIDER_PORT: String(Number(CONTROL_PORT) + 1),
    // Captchas load from this one.
    TOUCHLINE_SOCIAL_PORT: String(Number(CONTROL_PORT) + 2),
    ...TEST_ENV,
    TOUCHLINE_WORLD: WORLD,
  };
}
