import type { Mode } from '@touchline/shared-primitives/mode';
import type { IsTrusted, Measure } from '@touchline/shared-serving';
import type { SiteConfig } from '@touchline/shared-contract';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Stored } from './bounds/stored.ts';
import type { Controls } from './controls/control.ts';
import type { Migration } from './db/migration.ts';
import type { ServeOptions } from './http/serve.ts';
import type { ReadOwnLimits } from './ledger/own-limits.ts';
import type { Product } from './ledger/product.ts';
import type { ReadVerification } from './ledger/verification.ts';
import type { CasinoGames } from './reference/casino-games.ts';
import type { RouteMedia } from './reference/route-media.ts';
import type { Services } from './services.ts';
import type { PlayWatch } from './sessions/play.ts';

/** What is known when the process starts, before the database is open. */
export interface ModuleStart {
  env: NodeJS.ProcessEnv;
  mode: Mode;
  now: () => number;
}

/** Work beside requests. It runs from the moment the process is ready until it is stopped. */
export type Worker = (report: (error: unknown) => void) => {
  stop(): void | Promise<void>;
  /** Nothing is answered before; it never rejects. */
  ready?: Promise<void>;
};

/** What routes are registered with. */
export interface RouteOptions extends ServeOptions {
  /** Whose word about a visitor's address counts. */
  isTrusted: IsTrusted;
}

/** A module on its open database. */
export interface OpenModule {
  routes(app: FastifyInstance, options: RouteOptions): void;
  /** Started in order, stopped in reverse order. */
  workers?: readonly Worker[];
  /** What control room and tests may change and see. */
  controls?: Controls;
  /** Why this process should be sent nothing, in one word; undefined while it should. */
  lacks?: () => string | undefined;
  /** What whoever operates this watches of it. */
  measures?: readonly Measure[];
}

/** What the module that counts for how long players play needs of the backend. */
export interface PlayParts extends Pick<Services, 'db' | 'failedDeposits'> {
  /** Writes a line of the log that an operator must see: its facts, then its name. Players are named by their number alone. */
  warn(facts: Readonly<Record<string, unknown>>, name: string): void;
}

/** A product of the backend, or a part of the site. It uses the kernel and the contracts, and never another module. */
export interface SandboxModule {
  readonly name: string;
  /** Calls of the contract that it answers: `/openapi.json` and `/docs` show them. */
  readonly calls?: readonly ContractCall[];
  /** Its part of the schema. Names never change once released. */
  readonly migrations?: readonly Migration[];
  /** Fields of the site's configuration that it decides. */
  readonly config?: Partial<SiteConfig>;
  /** Pictures under its pages, by the key of the route; the site serves them. @spec GD-10 */
  readonly media?: Readonly<Record<string, RouteMedia>>;
  /** What it moves money for. Each reconciles itself, and the ledger reconciles all of them. */
  readonly products?: readonly Product[];
  /** Limits that players set for themselves: the gate asks. At most one module keeps them. @spec RG-16 */
  readonly ownLimits?: ReadOwnLimits;
  /** Documents of players: payments ask. At most one module keeps them. @spec AC-09 */
  readonly verification?: ReadVerification;
  /** The casino's catalogue: rounds ask where a game is offered. At most one module keeps it. @spec CS-02 */
  readonly casinoGames?: CasinoGames;
  /** Counts for how long players play. At most one module does. @spec RG-12 LIM-6 */
  readonly play?: (parts: PlayParts) => PlayWatch;
  /** What its calls store, with the bounds. @spec SEC-6 */
  readonly stores?: readonly Stored[];
  /** Calls that change something but insert no rows: they update existing rows or store nothing. */
  readonly addsNothing?: readonly ContractCall[];
  open(services: Services): Promise<OpenModule>;
}

/** What the list of modules holds. */
export type MakeModule = (start: ModuleStart) => SandboxModule;

/** The calls of a group of the contract. */
export const callsOf = (...groups: readonly Readonly<Record<string, ContractCall>>[]): readonly ContractCall[] =>
  groups.flatMap((group) => Object.values(group));
