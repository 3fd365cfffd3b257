import type { Ports, StoreModule } from '@touchline/shared-state';
import { createInboxApi } from './api/inbox-api.ts';
import { keepInbox } from './effects/keep-inbox.saga.ts';
import { inboxSlice } from './inbox.slice.ts';

/** Store module of the notifications. Needs `sessionModule` of identity-state in the same store. */
export const inboxModule = (ports: Ports): StoreModule => ({
  name: 'inbox',
  slices: [inboxSlice],
  saga: () => keepInbox({ ports, api: createInboxApi(ports) }),
});
