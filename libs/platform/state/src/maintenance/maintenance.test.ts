import type { Maintenance } from '@touchline/shared-contract';
import { isMaintenanceAnnounced, isUnderMaintenance, untilMaintenanceChanges } from './maintenance.ts';

const schedule = (changes: Partial<Maintenance> = {}): Maintenance => ({
  started_at: 1_000,
  ended_at: 2_000,
  notify_started_at: 100,
  notify_ended_at: 1_500,
  isActive: true,
  web_state: 1,
  ...changes,
});

it.each([
  [999_999, false],
  [1_000_000, true],
  [1_999_999, true],
  [2_000_000, false],
])('[MT-01] is active between its dates: at %i it is %p', (nowMs, isActive) => {
  expect(isUnderMaintenance(schedule(), nowMs)).toBe(isActive);
});

it.each([
  ['there is none', undefined],
  ['it is switched off', schedule({ isActive: false })],
  ['other applications are meant', schedule({ web_state: 0 })],
  ['it ends before it starts', schedule({ ended_at: 900 })],
])('[MT-01] is not active with %s', (_name, maintenance) => {
  expect(isUnderMaintenance(maintenance, 1_500_000)).toBe(false);
});

it.each([
  [99_999, false],
  [100_000, true],
  [999_999, true],
  [1_000_000, false],
  [1_500_000, false],
])('[MT-02] is announced from the notify date until it begins: at %i it is %p', (nowMs, isAnnounced) => {
  expect(isMaintenanceAnnounced(schedule(), nowMs)).toBe(isAnnounced);
});

it.each([
  [0, 100_000],
  [100_000, 900_000],
  [1_400_000, 100_000],
  [1_600_000, 400_000],
  [2_000_000, null],
])('[MT-01] [MT-02] at %i the next change is in %p ms', (nowMs, ms) => {
  expect(untilMaintenanceChanges(schedule(), nowMs)).toBe(ms);
});
