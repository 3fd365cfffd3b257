import { ChipLink, Chips, Fold, SectionHeading, SportIcon } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './SeoText.module.css';

export interface SeoTextProps {
  heading: string;
  /** The paragraph that is always visible. */
  lead: string;
  parts: readonly { heading: string; text: string }[];
  /** Whether the parts are collapsed under the lead. Find-in-page still reaches them. */
  isFolded: boolean;
  /** Key of the sport whose icon is beside the heading. */
  sportKey: string | null;
  /** Links to sports. */
  sports: readonly { key: string; name: string; count: number; href: string }[];
}

/** Describes the page in plain text, with links to sports. @spec SE-03 */
export function SeoText({ heading, lead, parts, isFolded, sportKey, sports }: SeoTextProps) {
  const intl = useIntl();
  const more = parts.map((part) => (
    <section key={part.heading}>
      <h3>{part.heading}</h3>
      <p>{part.text}</p>
    </section>
  ));
  return (
    <section className={styles.block} aria-label={heading} data-testid="seo-block">
      <SectionHeading>
        <span className={styles.title}>
          {sportKey !== null && <SportIcon sport={sportKey} />}
          <span>{heading}</span>
        </span>
      </SectionHeading>
      <p className={styles.lead}>{lead}</p>
      {more.length > 0 &&
        (isFolded ? (
          <Fold title={<FormattedMessage id="shell.seo.more" defaultMessage="Read more" />}>
            <div className={styles.parts}>{more}</div>
          </Fold>
        ) : (
          <div className={styles.parts}>{more}</div>
        ))}
      {sports.length > 0 && (
        <nav aria-label={intl.formatMessage({ id: 'shell.seo.sports', defaultMessage: 'All sports' })}>
          <Chips className={styles.sports}>
            {sports.map(({ key, name, count, href }) => (
              <ChipLink key={key} href={href} count={count} icon={<SportIcon sport={key} />}>
                {name}
              </ChipLink>
            ))}
          </Chips>
        </nav>
      )}
    </section>
  );
}
