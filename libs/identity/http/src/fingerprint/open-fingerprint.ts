import { createFingerprintKeeper, type FingerprintKeeper, type FingerprintKeeperPorts } from './fingerprint-keeper.ts';
import { readDevice } from './read-device.ts';

/** The keeper with FingerprintJS, in a separate chunk. @spec HT-07 */
export const openFingerprint = (ports: Omit<FingerprintKeeperPorts, 'read'>): FingerprintKeeper =>
  createFingerprintKeeper({ ...ports, read: readDevice });
