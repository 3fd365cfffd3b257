import { Link, SectionHeading } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface BandProps {
  title: ReactNode;
  /** The page that has all of it. */
  href?: string;
  children: ReactNode;
}

/** A titled band on the page of another section. */
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
