import { Button, ErrorState } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

/** Shown if a page's messages did not load; uses messages that are already there. @spec LG-08 */
export function DictionaryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      isCard
      title={<FormattedMessage id="main_dictionary_load_error" defaultMessage="Couldn't load page text" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="main_dictionary_refresh_page" defaultMessage="Try again" />
        </Button>
      }
    >
      <FormattedMessage id="shell.dictionary.words" defaultMessage="Your coupon and placed bets are safe." />
    </ErrorState>
  );
}
