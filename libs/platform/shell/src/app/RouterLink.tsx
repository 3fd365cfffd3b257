import type { LinkProps } from '@touchline/ui-kit';
import { Link } from 'react-router';

const isInside = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** Navigates within the site without a reload; other urls become plain anchors. */
export function RouterLink({ href = '', isReplacing = false, ...rest }: LinkProps & { isReplacing?: boolean }) {
  return isInside(href) && rest.target === undefined ? <Link {...rest} to={href} replace={isReplacing} /> : <a {...rest} href={href} />;
}
