import type { Db } from '@touchline/server-kernel/db';
import { type ModuleBackend, startBackend } from '@touchline/server-kernel/testing';
import { identity } from '../module.ts';
import { addPlayer } from '../new-player.ts';

/** Starts the kernel with this module. Its players can sign in with their passwords. */
export const startIdentity = (engine: Db['engine']): Promise<ModuleBackend> =>
  startBackend({
    modules: [identity],
    engine,
    storePlayer: (db, house, player, nowMs) => addPlayer(db, house, { ...player, email: null, name: null, countryId: null }, nowMs),
  });
