import { Link, SectionHeading } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface BandProps {
  title: ReactNode;
  /** Page with the full list. */
  href?: string;
  children: ReactNode;
}

/** A titled band for a page of another section. */
export function Band({ title, href, children }: BandProps) {
  return (
    <section>
      <SectionHeading
        note={
          href && (
            <Link href={href}>
              <FormattedMessage id="results.bands.all" defaultMessage="View all" />
            </Link>
          )
        }
      >
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
