import { selectIsPlayer } from '@touchline/identity-state';
import { modalOpened } from '@touchline/platform-state';
import { homePath, routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, LinkButton, LinkProvider, type LinkProps } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

/** Blocked: support answers on this very page, since no other opens; a player can see what became of an appeal. */
export function BlockWays() {
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const dispatch = useDispatch();
  return (
    <>
      <Button look="primary" onClick={() => dispatch(modalOpened({ modal: 'support' }))}>
        <FormattedMessage id="shell.page.support" defaultMessage="Contact support" />
      </Button>
      {isPlayer && (
        <LinkButton href={routePath('block-appeal-history', {}, { lang })}>
          <FormattedMessage id="shell.page.appeals" defaultMessage="My appeals" />
        </LinkButton>
      )}
    </>
  );
}

/** Closed for now: a fresh request for the start page, past everything that this page keeps. */
export function TryAgainWay() {
  const lang = useSelector(selectLanguage);
  return (
    <Button look="primary" onClick={() => location.assign(homePath(lang))}>
      <FormattedMessage id="shell.page.again" defaultMessage="Try again" />
    </Button>
  );
}

/** To the start page. */
export function HomeWay({ isPrimary = true }: { isPrimary?: boolean }) {
  const lang = useSelector(selectLanguage);
  return (
    <LinkButton look={isPrimary ? 'primary' : 'secondary'} href={homePath(lang)}>
      <FormattedMessage id="shell.home" defaultMessage="Home" />
    </LinkButton>
  );
}

const DocumentLink = (props: LinkProps) => <a {...props} />;

/**
 * Leaves this page although the browser is old: nobody is kept out who wants to try. The tab remembers it, by a script of the next document, so
 * the router must not answer this link.
 *
 * @spec RT-18
 */
export function AnywayWay() {
  const lang = useSelector(selectLanguage);
  return (
    <LinkProvider component={DocumentLink}>
      <LinkButton href={`${homePath(lang)}?anyway=1`}>
        <FormattedMessage id="shell.page.anyway" defaultMessage="Continue anyway" />
      </LinkButton>
    </LinkProvider>
  );
}
