import { selectIsPlayer } from '@touchline/identity-state';
import { withWords } from '@touchline/shared-i18n';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { useLater } from '../later/use-later.ts';
import { useRegistrationWidget } from '../registration/use-registration-widget.ts';
import { selectNotices } from './notices.slice.ts';

const fetchNotices = withWords(() => import('./Notices.tsx'));
/** Loaded ahead on a player's page, since a notice may have to say that the connection is lost. */
const IDLE_MS = 1_000;

/** Notices and the registration widget; for visitors the code is loaded with the first notice. @spec NT-01 LY-16 ID-24 */
export function NoticesLater() {
  const isPlayer = useSelector(selectIsPlayer);
  // The page for changed terms already asks the same question as the notice.
  const isAsking = useRoute().key === 'confirm-terms';
  const notices = useSelector(selectNotices).filter(({ topic }) => !(isAsking && topic === 'terms-changed'));
  const widget = useRegistrationWidget();
  const isSeen = notices.length > 0 || widget.isSeen;
  const { value } = useLater({
    name: 'notices',
    fetch: fetchNotices,
    isWanted: isSeen,
    idleMs: isPlayer ? IDLE_MS : null,
    isOptional: true,
  });
  if (value === null || !isSeen) return null;
  return <value.Notices notices={notices} {...(widget.isSeen && { onWidgetClose: widget.close })} />;
}
