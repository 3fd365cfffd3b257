import type { PlaceFailure } from '@touchline/toto-state';
import { defineMessages } from 'react-intl';

/** Messages for a ticket that was not placed. */
export const FAILURES = defineMessages({
  closed: { id: 'toto.failure.closed', defaultMessage: 'This draw has closed. Choose the next one.' },
  'unknown-draw': { id: 'toto.failure.unknownDraw', defaultMessage: 'This draw takes no tickets.' },
  'wrong-entry': { id: 'toto.failure.wrongEntry', defaultMessage: 'The entry is not complete or has too many combinations.' },
  'cost-changed': { id: 'toto.failure.costChanged', defaultMessage: 'The total has changed. Check it and place the ticket again.' },
  'wrong-account': { id: 'toto.failure.wrongAccount', defaultMessage: 'Choose another account and place the ticket again.' },
  'limit-reached': { id: 'toto.failure.limit', defaultMessage: 'This ticket would go over a limit that you have set.' },
  'not-enough-money': { id: 'toto.failure.money', defaultMessage: 'The balance is too low for this ticket.' },
  'self-excluded': {
    id: 'toto.failure.selfExcluded',
    defaultMessage: 'You have excluded yourself. No tickets are sold until your break ends.',
  },
  'account-restricted': { id: 'toto.failure.restricted', defaultMessage: 'Tickets are not sold to this account.' },
  'reality-check-due': { id: 'toto.failure.realityCheck', defaultMessage: 'Answer the reality check first, then place the ticket again.' },
  'signed-out': { id: 'toto.failure.signedOut', defaultMessage: 'Sign in and place the ticket again.' },
  'not-arrived': {
    id: 'toto.failure.notArrived',
    defaultMessage: 'We got no answer. Press the button again: the same ticket is never placed twice.',
  },
  refused: { id: 'toto.failure.refused', defaultMessage: 'The ticket was refused. Nothing was taken from your balance.' },
}) satisfies Record<PlaceFailure, unknown>;
