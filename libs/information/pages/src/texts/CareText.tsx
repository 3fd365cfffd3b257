import { selectSiteConfig } from '@touchline/shared-config';
import { officePath } from '@touchline/shared-routes';
import { Link } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { signs } from './care-texts.ts';
import { WrittenText } from './WrittenText.tsx';

/** Signs, what one can do, and who helps: the helplines are the operator's. */
export function CareText() {
  const { locale } = useIntl();
  const helplines = useSelector(selectSiteConfig)?.helplines ?? [];
  return (
    <WrittenText text={signs}>
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
    </WrittenText>
  );
}
