import type * as z from 'zod/mini';
import type { AvailableLimit as Available, LimitsAnswer as Answer } from './index.ts';
import { AvailableLimit, LimitsAnswer, limitsContract } from './schemas.ts';

const limit = {
  ...{ id: 7, limitType: 1, limitState: 'ACTIVE', limitValue: 5_000, startedAt: 1_900_000_000, endsAt: null },
  ...{ measure: 'money', currencyIso: 'EUR', exponent: 2, availableValues: [], selfExcludeReason: null },
  ...{ needApprove: false, canConfirm: false, limitBalance: 5_000 },
};

it('[RG-01] the schema and the types of the browser are one contract', () => {
  const answer: z.infer<typeof LimitsAnswer> = LimitsAnswer.parse({ status: 'ok', questions: [], tokenGuid: null, limitsData: [limit] });
  const typed: Answer = answer;
  const offered: Available = AvailableLimit.parse(limit);
  expect([typed.limitsData[0]?.limitBalance, offered.limitType]).toEqual([5_000, 1]);
});

it('has the paths of the limit service, all of them for a bearer', () => {
  expect(Object.values(limitsContract).map(({ method, path, auth }) => [method, path.split('/v3/')[1], auth])).toEqual([
    ['GET', 'limits', 'token'],
    ['POST', 'limits', 'token'],
    ['GET', 'availablelimits', 'token'],
    ['GET', 'reasons/selfexclude', 'token'],
    ['POST', 'limitaction', 'token'],
    ['POST', 'ping', 'token'],
    ['DELETE', 'limit', 'token'],
  ]);
});
