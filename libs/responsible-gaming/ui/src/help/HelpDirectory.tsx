import { DATE_STYLES } from '@touchline/shared-primitives';
import { formatDay } from '@touchline/shared-primitives/calendar';
import type { HelpService, HelpServices } from '@touchline/responsible-gaming-contract';
import { Fragment, useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import styles from './HelpDirectory.module.css';

export interface HelpDirectoryProps {
  /** Loads the list; a new function loads it again. */
  load: (signal: AbortSignal) => Promise<HelpServices>;
  /** Labels of the host page: `checked` has `{day}` and `<link>`. */
  words: Readonly<Record<HelpService['kind'] | 'everywhere' | 'checked', MessageDescriptor>>;
}

/**
 * Helplines and self-exclusion registers of all countries, the visitor's first. Each entry names its source and the date of verification.
 * Renders nothing if the list cannot be loaded: the services of the visitor's country are at the bottom of every page.
 *
 * @spec LIM-14
 */
export function HelpDirectory({ load, words }: HelpDirectoryProps) {
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
              <FormattedMessage tagName="span" {...words.everywhere} />
            ) : (
              <span>{intl.formatDisplayName(country, { type: 'region' }) ?? country}</span>
            )}
          </dt>
          {services.map((service) => service.country === country && <Service key={service.name} {...service} words={words} />)}
        </Fragment>
      ))}
    </dl>
  );
}

function Service({ kind, name, phone, url, source, checkedOn, words }: HelpService & Pick<HelpDirectoryProps, 'words'>) {
  const intl = useIntl();
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
        <FormattedMessage {...words[kind]} />
        {' · '}
        <FormattedMessage
          tagName="span"
          {...words.checked}
          values={{
            day: formatDay(intl, checkedOn, DATE_STYLES.date),
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
