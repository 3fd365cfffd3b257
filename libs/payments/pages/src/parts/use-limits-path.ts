import { routePath } from '@touchline/shared-routes';
import { useReturnPath } from '@touchline/ui-pages';
import { useIntl } from 'react-intl';

/**
 * Address of the deposit limits that leads back to the deposit page once a limit is set, and from there to the page before it.
 *
 * @spec LIM-14 RG-16
 */
export function useLimitsPath(): string {
  const lang = useIntl().locale;
  const returnUrl = useReturnPath() ?? undefined;
  return routePath(
    'office-responsible',
    {},
    { lang, query: { returnUrl: routePath('office-recharge', {}, { lang, query: { returnUrl } }) } },
  );
}
