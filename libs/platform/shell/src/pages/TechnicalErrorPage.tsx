import { FormattedMessage } from 'react-intl';
import { MessagePage } from '../parts/MessagePage.tsx';
import { ErrorActions } from './ErrorActions.tsx';
import { STATUS_WORDS } from './shell-page-words.ts';

/** Shown after a failure of ours that leaves no page to show. @spec NT-05 */
export function TechnicalErrorPage() {
  return (
    <MessagePage
      ball="over"
      note={<FormattedMessage {...STATUS_WORDS[500]} />}
      title={<FormattedMessage id="shell.error.title" defaultMessage="Something went wrong on our side" />}
      actions={<ErrorActions />}
    >
      <FormattedMessage
        id="shell.error.words"
        defaultMessage="Your placed bets are safe in your bet history. Nothing will be placed twice."
      />
    </MessagePage>
  );
}
