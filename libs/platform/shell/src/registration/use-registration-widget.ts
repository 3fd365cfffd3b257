import { selectSession } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';

/** Whether to show the registration widget: to visitors only, if the site enables it, until it is closed. @spec ID-24 */
export function useRegistrationWidget(): { isSeen: boolean; close: () => void } {
  const site = useSelector(selectSiteConfig);
  const { status } = useSelector(selectSession);
  const { row } = useRoute();
  const [isClosed, setClosed] = useState(false);
  const isOn = site?.isShowRegistrationWidget === true && site.isRegistrationAllowed && !site.isVipDomain;
  return {
    isSeen: isOn && status === 'visitor' && row.layout === 'main' && row.access !== 'guest' && !isClosed,
    close: () => setClosed(true),
  };
}
