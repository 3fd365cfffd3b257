import { betting } from '@touchline/server-betting';
import { bettingAt, type ScriptedPrices, scriptedPrices } from '@touchline/server-betting/testing';
import { type MakeModule, migrationsOf } from '@touchline/server-kernel';
import type { Db } from '@touchline/server-kernel/db';
import type { Product } from '@touchline/server-kernel/ledger';
import { openTestDbWith } from '@touchline/server-kernel/testing';
import { makeModules } from '../backend.ts';
import { MODULES } from '../modules.ts';

/** The modules of this backend, with prices controlled by a test. */
export const scripted = (prices: ScriptedPrices): readonly MakeModule[] =>
  MODULES.map((make) => (make === betting ? bettingAt(prices) : make));

const modules = makeModules({ env: {}, mode: 'test', now: () => 0 }, scripted(scriptedPrices(0)));
/** All migrations of this backend. */
export const MIGRATIONS = migrationsOf(modules);
/** All calls of this backend. */
export const CALLS = modules.flatMap(({ calls = [] }) => calls);
/** All products that move money. */
export const PRODUCTS: readonly Product[] = modules.flatMap(({ products = [] }) => products);

/** Opens a new migrated database. */
export const openTestDb = (engine: Db['engine']): Promise<Db> => openTestDbWith(engine, MIGRATIONS);
