import type { TableView } from '@touchline/casino-game-contract';
import { createGamesApi } from '@touchline/casino-game-state';
import { type Watching, watchingModule } from '@touchline/casino-state';
import type { Ports, StoreModule } from '@touchline/shared-state';

/** A shared table as the server last described it. */
export interface KnownTable {
  table: TableView;
  /** When the draw closes, on this page's clock. */
  closesAt: number;
}

const PREFIX = 'table/';
const TABLE_EVERY_MS = 3_000;

/** Key of a model's table in the casino's part of the store. */
export const tableKey = (model: string): string => `${PREFIX}${model}`;

/** Polls each watched table every three seconds. @spec CS-05 */
export const tablesModule = (ports: Ports): StoreModule => {
  const api = createGamesApi(ports);
  const ask = async (model: string, signal: AbortSignal): Promise<KnownTable> => {
    const table = await api.table(model, signal);
    return { table, closesAt: performance.now() + table.leftMs };
  };
  const find = (key: string): Watching | null =>
    key.startsWith(PREFIX) ? { everyMs: TABLE_EVERY_MS, ask: (signal) => ask(key.slice(PREFIX.length), signal) } : null;
  return watchingModule('gameTables', ports, find);
};
