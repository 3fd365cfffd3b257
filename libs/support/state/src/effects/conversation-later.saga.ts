import { loadLater } from '@touchline/shared-state';
import { call, select } from 'typed-redux-saga';
import { conversationShown, selectSupport } from '../conversation.slice.ts';
import { isConversationKnown } from '../rules/known-conversation.ts';
import type { KeepConversationDeps } from './keep-conversation.saga.ts';

/** Loads the saga when the conversation is opened, or at once if the browser has one. Earlier messages wait in the state. @spec LY-05 */
export function* conversationLater(deps: KeepConversationDeps) {
  const isWanted = isConversationKnown(deps.ports.storage) || (yield* select(selectSupport)).isShown;
  yield* call(loadLater, {
    load: async () => {
      const { keepConversation } = await import('./keep-conversation.saga.ts');
      return () => keepConversation(deps);
    },
    wishes: [],
    ...(!isWanted && { until: [conversationShown.type] }),
  });
}
