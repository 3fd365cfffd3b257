import { selectBuild } from '@touchline/shared-state';
import { Notice, NoticeStack, type NoticeTone } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { HelpLines } from '../pages/HelpLines.tsx';
import styles from './Notices.module.css';
import { noticeClosed, selectNotices, type ShellNotice } from './notices.slice.ts';
import type { NoticeType } from './rules/notice-limit.ts';

const TONES: Readonly<Record<NoticeType, NoticeTone>> = {
  alert: 'warn',
  question: 'info',
  info: 'info',
  success: 'ok',
  warning: 'warn',
  error: 'error',
};
const titles = defineMessages({
  'signed-in': { id: 'shell.notice.signedIn', defaultMessage: 'You are signed in' },
  'signed-out': { id: 'shell.notice.signedOut', defaultMessage: 'You are signed out' },
  'session-expired': { id: 'shell.notice.expired', defaultMessage: 'Your session ended, please sign in again' },
  'signed-out-elsewhere': { id: 'shell.notice.elsewhere', defaultMessage: 'You signed out in another tab' },
});

function Words({ topic, atSeconds }: ShellNotice) {
  const intl = useIntl();
  if (topic !== 'signed-in' || atSeconds === null) return null;
  const at = intl.formatDate(atSeconds * 1_000, { dateStyle: 'medium', timeStyle: 'short' });
  return <FormattedMessage id="shell.notice.previous" defaultMessage="The sign-in before this one: {at}." values={{ at }} />;
}

/** Notices of the whole page: at most three, one of a kind. @spec NT-01 */
export function Notices() {
  const notices = useSelector(selectNotices);
  const dispatch = useDispatch();
  const build = useSelector(selectBuild);
  if (notices.length === 0) return null;
  return (
    <NoticeStack className={styles.notices} data-build={build}>
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          tone={TONES[notice.type]}
          title={<FormattedMessage {...titles[notice.topic]} />}
          onClose={() => dispatch(noticeClosed({ id: notice.id }))}
        >
          <Words {...notice} />
          <HelpLines />
        </Notice>
      ))}
    </NoticeStack>
  );
}
