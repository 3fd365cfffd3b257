import { atLimitService, LIMIT_SERVICE_PATHS, type LimitsAnswer } from '@touchline/responsible-gaming-contract';
import { limitsContract } from '@touchline/responsible-gaming-contract/schemas';
import { endSessionsOf, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { languageOf, serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Changing, decideChange, setLimits, withCurrency } from './change-limits.ts';
import { limitViews } from './limit-views.ts';
import { availableLimit, REASONS } from './offered.ts';
import { questionsIn } from './quiz-questions.ts';
import { answerQuiz, askQuiz } from './quiz.ts';
import { selectedCurrencyOf } from './selected-account.ts';
import type { SettingsOf } from './settings.ts';
import { titlesIn } from './messages.ts';

const EXCLUSION = 30;
const LONGEST_DAYS = 1825;
const NO_SESSION = 0;

/** What the limit service needs. */
export type LimitParts = Pick<Services, 'bounds' | 'db' | 'now'> & { settingsOf: SettingsOf };

/** The limit service, at its current and its older base path. @spec RG-04 */
export function limitRoutes(app: FastifyInstance, services: LimitParts, options: ServeOptions): void {
  for (const base of LIMIT_SERVICE_PATHS) routesAt(app, base, services, options);
}

function routesAt(
  app: FastifyInstance,
  base: (typeof LIMIT_SERVICE_PATHS)[number],
  { bounds, db, now, settingsOf }: LimitParts,
  options: ServeOptions,
): void {
  const at = <const C extends { path: string }>(call: C): C => atLimitService(call, base);
  const viewsOf = async (tx: Queryable, userId: number) =>
    limitViews(tx, userId, { nowMs: now(), unit: await selectedCurrencyOf(tx, userId), settings: await settingsOf(tx, userId) });
  const changingOf = async (tx: Queryable, userId: number, request: FastifyRequest): Promise<Changing> => ({
    bounds,
    userId,
    nowMs: now(),
    unit: await selectedCurrencyOf(tx, userId),
    language: languageOf(request),
    settings: await settingsOf(tx, userId),
  });
  const decide = (userId: number, request: FastifyRequest, decision: { id: number; action: 'confirm' | 'reject' }): Promise<LimitsAnswer> =>
    db.transaction(async (tx) => {
      await decideChange(tx, await changingOf(tx, userId, request), decision);
      const limitsData = await viewsOf(tx, userId);
      return { status: 'ok', questions: [], tokenGuid: null, limitsData, title: titlesIn(languageOf(request))[decision.action] };
    });

  serve(app, at(limitsContract.limits), options, ({ session }) => viewsOf(db, session.userId));
  serve(app, at(limitsContract.available), options, async ({ session }) => {
    const unit = await selectedCurrencyOf(db, session.userId);
    const { types, reading } = await settingsOf(db, session.userId);
    return types.map((limitType) => availableLimit(limitType, unit, reading));
  });
  serve(app, at(limitsContract.reasons), options, async () => REASONS.map((reason) => ({ ...reason })));
  serve(app, at(limitsContract.set), options, ({ session: { userId }, body, request }) =>
    db.transaction(async (tx): Promise<LimitsAnswer> => {
      const changing = await changingOf(tx, userId, request);
      const { language } = changing;
      const wishes = withCurrency(body.limits, changing.unit);
      const tokenGuid = await askQuiz(tx, changing, wishes);
      if (tokenGuid !== null) {
        const limitsData = await viewsOf(tx, userId);
        return { status: 'quiz', questions: questionsIn(language), tokenGuid, limitsData, title: titlesIn(language).quiz };
      }
      await setLimits(tx, changing, wishes);
      const limitsData = await viewsOf(tx, userId);
      const waits = body.limits.some(({ limitType }) => limitsData.some((each) => each.limitType === limitType && each.needApprove));
      return { status: 'ok', questions: [], tokenGuid: null, limitsData, title: titlesIn(language)[waits ? 'waits' : 'set'] };
    }),
  );
  serve(app, at(limitsContract.testAnswers), options, ({ session: { userId }, body, request }) =>
    db.transaction(async (tx) => {
      const marked = await answerQuiz(tx, await changingOf(tx, userId, request), body);
      return { ...marked, limitsData: await viewsOf(tx, userId) };
    }),
  );
  serve(app, at(limitsContract.action), options, ({ session: { userId }, body, request }) => decide(userId, request, body));
  serve(app, at(limitsContract.cancel), options, ({ session: { userId }, query, request }) =>
    decide(userId, request, { id: query.id, action: 'reject' }),
  );
  serve(app, at(limitsContract.blockUser), options, ({ session: { userId }, request }) =>
    db.transaction(async (tx) => {
      await setLimits(tx, await changingOf(tx, userId, request), [{ limitType: EXCLUSION, limitValue: LONGEST_DAYS }]);
      await endSessionsOf(tx, { userId, except: NO_SESSION, nowMs: now() });
      return { success: true };
    }),
  );
}
