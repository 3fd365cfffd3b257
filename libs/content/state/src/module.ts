import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { createContentApi } from './api/content-api.ts';
import { bannersSlice } from './banners.slice.ts';
import { contentSlice } from './content.slice.ts';
import { keepBanners } from './effects/keep-banners.saga.ts';
import { keepRewards } from './effects/keep-rewards.saga.ts';
import { rewardsSlice } from './rewards.slice.ts';

/** Store module of content. Needs `sessionModule` of identity-state in the same store. */
export const contentModule = (ports: Ports): StoreModule => ({
  name: 'content',
  slices: [contentSlice, bannersSlice, rewardsSlice],
  saga: function* contentProcesses() {
    const deps = { ports, api: createContentApi(ports) };
    yield* all([call(keepRewards, deps), call(keepBanners, deps)]);
  },
});
