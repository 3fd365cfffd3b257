import { selectSession } from '@touchline/identity-state';
import { modalOpened } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { portsOf } from '@touchline/shared-state';
import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { isNewSiteDue, NEW_SITE_KEY } from './rules.ts';

/** Opens the dialog about the new site once per visitor. Stored when it opens, so that leaving at once counts too. @spec LY-14 */
export function useNewSite(): void {
  const { storage, now } = portsOf(useStore());
  const dispatch = useDispatch();
  const isNewSite = useSelector(selectSiteConfig)?.isNewSite;
  const isVisitor = useSelector(selectSession).status === 'visitor';
  useEffect(() => {
    if (!isNewSiteDue({ isNewSite, isVisitor, shownAt: storage.get(NEW_SITE_KEY) }, now())) return;
    // Without storage it would open on every page.
    if (storage.set(NEW_SITE_KEY, String(Math.round(now())))) dispatch(modalOpened({ modal: 'new-site' }));
  }, [dispatch, storage, now, isNewSite, isVisitor]);
}
