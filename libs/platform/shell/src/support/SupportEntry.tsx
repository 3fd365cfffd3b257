import { modalOpened } from '@touchline/platform-state';
import { routePath } from '@touchline/shared-routes';
import { selectBuild, selectLanguage } from '@touchline/shared-state';
import { selectUnread } from '@touchline/support-state';
import { SupportButton } from '@touchline/support-ui';
import { InfoIcon, ShieldIcon, SupportIcon } from '@touchline/ui-kit';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useRoute } from '../app/use-route.ts';
import { useConsultant } from './use-consultant.ts';
import { useSupportPlace } from './support-place.ts';

const PAGES = { contacts: 'contacts', care: 'responsiblegaming' } as const;

/**
 * The support button on every page of the main layout: in the header, where it covers nothing, or in the corner if there is no header.
 *
 * @spec LY-05 SU-01
 */
export function SupportEntry() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const lang = useSelector(selectLanguage);
  const build = useSelector(selectBuild);
  const ownUnread = useSelector(selectUnread);
  const { widget, unread } = useConsultant();
  const { row } = useRoute();
  const place = useSupportPlace();
  if (row.layout !== 'main') return null;
  const choose = (key: string): void => {
    if (key === 'contacts' || key === 'care') void navigate(routePath('information', { page: PAGES[key] }, { lang }));
    else if (widget !== null) widget.open();
    else dispatch(modalOpened({ modal: 'support' }));
  };
  const button = (
    <SupportButton
      build={build}
      isInHeader={place !== null}
      unread={widget === null ? ownUnread : unread}
      onChoose={choose}
      items={[
        { key: 'write', icon: <SupportIcon />, label: <FormattedMessage id="shell.forgot.support" defaultMessage="Contact support" /> },
        { key: 'contacts', icon: <InfoIcon />, label: <FormattedMessage id="shell.support.contacts" defaultMessage="Contact us" /> },
        {
          key: 'care',
          icon: <ShieldIcon />,
          label: <FormattedMessage id="shell.support.care" defaultMessage="Responsible gambling" />,
        },
      ]}
    />
  );
  return place === null ? button : createPortal(button, place);
}
