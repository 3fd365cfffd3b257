import { homePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, LinkButton } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** What a visitor can do on a page that failed: reload it, or go home. @spec NT-05 */
export function ErrorActions() {
  const lang = useSelector(selectLanguage);
  return (
    <>
      <Button look="primary" onClick={() => location.reload()}>
        <FormattedMessage id="main_page_refresh_button" defaultMessage="Reload page" />
      </Button>
      <LinkButton href={homePath(lang)}>
        <FormattedMessage id="shell.home" defaultMessage="Home" />
      </LinkButton>
    </>
  );
}
