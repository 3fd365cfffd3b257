import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { createInboxApi } from './api/inbox-api.ts';
import { keepInbox } from './effects/keep-inbox.saga.ts';
import { inboxSlice } from './inbox.slice.ts';
import { followPlayer } from './push/follow-player.saga.ts';

const chance = (): number => Math.random();

/** Store module of the notifications and of the player's changes by push. Needs `sessionModule` of identity-state in the same store. */
export const inboxModule = (ports: Ports): StoreModule => ({
  name: 'inbox',
  slices: [inboxSlice],
  saga: function* inbox() {
    yield* all([call(keepInbox, { ports, api: createInboxApi(ports) }), call(followPlayer, { ports, chance })]);
  },
});
