import type * as z from 'zod/mini';
import type { AvailableLimit as Available, LimitsAnswer as Answer, QuizResult as Result } from './index.ts';
import { atLimitService, limitCalls } from './index.ts';
import { AvailableLimit, LimitsAnswer, limitsContract, QuizResult } from './schemas.ts';

const limit = {
  ...{ id: 7, limitType: 1, limitState: 'ACTIVE', limitValue: 5_000, startedAt: 1_900_000_000, endsAt: null },
  ...{ measure: 'money', currencyIso: 'EUR', exponent: 2, availableValues: [], selfExcludeReason: null },
  ...{ needApprove: false, canConfirm: false, limitBalance: 5_000 },
};

it('[RG-01] the schemas match the types of the browser', () => {
  const sent = { status: 'ok', questions: [], tokenGuid: null, limitsData: [limit], title: 'Saved' };
  const answer: z.infer<typeof LimitsAnswer> = LimitsAnswer.parse(sent);
  const typed: Answer = answer;
  const offered: Available = AvailableLimit.parse(limit);
  const result: Result = QuizResult.parse({ questionsResult: [{ id: 1, isRight: true }], success: true, limitsData: [] });
  expect([typed.limitsData[0]?.limitBalance, offered.limitType, result.success]).toEqual([5_000, 1, true]);
});

it('[RG-04] has the paths of the limit service, all with a bearer token', () => {
  expect(Object.values(limitsContract).map(({ method, path, auth }) => [method, path.split('/v3/')[1], auth])).toEqual([
    ['GET', 'limits', 'token'],
    ['POST', 'limits', 'token'],
    ['GET', 'availablelimits', 'token'],
    ['GET', 'reasons/selfexclude', 'token'],
    ['POST', 'testanswers', 'token'],
    ['POST', 'BlockUser', 'token'],
    ['GET', 'changes', 'token'],
    ['POST', 'limitaction', 'token'],
    ['POST', 'ping', 'token'],
    ['DELETE', 'limit', 'token'],
  ]);
});

it('[RG-04] replaces the newer base path with the older one, without changing the call', () => {
  expect(atLimitService(limitCalls.testAnswers, '/limit-service-api/limit/external/web/api/v1')).toEqual({
    method: 'POST',
    path: '/limit-service-api/limit/external/web/api/v1/testanswers',
    auth: 'token',
  });
});
