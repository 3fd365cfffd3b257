import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { toHttpError } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { ContentApi } from '../api/content-api.ts';
import {
  joinWanted,
  pointsReceived,
  pointsWanted,
  progressReceived,
  progressWanted,
  purchaseWanted,
  rewardRefused,
  rewardsFailed,
} from '../rewards.slice.ts';

export interface KeepRewardsDeps {
  ports: Pick<Ports, 'report' | 'uuid'>;
  api: ContentApi;
}

/** Loads progress and points on demand; joins and purchases run one at a time. @spec PI-01 PI-02 */
export function* keepRewards(deps: KeepRewardsDeps) {
  yield* all([
    takeEvery(progressWanted, loadProgress, deps),
    takeLatest(pointsWanted, loadPoints, deps),
    takeLeading(joinWanted, join, deps),
    takeLeading(purchaseWanted, buy, deps),
  ]);
}

function* loadProgress({ api, ports }: KeepRewardsDeps, { payload: { slug } }: ReturnType<typeof progressWanted>) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    const progress = yield* abortable((signal) => api.progress(slug, signal));
    if ((yield* select(selectUserId)) === userId) yield* put(progressReceived({ userId, slug, progress }));
  } catch (error) {
    ports.report('progress not loaded');
    yield* put(rewardsFailed());
    yield* call(endSessionOn401, error);
  }
}

function* loadPoints({ api, ports }: KeepRewardsDeps) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    const points = yield* abortable((signal) => api.points(signal));
    if ((yield* select(selectUserId)) === userId) yield* put(pointsReceived({ userId, points }));
  } catch (error) {
    ports.report('points not loaded');
    yield* put(rewardsFailed());
    yield* call(endSessionOn401, error);
  }
}

function* join({ api }: KeepRewardsDeps, { payload: { slug } }: ReturnType<typeof joinWanted>) {
  const userId = yield* select(selectUserId);
  try {
    const progress = yield* abortable((signal) => api.join(slug, signal));
    if (userId !== null && (yield* select(selectUserId)) === userId) yield* put(progressReceived({ userId, slug, progress }));
  } catch (error) {
    yield* put(rewardRefused({ failure: toHttpError(error).code }));
    yield* call(endSessionOn401, error);
  }
}

function* buy({ api, ports }: KeepRewardsDeps, { payload: { item } }: ReturnType<typeof purchaseWanted>) {
  const userId = yield* select(selectUserId);
  const id = ports.uuid();
  try {
    const points = yield* abortable((signal) => api.buy({ item, id }, signal));
    if (userId !== null && (yield* select(selectUserId)) === userId) yield* put(pointsReceived({ userId, points }));
  } catch (error) {
    yield* put(rewardRefused({ failure: toHttpError(error).code }));
    yield* call(endSessionOn401, error);
  }
}
