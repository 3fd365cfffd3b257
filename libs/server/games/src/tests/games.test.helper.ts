import type { Db } from '@touchline/server-kernel/db';
import { type ModuleBackend, startBackend } from '@touchline/server-kernel/testing';
import { games } from '../module.ts';

/** Starts the kernel with this module. */
export const startGames = (engine: Db['engine']): Promise<ModuleBackend> => startBackend({ modules: [games], engine });
