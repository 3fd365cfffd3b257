import type { Mode } from '@touchline/shared-primitives/mode';
import type { Bounds } from './bounds/bounds.ts';
import type { Broker } from './broker/broker.ts';
import type { ConfigOf } from './config/configuration.ts';
import type { Db, Queryable } from './db/db.ts';
import type { FileExaminer } from './files/file-examiner.ts';
import type { OpenHelper } from './helpers/helper.ts';
import type { House } from './ledger/house.ts';
import type { AtStakeQuery, FailedDepositsQuery, OpenStakes } from './ledger/product.ts';
import type { ReadOwnLimits } from './ledger/own-limits.ts';
import type { Risk, RiskQuery } from './ledger/risk.ts';
import type { ReadPersonalData, ReadVerification } from './ledger/verification.ts';
import type { Warn } from './log/brief-warnings.ts';
import type { RouteMedia } from './reference/route-media.ts';
import type { FindService } from './module-services.ts';
import type { Outbox } from './outbox.ts';
import type { PlayWatch } from './sessions/play.ts';
import type { Consents } from './visit/consent.ts';
import type { SiteDocuments } from './site-documents.ts';
import type { SitePages } from './site-pages.ts';
import type { Tokens } from './sessions/tokens.ts';
import type { StuckWork } from './work/stuck-work.ts';

/** Services shared by all parts of the backend. */
export interface Services {
  db: Db;
  /** Sends messages to the other processes on this database. */
  broker: Broker;
  house: House;
  /** A player's own limits and self-exclusion, from the module that keeps limits. @spec RG-16 */
  ownLimits: ReadOwnLimits;
  /** Whether a player is verified, from the module that keeps documents. @spec AC-09 */
  verification: ReadVerification;
  /** A player's personal data, from the module that keeps it. @spec AC-03 */
  personalData: ReadPersonalData;
  /** Finds what another module provides, such as the catalogue of games. */
  provided: FindService;
  /** Pictures at the bottom of pages, by route key, from the modules that own the pages. @spec GD-10 */
  media: Readonly<Record<string, RouteMedia>>;
  /** Playing time, from the module that keeps limits. @spec RG-12 */
  play: PlayWatch;
  /** Sums of a player's stakes in undecided wagers, by product, account and period. */
  atStake: (query: AtStakeQuery) => Promise<(OpenStakes & { product: string })[]>;
  /** Times of a player's failed deposits, over all products; milliseconds. @spec LIM-5 */
  failedDeposits: (query: FailedDepositsQuery) => Promise<number[]>;
  /** Wagers of all products that rewards may be given for. @spec PI-02 CS-06 */
  risks: (db: Queryable, query: RiskQuery) => Promise<Risk[]>;
  tokens: Tokens;
  /** Seals cookie choices and reads sealed ones. @spec ID-17 PRV-2 */
  consents: Consents;
  /** Limits on what clients may store. @spec SEC-6 */
  bounds: Bounds;
  /** Examines uploaded files in a helper process. @spec AC-04 AC-09 SEC-6 */
  files: FileExaminer;
  /** Opens a helper process for other work that would block the main thread. @spec SRV-3 */
  openHelper: OpenHelper;
  /** Runs background work item by item and tracks failures. */
  stuck: StuckWork;
  /** Logs failures that visitors can cause at will: short lines, and a limited number of them. @spec SEC-5 */
  warn: Warn;
  /** Server time in milliseconds since 1970: the clock for all decisions. @spec ODD-4 */
  now: () => number;
  /** Number of people per address: 1, except in test runs that sign many people in from one machine. */
  peoplePerAddress: number;
  /** The site's configuration for a request. */
  config: ConfigOf;
  /** Pages for the sitemap. */
  pages: SitePages;
  /** Documents that modules write from their rules. */
  documents: SiteDocuments;
  /** Messages to players: those that wait for the mail server, and those that the sandbox keeps instead of sending. */
  outbox: Outbox;
  env: NodeJS.ProcessEnv;
  mode: Mode;
}
