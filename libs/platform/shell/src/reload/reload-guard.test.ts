import type { KeyValueStore } from '@touchline/shared-state';
import { mayReload, reloadForChunk } from './reload-guard.ts';

const MINUTE = 60_000;

it.each([
  [[], 0, true],
  [[0], MINUTE - 1, false],
  [[0], MINUTE, true],
  [[0, MINUTE], 2 * MINUTE, true],
  [[0, MINUTE, 2 * MINUTE], 3 * MINUTE, false],
  [[0, MINUTE, 2 * MINUTE], 60 * MINUTE, true],
])('[RM-06] [REM-4] after reloads at %j a reload at %i is allowed: %p', (reloads, now, isAllowed) => {
  expect(mayReload(reloads, now)).toBe(isAllowed);
});

function storage(isBlocked = false): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => !isBlocked && kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
    onChange: () => () => undefined,
  };
}

it('[RM-06] reloads once and records it', () => {
  const kept = storage();
  const reload = jest.fn();

  expect([reloadForChunk(kept, MINUTE, reload), reloadForChunk(kept, MINUTE + 1, reload)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('[REM-4] never reloads if it cannot record it, whatever else is in storage', () => {
  const reload = jest.fn();
  const garbled: KeyValueStore = { ...storage(), get: () => 'x,,-5,NaN' };

  expect(reloadForChunk(storage(true), MINUTE, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(reloadForChunk(garbled, MINUTE, reload)).toBe(true);
});
