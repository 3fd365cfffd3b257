import type { Mode } from '@touchline/shared-primitives/mode';
import type { Bounds } from './bounds/bounds.ts';
import type { Broker } from './broker/broker.ts';
import type { ConfigOf } from './config/configuration.ts';
import type { Db } from './db/db.ts';
import type { FileExaminer } from './files/file-examiner.ts';
import type { OpenHelper } from './helpers/helper.ts';
import type { House } from './ledger/house.ts';
import type { AtStakeQuestion, FailedDepositsQuestion } from './ledger/product.ts';
import type { ReadOwnLimits } from './ledger/own-limits.ts';
import type { ReadVerification } from './ledger/verification.ts';
import type { CasinoGames } from './reference/casino-games.ts';
import type { RouteMedia } from './reference/route-media.ts';
import type { Outbox } from './outbox.ts';
import type { PlayWatch } from './sessions/play.ts';
import type { Consents } from './visit/consent.ts';
import type { SitePages } from './site-pages.ts';
import type { Tokens } from './sessions/tokens.ts';
import type { StuckWork } from './work/stuck-work.ts';

/** What every part of the backend works with. */
export interface Services {
  db: Db;
  /** Tells the other processes on this database what this one knows. */
  broker: Broker;
  house: House;
  /** What a player has decided for themselves; of the module that keeps limits. @spec RG-16 */
  ownLimits: ReadOwnLimits;
  /** Whether a player has shown who they are; of the module that keeps documents. @spec AC-09 */
  verification: ReadVerification;
  /** Games of the casino and the countries where they are not offered; of the module that keeps the catalogue. @spec CS-02 */
  casinoGames: CasinoGames;
  /** Pictures under pages, by the key of the route; of the modules whose pages they are. @spec GD-10 */
  media: Readonly<Record<string, RouteMedia>>;
  /** For how long players play; of the module that keeps limits. @spec RG-12 */
  play: PlayWatch;
  /** What a player paid for wagers that are not decided yet, with every product; minor units. */
  atStake: (question: AtStakeQuestion) => Promise<number>;
  /** When deposits of a player failed, of all products; milliseconds. @spec LIM-5 */
  failedDeposits: (question: FailedDepositsQuestion) => Promise<number[]>;
  tokens: Tokens;
  /** Seals cookie choices and reads sealed ones. @spec ID-17 PRV-2 */
  consents: Consents;
  /** Limits on what clients may store. @spec SEC-6 */
  bounds: Bounds;
  /** Examines uploaded files in a helper process. @spec AC-04 AC-09 SEC-6 */
  files: FileExaminer;
  /** Opens a helper process for other work that would block the main thread. @spec SRV-3 */
  openHelper: OpenHelper;
  /** Does background work item by item, and knows what fails. */
  stuck: StuckWork;
  /** Milliseconds since 1970 by the server: the only clock that decides. @spec ODD-4 */
  now: () => number;
  /** How many people stand behind one address: 1, and more only where a test run signs many people in from one machine. */
  peoplePerAddress: number;
  /** The site's configuration as a request gets it. */
  config: ConfigOf;
  /** Pages for the sitemap. */
  pages: SitePages;
  /** Messages that are not sent. */
  outbox: Outbox;
  env: NodeJS.ProcessEnv;
  mode: Mode;
}
