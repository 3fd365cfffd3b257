import { loadHelp } from '@touchline/responsible-gaming-state';
import { HelpDirectory } from '@touchline/responsible-gaming-ui';
import { officePath } from '@touchline/shared-routes';
import { portsOf } from '@touchline/shared-state';
import { Link, Prose } from '@touchline/ui-kit';
import { useCallback } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useStore } from 'react-redux';

const HELP = defineMessages({
  everywhere: { id: 'information.help.everywhere', defaultMessage: 'All countries' },
  register: { id: 'information.help.register', defaultMessage: 'Self-exclusion from all operators' },
  helpline: { id: 'information.help.line', defaultMessage: 'Help and advice' },
  checked: { id: 'information.help.checked', defaultMessage: 'Checked on {day}: <link>source</link>' },
});

/** Links to limits and to support organisations by country. @spec LIM-14 */
export function CareLinks() {
  const { locale } = useIntl();
  const ports = portsOf(useStore());
  const load = useCallback((signal: AbortSignal) => loadHelp(ports, signal), [ports]);
  return (
    <Prose>
      <p>
        <Link href={officePath(locale, 'responsible')}>
          <FormattedMessage id="information.care.limits" defaultMessage="Limits in your account" />
        </Link>
      </p>
      <h2>
        <FormattedMessage id="information.care.people" defaultMessage="Get help" />
      </h2>
      <HelpDirectory load={load} words={HELP} />
    </Prose>
  );
}
