import { DATE_STYLES } from '@touchline/shared-primitives';
import { logoutRequested } from '@touchline/identity-state';
import { modalOpened } from '@touchline/platform-state';
import { selectBuild } from '@touchline/shared-state';
import { Button, Notice, NoticeStack, type NoticeTone } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { MaintenanceNoticeWords } from './MaintenanceNoticeWords.tsx';
import { HelpLines } from '../parts/HelpLines.tsx';
import { RegistrationWidget } from '../registration/RegistrationWidget.tsx';
import { reloadPageSoon } from '../reload/reload-soon.ts';
import { noticeTitles, noticeWords } from './notice-words.ts';
import styles from './Notices.module.css';
import { noticeClosed, type NoticeTopic, type ShellNotice } from './notices.slice.ts';
import type { NoticeType } from './rules/notice-limit.ts';
import { useAutoClose } from './use-auto-close.ts';

const TONES: Readonly<Record<NoticeType, NoticeTone>> = {
  alert: 'warn',
  question: 'info',
  info: 'info',
  success: 'ok',
  warning: 'warn',
  error: 'error',
};
/** Types that interrupt a screen reader; others wait for a pause. */
const INTERRUPTS: readonly NoticeType[] = ['alert', 'error'];
/** Informing types close by themselves; warnings and questions stay until they are answered. @spec LY-16 */
const CLOSES_ITSELF: readonly NoticeType[] = ['info', 'success'];
const OF_SESSION: readonly NoticeTopic[] = [
  'signed-in',
  'signed-out',
  'session-expired',
  'signed-out-elsewhere',
  'session-limit',
  'session-idle',
];

function Words({ topic, atSeconds, detail }: ShellNotice) {
  const intl = useIntl();
  if (detail !== '') return <bdi>{detail}</bdi>;
  if (topic === 'signed-in' && atSeconds !== null) {
    const at = intl.formatDate(atSeconds * 1_000, DATE_STYLES.dateTime);
    return <FormattedMessage tagName="span" id="shell.notice.previous" defaultMessage="Last sign-in: {at}" values={{ at }} />;
  }
  if (topic === 'on-a-break' && atSeconds !== null) {
    const at = intl.formatDate(atSeconds * 1_000, DATE_STYLES.dateTime);
    return (
      <FormattedMessage
        tagName="span"
        id="shell.notice.break.words"
        defaultMessage="No bets, deposits or bonuses until {at}, on any device. Open bets will still be settled and paid. You can withdraw, see your statements and contact support."
        values={{ at }}
      />
    );
  }
  if (topic === 'break-planned' && atSeconds !== null) {
    const at = intl.formatDate(atSeconds * 1_000, DATE_STYLES.dateTime);
    return (
      <FormattedMessage
        tagName="span"
        id="shell.notice.breakPlanned.words"
        defaultMessage="From {at} you can't bet, deposit or get bonuses on any device. Open bets will still be settled and paid."
        values={{ at }}
      />
    );
  }
  if (topic === 'maintenance') return <MaintenanceNoticeWords />;
  return topic in noticeWords ? <FormattedMessage tagName="span" {...noticeWords[topic as keyof typeof noticeWords]} /> : null;
}

/** Buttons of the notice. */
function actionsOf({ topic, id }: ShellNotice, dispatch: ReturnType<typeof useDispatch>): ReactNode {
  const close = (): void => void dispatch(noticeClosed({ id }));
  if (topic === 'update-available') {
    return (
      <>
        <Button size="small" onClick={reloadPageSoon}>
          <FormattedMessage id="shell.notice.reload" defaultMessage="Reload page" />
        </Button>
        <Button size="small" look="quiet" onClick={close}>
          <FormattedMessage id="shell.notice.later" defaultMessage="Later" />
        </Button>
      </>
    );
  }
  if (topic === 'terms-changed') {
    return (
      <>
        <Button
          size="small"
          onClick={() => {
            close();
            dispatch(modalOpened({ modal: 'terms' }));
          }}
        >
          <FormattedMessage id="shell.notice.terms.read" defaultMessage="Review changes" />
        </Button>
        <Button size="small" look="quiet" onClick={() => dispatch(logoutRequested())}>
          <FormattedMessage id="shell.signOut" defaultMessage="Sign out" />
        </Button>
      </>
    );
  }
  return null;
}

/** After a notice is closed from the keyboard, the focus moves to the next notice or to the page. */
function moveFocusFrom(notice: Element | null): void {
  const next = notice?.nextElementSibling ?? notice?.previousElementSibling;
  const to = next?.querySelector<HTMLElement>('button') ?? document.getElementById('main');
  to?.focus({ preventScroll: true });
}

function OneNotice(notice: ShellNotice) {
  const { id, topic, type } = notice;
  const dispatch = useDispatch();
  const autoClose = useAutoClose({ isOn: CLOSES_ITSELF.includes(type), onClose: () => dispatch(noticeClosed({ id })) });
  const actions = actionsOf(notice, dispatch);
  return (
    <Notice
      {...autoClose}
      role={INTERRUPTS.includes(type) ? 'alert' : 'status'}
      data-notice={topic}
      tone={TONES[type]}
      title={<FormattedMessage {...noticeTitles[topic]} />}
      onClose={() => {
        moveFocusFrom(document.querySelector(`[data-notice="${topic}"]`));
        dispatch(noticeClosed({ id }));
      }}
      {...(actions !== null && { actions })}
    >
      <Words {...notice} />
      {OF_SESSION.includes(topic) && <HelpLines />}
    </Notice>
  );
}

export interface NoticesProps {
  notices: readonly ShellNotice[];
  /** When present, the registration widget is shown above the notices. */
  onWidgetClose?: () => void;
}

/** Notices of the page: at most three of the default group, one of any other group, one per topic. @spec NT-01 LY-16 */
export function Notices({ notices, onWidgetClose }: NoticesProps) {
  const build = useSelector(selectBuild);
  return (
    <NoticeStack className={styles.notices} data-build={build}>
      {onWidgetClose !== undefined && <RegistrationWidget onClose={onWidgetClose} />}
      {notices.map((notice) => (
        <OneNotice key={notice.id} {...notice} />
      ))}
    </NoticeStack>
  );
}
