import { INBOX_PATH } from '@touchline/account-inbox-contract';
import { inboxModule, selectInbox } from '@touchline/account-inbox-state';
import { InboxBell } from '@touchline/account-inbox-ui';
import { withLanguage } from '@touchline/shared-routes';
import { type ModularStore, selectLanguage } from '@touchline/shared-state';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useSelector, useStore } from 'react-redux';
import { useSupportPlace } from '../support/support-place.ts';
import { playerChangesModule } from './player-changes-module.ts';

/** Button that opens the inbox, in the header beside support. @spec AC-06 */
export function InboxEntry() {
  const store = useStore() as ModularStore;
  const lang = useSelector(selectLanguage);
  const { count } = useSelector(selectInbox);
  const place = useSupportPlace();
  useEffect(() => {
    const names = [store.inject(playerChangesModule), store.inject(inboxModule)];
    return () => names.forEach((name) => store.release(name));
  }, [store]);
  return place && createPortal(<InboxBell href={withLanguage(INBOX_PATH, lang)} count={count} />, place);
}
