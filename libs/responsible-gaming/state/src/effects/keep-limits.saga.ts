import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import type { PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { toHttpError } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { LimitsApi } from '../api/limits-api.ts';
import {
  changeBegun,
  changeMade,
  changeRefused,
  decisionWanted,
  limitsFailed,
  limitsReceived,
  limitsWanted,
  limitWanted,
} from '../limits.slice.ts';

export interface KeepLimitsDeps {
  ports: Pick<Ports, 'report'>;
  api: LimitsApi;
}

/** Limits are loaded when the player looks at them, and changed one at a time. @spec RG-04 RG-15 */
export function* keepLimits(deps: KeepLimitsDeps) {
  yield* all([takeLatest(limitsWanted, loadLimits, deps), takeLeading([limitWanted, decisionWanted], changeLimit, deps)]);
}

function* loadLimits({ api, ports }: KeepLimitsDeps) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    const [limits, offered] = yield* abortable((signal) => Promise.all([api.limits(signal), api.available(signal)]));
    if ((yield* select(selectUserId)) === userId) yield* put(limitsReceived({ userId, limits, offered }));
  } catch (error) {
    ports.report('limits not loaded');
    yield* put(limitsFailed());
    yield* call(endSessionOn401, error);
  }
}

function* changeLimit({ api, ports }: KeepLimitsDeps, action: ReturnType<typeof limitWanted> | ReturnType<typeof decisionWanted>) {
  const userId = yield* select(selectUserId);
  const { limitType } = action.payload;
  yield* put(changeBegun({ limitType }));
  try {
    const limits = yield* abortable((signal): Promise<PlayerLimitView[]> => {
      if (limitWanted.match(action)) return api.set(action.payload, signal);
      const { id, action: decided } = action.payload;
      return api.decide({ id, action: decided }, signal);
    });
    if ((yield* select(selectUserId)) === userId) yield* put(changeMade({ limitType, limits }));
  } catch (error) {
    ports.report('limit not changed');
    yield* put(changeRefused({ limitType, failure: toHttpError(error).code }));
    yield* call(endSessionOn401, error);
  }
}
