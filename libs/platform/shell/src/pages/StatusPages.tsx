import { homePath, listPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  code: string;
  title: ReactNode;
  children: ReactNode;
}

function StatusPage({ code, title, children }: StatusPageProps) {
  const lang = useSelector(selectLanguage);
  return (
    <div className={styles.page}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.ways}>
        <LinkButton look="primary" href={homePath(lang)}>
          <FormattedMessage id="shell.status.home" defaultMessage="To the home page" />
        </LinkButton>
        <LinkButton href={listPath({ lang, section: 'live' })}>
          <FormattedMessage id="shell.status.live" defaultMessage="Games in play" />
        </LinkButton>
      </div>
    </div>
  );
}

/** An address that leads nowhere. @spec RT-05 NT-03 */
export function NotFoundPage() {
  return (
    <StatusPage code="404" title={<FormattedMessage id="shell.notFound.title" defaultMessage="There is no such page" />}>
      <FormattedMessage
        id="shell.notFound.text"
        defaultMessage="The address may have a slip in it, or the game is over and gone. Your coupon is as you left it."
      />
    </StatusPage>
  );
}

/** Something of ours broke. @spec NT-05 */
export function TechnicalErrorPage() {
  return (
    <StatusPage code="500" title={<FormattedMessage id="shell.error.title" defaultMessage="Something went wrong on our side" />}>
      <FormattedMessage
        id="shell.error.text"
        defaultMessage="Nothing was placed by it. Try the page again in a minute, or go on from the home page."
      />
    </StatusPage>
  );
}
