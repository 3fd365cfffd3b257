import { homePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, ErrorState, LinkButton } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** Replaces a page of the shell whose code does not load; part of every page. @spec NT-05 */
export function PlainErrorPage() {
  const lang = useSelector(selectLanguage);
  return (
    <ErrorState
      isCard
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
    />
  );
}
