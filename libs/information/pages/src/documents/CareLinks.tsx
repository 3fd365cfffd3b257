import { selectSiteConfig } from '@touchline/shared-config';
import { officePath } from '@touchline/shared-routes';
import { Link, Prose } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

/** Where limits are set, and who helps: the helplines are the operator's. */
export function CareLinks() {
  const { locale } = useIntl();
  const helplines = useSelector(selectSiteConfig)?.helplines ?? [];
  return (
    <Prose>
      <p>
        <Link href={officePath(locale, 'responsible')}>
          <FormattedMessage id="information.care.limits" defaultMessage="Limits in your account" />
        </Link>
      </p>
      {helplines.length > 0 && (
        <h2>
          <FormattedMessage id="information.care.people" defaultMessage="Get help" />
        </h2>
      )}
      <ul>
        {helplines.map(({ name, phone, url }) => (
          <li key={name}>
            <a href={url} rel="noreferrer">
              {name}
            </a>{' '}
            <bdi>{phone}</bdi>
          </li>
        ))}
      </ul>
    </Prose>
  );
}
