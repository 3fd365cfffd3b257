import type { InboxItem } from '@touchline/account-inbox-contract';
import { inboxModule, inboxSettingsShown, inboxSettingsWanted, inboxShown, selectInbox } from '@touchline/account-inbox-state';
import { InboxItems, InboxSettingsForm } from '@touchline/account-inbox-ui';
import type { ModularStore } from '@touchline/shared-state';
import { Button, LinesSkeleton, Notice } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Moment } from '../parts/Parts.tsx';
import { usePath } from '../parts/use-path.ts';
import { Words } from '../parts/Words.tsx';

const w = defineMessages({
  failed: { id: 'account.part.failed', defaultMessage: "We can't load this right now." },
  again: { id: 'account.again', defaultMessage: 'Try again' },
  settings: { id: 'account.notifications.settings', defaultMessage: 'Notification settings' },
  break: {
    id: 'account.notifications.break',
    defaultMessage: 'You are on a break until {moment}. There are no notifications until then.',
  },
});

const PLACES = {
  bet: 'office-history',
  withdrawal: 'office-historypay',
  support: 'office-support',
} as const satisfies Record<InboxItem['topic'], string>;

/** Notifications and their settings. @spec AC-06 LIM-5 */
export function Notifications() {
  const store = useStore() as ModularStore;
  const dispatch = useDispatch();
  const path = usePath();
  const { inbox, settings, failed, change } = useSelector(selectInbox);
  const ask = (): void => {
    dispatch(inboxShown());
    dispatch(inboxSettingsShown());
  };
  useEffect(() => {
    const name = store.inject(inboxModule);
    store.dispatch(inboxShown());
    store.dispatch(inboxSettingsShown());
    return () => store.release(name);
  }, [store]);
  const hrefOf = ({ topic, kind }: InboxItem): string => path(kind === 'appeal-answered' ? 'block-appeal-history' : PLACES[topic]);
  return (
    <div className={pageStyles.page}>
      {failed.length > 0 && (
        <Notice
          tone="error"
          actions={
            <Button size="small" onClick={ask}>
              <Words of={w.again} />
            </Button>
          }
        >
          <Words of={w.failed} />
        </Notice>
      )}
      {inbox === null ? (
        !failed.includes('inbox') && <LinesSkeleton />
      ) : inbox.excludedUntil !== null ? (
        <Notice tone="info">
          <Words of={w.break} values={{ moment: <Moment seconds={inbox.excludedUntil} /> }} />
        </Notice>
      ) : (
        <InboxItems items={inbox.items} hrefOf={hrefOf} />
      )}
      {settings !== null && (
        <>
          <h2 className={pageStyles.heading}>
            <Words of={w.settings} />
          </h2>
          <InboxSettingsForm settings={settings} status={change.status} onSave={(wanted) => dispatch(inboxSettingsWanted(wanted))} />
        </>
      )}
    </div>
  );
}
