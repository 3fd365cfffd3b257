import { selectIsPlayer } from '@touchline/identity-state';
import { modalOpened } from '@touchline/platform-state';
import { homePath, routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, LinkButton, LinkProvider, type LinkProps } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

/** Actions of a blocked visitor: support on this very page, since no other opens, and for players the status of an appeal. */
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

/** Temporarily closed: requests the start page anew, bypassing the state of this page. */
export function TryAgainWay() {
  const lang = useSelector(selectLanguage);
  return (
    <Button look="primary" onClick={() => location.assign(homePath(lang))}>
      <FormattedMessage id="shell.page.again" defaultMessage="Try again" />
    </Button>
  );
}

/** Link to the start page. */
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
 * Continues with an old browser. A script of the next document stores the choice for the tab, so the router must not handle this link.
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
