import type { HelpService, HelpServices } from '@touchline/responsible-gaming-contract';
import { Fragment, useEffect, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import styles from './HelpDirectory.module.css';

export interface HelpDirectoryProps {
  /** Reads the list; another function reads it again. */
  load: (signal: AbortSignal) => Promise<HelpServices>;
}

/**
 * Helplines and self-exclusion registers of all countries, those of the visitor first. Each says where and when the operator checked it. While the
 * list cannot be had nothing stands here: the services of the visitor's country are at the bottom of every page.
 *
 * @spec LIM-14
 */
export function HelpDirectory({ load }: HelpDirectoryProps) {
  const intl = useIntl();
  const [services, setServices] = useState<readonly HelpService[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (found) => !controller.signal.aborted && setServices(found.services),
      () => undefined,
    );
    return () => controller.abort();
  }, [load]);
  if (services.length === 0) return null;
  const countries = [...new Set(services.map(({ country }) => country))];
  return (
    <dl className={styles.countries}>
      {countries.map((country) => (
        <Fragment key={country}>
          <dt className={styles.country}>
            {country === null ? (
              <FormattedMessage id="limits.help.everywhere" defaultMessage="All countries" />
            ) : (
              (intl.formatDisplayName(country, { type: 'region' }) ?? country)
            )}
          </dt>
          {services.map((service) => service.country === country && <Service key={service.name} {...service} />)}
        </Fragment>
      ))}
    </dl>
  );
}

function Service({ kind, name, phone, url, source, checkedOn }: HelpService) {
  return (
    <dd className={styles.service}>
      <a href={url} rel="noreferrer">
        {name}
      </a>
      {phone !== null && (
        <>
          {' '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {phone}
          </a>
        </>
      )}
      <span className={styles.note}>
        {kind === 'register' ? (
          <FormattedMessage id="limits.help.register" defaultMessage="Self-exclusion from all operators" />
        ) : (
          <FormattedMessage id="limits.help.line" defaultMessage="Help and advice" />
        )}
        {' · '}
        <FormattedMessage
          id="limits.help.checked"
          defaultMessage="Checked on {day}: <link>source</link>"
          values={{
            day: <FormattedDate value={`${checkedOn}T00:00:00Z`} timeZone="UTC" dateStyle="medium" />,
            link: (words) => (
              <a href={source} rel="noreferrer">
                {words}
              </a>
            ),
          }}
        />
      </span>
    </dd>
  );
}
