import { Badge, CheckIcon, ClockIcon, CloseIcon, ReturnIcon } from '@touchline/ui-kit';
import type { BadgeTone } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages, useIntl } from 'react-intl';

/** Status of a bet. @spec OD-02 */
export type BetStatusId = -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** State of a whole coupon; `partly`: it paid no more than the stake. */
export type CouponStateId = 'open' | 'won' | 'lost' | 'returned' | 'partly' | 'cashed-out';

const NAMES = defineMessages({
  '-2': { id: 'betting.status.-2', defaultMessage: 'Open' },
  '-1': { id: 'betting.status.-1', defaultMessage: 'Not started' },
  '0': { id: 'betting.status.0', defaultMessage: 'Lost' },
  '1': { id: 'betting.status.1', defaultMessage: 'Won' },
  '2': { id: 'betting.status.2', defaultMessage: 'Void' },
  '3': { id: 'betting.status.3', defaultMessage: 'Void (rule)' },
  '4': { id: 'betting.status.4', defaultMessage: 'Half won' },
  '5': { id: 'betting.status.5', defaultMessage: 'Half lost' },
  '6': { id: 'betting.status.6', defaultMessage: 'Half won, half lost' },
  open: { id: 'betting.status.open', defaultMessage: 'Open' },
  won: { id: 'betting.status.won', defaultMessage: 'Won' },
  lost: { id: 'betting.status.lost', defaultMessage: 'Lost' },
  returned: { id: 'betting.status.returned', defaultMessage: 'Void' },
  partly: { id: 'betting.status.partly', defaultMessage: 'No profit' },
  'cashed-out': { id: 'betting.status.cashedOut', defaultMessage: 'Cashed out' },
}) satisfies Record<string, MessageDescriptor>;

type Look = readonly [tone: BadgeTone | undefined, icon: ReactNode];
const WAITS: Look = [undefined, <ClockIcon key="icon" />];
const WON: Look = ['won', <CheckIcon key="icon" />];
const LOST: Look = ['lost', <CloseIcon key="icon" />];
const RETURNED: Look = ['returned', <ReturnIcon key="icon" />];
const PARTLY: Look = ['returned', <CheckIcon key="icon" />];
const LOOKS: Readonly<Record<keyof typeof NAMES, Look>> = {
  '-2': WAITS,
  '-1': WAITS,
  '0': LOST,
  '1': WON,
  '2': RETURNED,
  '3': RETURNED,
  '4': PARTLY,
  '5': RETURNED,
  '6': PARTLY,
  open: WAITS,
  won: WON,
  lost: LOST,
  returned: RETURNED,
  partly: RETURNED,
  'cashed-out': PARTLY,
};

export interface StatusTagProps {
  /** A number for a bet, a word for a whole coupon. */
  status: BetStatusId | CouponStateId;
}

/** Result of a bet or a coupon as a word with colour and icon. @spec OD-02 */
export function StatusTag({ status }: StatusTagProps) {
  const intl = useIntl();
  const key = String(status) as keyof typeof NAMES;
  const [tone, icon] = LOOKS[key];
  return (
    <Badge tone={tone} data-status={status}>
      {icon}
      <span>{intl.formatMessage(NAMES[key])}</span>
    </Badge>
  );
}
