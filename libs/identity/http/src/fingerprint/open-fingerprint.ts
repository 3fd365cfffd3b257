import { createFingerprintKeeper, type FingerprintKeeper, type FingerprintKeeperPorts } from './fingerprint-keeper.ts';
import { readDevice } from './read-device.ts';

/** The keeper of this device's fingerprint, with the library that reads it: a chunk of its own. @spec HT-07 */
export const openFingerprint = (ports: Omit<FingerprintKeeperPorts, 'read'>): FingerprintKeeper =>
  createFingerprintKeeper({ ...ports, read: readDevice });
