import { accountCalls } from '@touchline/account-contract';
import { analyticsCalls } from '@touchline/analytics-contract';
import { couponCalls, feedCalls } from '@touchline/betting-contract';
import { casinoCalls } from '@touchline/casino-contract';
import { contentCalls, rewardCalls } from '@touchline/content-contract';
import { agreementCalls, sessionCalls } from '@touchline/identity-contract';
import { platformCalls, seoCalls } from '@touchline/platform-contract';
import { limitCalls } from '@touchline/responsible-gaming-contract';
import { configCalls, type Calls } from '@touchline/shared-contract';
import { SUPPORT_SOCKET_PATH, supportCalls } from '@touchline/support-contract';

const GROUPS: readonly Calls[] = [
  configCalls,
  sessionCalls,
  agreementCalls,
  accountCalls,
  feedCalls,
  couponCalls,
  casinoCalls,
  contentCalls,
  rewardCalls,
  limitCalls,
  platformCalls,
  analyticsCalls,
  seoCalls,
  supportCalls,
];
/** Services of the specification without calls in the contract yet. */
const WITHOUT_CALLS = ['/social-api'];

const prefixOf = (path: string): string => `/${path.split('/', 2)[1] ?? ''}`;

/** Unique first segments of the backend's paths. */
export const CALL_PREFIXES: readonly string[] = [
  ...new Set([...GROUPS.flatMap((calls) => Object.values(calls)).map(({ path }) => prefixOf(path)), ...WITHOUT_CALLS]),
].sort();

/** The one prefix that also accepts sockets. */
export const SOCKET_PREFIX = prefixOf(SUPPORT_SOCKET_PATH);
