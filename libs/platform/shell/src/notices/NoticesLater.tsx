import { selectIsPlayer } from '@touchline/identity-state';
import { withWords } from '@touchline/shared-i18n';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { useLater } from '../later/use-later.ts';
import { useRegistrationWidget } from '../registration/use-registration-widget.ts';
import { selectNotices } from './notices.slice.ts';

const fetchNotices = withWords(() => import('./Notices.tsx'));
/** A player's page has the code before the first notice: one may say that the line is gone. */
const IDLE_MS = 1_000;

/** Notices of the page, and the widget of registration; visitors fetch their code with the first one. @spec NT-01 LY-16 ID-24 */
export function NoticesLater() {
  const isPlayer = useSelector(selectIsPlayer);
  // The page of changed terms asks by itself: a second voice beside it would ask the same.
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
