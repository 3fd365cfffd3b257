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
import type { ReadPersonalData, ReadVerification } from './ledger/verification.ts';
import type { Provided } from './module-services.ts';
import type { RouteMedia } from './reference/route-media.ts';
import type { Services } from './services.ts';
import type { PlayWatch } from './sessions/play.ts';

/** What a module gets when the process starts, before the database is open. */
export interface ModuleStart {
  env: NodeJS.ProcessEnv;
  mode: Mode;
  now: () => number;
}

/** Background work. It runs from the start of the process until it is stopped. */
export type Worker = (report: (error: unknown) => void) => {
  stop(): void | Promise<void>;
  /** Requests are answered only after this resolves; it never rejects. */
  ready?: Promise<void>;
};

/** Options for registering routes. */
export interface RouteOptions extends ServeOptions {
  /** The proxies that may name a visitor's address. */
  isTrusted: IsTrusted;
}

/** A module after the database is open. */
export interface OpenModule {
  routes(app: FastifyInstance, options: RouteOptions): void;
  /** Started in order, stopped in reverse order. */
  workers?: readonly Worker[];
  /** What the control room and tests may change and inspect. */
  controls?: Controls;
  /** Why this process should get no requests, in one word; undefined while it is ready. */
  lacks?: () => string | undefined;
  /** Metrics for the operator. */
  measures?: readonly Measure[];
}

/** What the module that counts playing time needs from the backend. */
export interface PlayParts extends Pick<Services, 'db' | 'failedDeposits'> {
  /** Logs a warning for the operator: its facts, then its name. Players appear only by id. */
  warn(facts: Readonly<Record<string, unknown>>, name: string): void;
}

/** A product of the backend or a part of the site. It uses the kernel and the contracts, never another module. */
export interface SandboxModule {
  readonly name: string;
  /** Calls of the contract that it answers; `/openapi.json` and `/docs` list them. */
  readonly calls?: readonly ContractCall[];
  /** Its part of the schema. Never rename a released migration. */
  readonly migrations?: readonly Migration[];
  /** Fields of the site's configuration that it sets. */
  readonly config?: Partial<SiteConfig>;
  /** Pictures at the bottom of its pages, by route key; the site serves them. @spec GD-10 */
  readonly media?: Readonly<Record<string, RouteMedia>>;
  /** Products that it moves money for. Each reconciles its own books, and the ledger reconciles all of them. */
  readonly products?: readonly Product[];
  /** Reads the limits that players set for themselves; the gate uses it. At most one module provides it. @spec RG-16 */
  readonly ownLimits?: ReadOwnLimits;
  /** Reads whether players are verified; payments use it. At most one module provides it. @spec AC-09 */
  readonly verification?: ReadVerification;
  /** Reads personal data of players for their user config. At most one module provides it. @spec AC-03 */
  readonly personalData?: ReadPersonalData;
  /** What it offers to other modules, each with {@link provide}. At most one module provides a service. */
  readonly provides?: readonly Provided[];
  /** Counts playing time. At most one module provides it. @spec RG-12 LIM-6 */
  readonly play?: (parts: PlayParts) => PlayWatch;
  /** The data that its calls store, with the bounds. @spec SEC-6 */
  readonly stores?: readonly Stored[];
  /** Calls that change something but insert no rows: they update existing rows or store nothing. */
  readonly addsNothing?: readonly ContractCall[];
  open(services: Services): Promise<OpenModule>;
}

/** A factory in the list of modules. */
export type MakeModule = (start: ModuleStart) => SandboxModule;

/** All calls of some groups of the contract. */
export const callsOf = (...groups: readonly Readonly<Record<string, ContractCall>>[]): readonly ContractCall[] =>
  groups.flatMap((group) => Object.values(group));
