import { isExclusion } from '@touchline/responsible-gaming-contract';
import { selectLimits } from '@touchline/responsible-gaming-state';
import { Notice } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Moment } from './LimitResult.tsx';

const REASONS = defineMessages({
  break: { id: 'limits.reason.break', defaultMessage: 'I need a break' },
  money: { id: 'limits.reason.money', defaultMessage: 'I spend too much money' },
  time: { id: 'limits.reason.time', defaultMessage: 'I spend too much time' },
  other: { id: 'limits.reason.other', defaultMessage: 'Another reason' },
});
/** Text of a reason; for an unknown one, the text of the service. */
export const reasonText = (intl: IntlShape, name: string): string =>
  Object.hasOwn(REASONS, name) ? intl.formatMessage(REASONS[name as keyof typeof REASONS]) : name;

/** The break or self-exclusion in force, and a planned one, with the player's reason. @spec RG-08 RG-18 LIM-5 */
export function BreakState() {
  const { limits, reasons } = useSelector(selectLimits);
  const own = limits.filter(isExclusion);
  const active = own.find(({ limitState }) => limitState === 'ACTIVE');
  const planned = own.find(({ limitState }) => limitState === 'PENDING');
  const given = reasons.find(({ id }) => id === (active ?? planned)?.selfExcludeReason);
  return (
    <>
      {active?.endsAt != null && (
        <Notice>
          <FormattedMessage
            tagName="span"
            id="limits.break.active"
            defaultMessage="You're on a break until {moment}. Open bets will still be settled and paid."
            values={{ moment: <Moment seconds={active.endsAt} /> }}
          />
          {given !== undefined && <Given reason={given.selfExcludeReason} />}
        </Notice>
      )}
      {planned?.endsAt != null && (
        <Notice tone="warn">
          <FormattedMessage
            tagName="span"
            id="limits.exclude.planned"
            defaultMessage="Your self-exclusion starts on {start} and ends on {end}. You can't cancel it. You can withdraw at any time."
            values={{ start: <Moment seconds={planned.startedAt} />, end: <Moment seconds={planned.endsAt} /> }}
          />
          {given !== undefined && active === undefined && <Given reason={given.selfExcludeReason} />}
        </Notice>
      )}
    </>
  );
}

function Given({ reason }: { reason: string }) {
  const intl = useIntl();
  return (
    <p>
      <FormattedMessage id="limits.exclude.given" defaultMessage="Your reason: {reason}" values={{ reason: reasonText(intl, reason) }} />
    </p>
  );
}
