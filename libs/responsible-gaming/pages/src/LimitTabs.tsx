import { ChipLink, Chips } from '@touchline/ui-kit';
import { usePageQuery, useQueryPath } from '@touchline/ui-pages';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

/** Parts of the page of limits, in the order of their tabs. */
const TABS = ['limits', 'time', 'break', 'statement', 'help'] as const;
export type LimitTab = (typeof TABS)[number];

const NAMES = defineMessages({
  limits: { id: 'limits.tab.limits', defaultMessage: 'Limits' },
  time: { id: 'limits.tab.time', defaultMessage: 'Time' },
  break: { id: 'limits.tab.break', defaultMessage: 'Break' },
  statement: { id: 'limits.tab.statement', defaultMessage: 'Statement' },
  help: { id: 'limits.tab.help', defaultMessage: 'Help' },
});

/**
 * The part that the address names by `tab`.
 *
 * @param hidden - parts without content.
 * @param otherwise - the part without the name of one that is shown in the address.
 */
export function useLimitTab(hidden: readonly LimitTab[], otherwise: LimitTab): LimitTab {
  const named = usePageQuery().get('tab');
  return TABS.find((tab) => tab === named && !hidden.includes(tab)) ?? otherwise;
}

interface LimitTabsProps {
  current: LimitTab;
  /** Parts without content. */
  hidden: readonly LimitTab[];
}

/** Links to the parts of the page, each with an address. */
export function LimitTabs({ current, hidden }: LimitTabsProps) {
  const intl = useIntl();
  const pathWith = useQueryPath();
  return (
    <Chips role="navigation" aria-label={intl.formatMessage({ id: 'limits.tabs', defaultMessage: 'Parts of this page' })}>
      {TABS.filter((tab) => !hidden.includes(tab)).map((tab) => (
        <ChipLink key={tab} href={pathWith({ tab })} isCurrent={tab === current}>
          <FormattedMessage {...NAMES[tab]} />
        </ChipLink>
      ))}
    </Chips>
  );
}
