import { accountContract } from '@touchline/account-contract/schemas';
import { couponContract, feedContract } from '@touchline/betting-contract/schemas';
import { agreementContract, sessionContract } from '@touchline/identity-contract/schemas';
import { platformContract, seoContract } from '@touchline/platform-contract/schemas';
import type { Call } from '@touchline/shared-contract';
import { configContract } from '@touchline/shared-contract/schemas';
import { supportContract } from '@touchline/support-contract/schemas';

/** Every call that a backend serves. */
export const CALLS: readonly Call[] = [
  configContract,
  sessionContract,
  accountContract,
  feedContract,
  couponContract,
  platformContract,
  agreementContract,
  seoContract,
  supportContract,
].flatMap((group) => Object.values<Call>(group));
