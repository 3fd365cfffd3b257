import { defineMessages } from 'react-intl';

/** Default texts for the result of a change, with the keys of the specification. @spec RG-15 */
export const RESULTS = defineMessages({
  set: { id: 'limits.saved', defaultMessage: 'Saved' },
  confirm: { id: 'responsible_gaming_confirm_limit_success', defaultMessage: 'Your new limit applies now.' },
  reject: { id: 'responsible_gaming_cancel_limit_success', defaultMessage: 'Your limit stays as it was.' },
});
export const FAILURES = defineMessages({
  confirm: { id: 'responsible_gaming_confirm_limit_error', defaultMessage: 'The change was not confirmed. Please try again.' },
  reject: { id: 'responsible_gaming_cancel_limit_error', defaultMessage: 'The change was not cancelled. Please try again.' },
  forbidden: { id: 'limits.failure.forbidden', defaultMessage: "You can't make this change." },
  set: { id: 'limits.failure.other', defaultMessage: 'Your limit was not changed. Please try again.' },
});
