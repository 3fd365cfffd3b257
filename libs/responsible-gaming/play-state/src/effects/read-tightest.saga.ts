import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { isLimitType, isOfMoney, meaningOf, tightestOf } from '@touchline/responsible-gaming-rules';
import { codeOf } from '@touchline/shared-primitives';
import { abortable, type Ports, type RootState } from '@touchline/shared-state';
import { call, put, select } from 'typed-redux-saga';
import type { PlayApi } from '../api/play-api.ts';
import { tightestKnown } from '../play.slice.ts';

interface TightestDeps {
  ports: Pick<Ports, 'report'>;
  api: (state: RootState) => PlayApi;
}

const isOfStakes = (limitType: number): boolean => {
  if (!isLimitType(limitType)) return false;
  const meaning = meaningOf(limitType);
  return isOfMoney(meaning) && meaning.kind !== 'deposit';
};

/** Loads the tightest stake limit and its unused part, before money is staked. @spec LIM-4 LIM-12 */
export function* readTightest({ ports, api }: TightestDeps) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    const calls = yield* select(api);
    const limits = yield* abortable((signal) => calls.limits(signal));
    const left = limits.flatMap((limit) =>
      limit.limitState === 'ACTIVE' && limit.limitBalance !== null && isOfStakes(limit.limitType)
        ? [{ limit, left: limit.limitBalance }]
        : [],
    );
    if ((yield* select(selectUserId)) === userId) yield* put(tightestKnown(tightestOf(left)?.limit ?? null));
  } catch (error) {
    // An outdated figure would be wrong.
    yield* put(tightestKnown(null));
    ports.report('limits not loaded', { code: codeOf(error) });
    yield* call(endSessionOn401, error);
  }
}
