import { homePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, LinkButton } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { MessagePage } from '../parts/MessagePage.tsx';
import { STATUS_WORDS } from './shell-page-words.ts';

/** Shown after a failure of ours that leaves no page to show. @spec NT-05 */
export function TechnicalErrorPage() {
  const lang = useSelector(selectLanguage);
  return (
    <MessagePage
      ball="over"
      note={<FormattedMessage {...STATUS_WORDS[500]} />}
      title={<FormattedMessage id="shell.error.title" defaultMessage="Something went wrong on our side" />}
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            <FormattedMessage id="main_page_refresh_button" defaultMessage="Reload page" />
          </Button>
          <LinkButton href={homePath(lang)}>
            <FormattedMessage id="shell.home" defaultMessage="Home" />
          </LinkButton>
        </>
      }
    >
      <FormattedMessage
        id="shell.error.words"
        defaultMessage="Your placed bets are safe in your bet history. Nothing will be placed twice."
      />
    </MessagePage>
  );
}
