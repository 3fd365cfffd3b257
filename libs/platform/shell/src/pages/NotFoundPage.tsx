import { selectManifests } from '@touchline/platform-state';
import { homePath, listPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { LinkButton } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { searchesFor } from '../sections/rules/searches.ts';
import { wordsOf } from '../sections/use-site-places.ts';
import { MessagePage } from '../parts/MessagePage.tsx';
import { STATUS_WORDS } from './shell-page-words.ts';

/** Status 404. @spec RT-05 */
export function NotFoundPage() {
  const lang = useSelector(selectLanguage);
  const { pathname, params } = useRoute();
  const manifests = useSelector(selectManifests);
  const hasGame = params['champ'] !== undefined && params['game'] !== undefined;
  return (
    <MessagePage
      ball="over"
      note={<FormattedMessage {...STATUS_WORDS[404]} />}
      title={<FormattedMessage id="shell.notFound.title" defaultMessage="Page not found" />}
      actions={
        <>
          {hasGame && (
            <LinkButton look="primary" href={pathname.slice(0, pathname.lastIndexOf('/'))}>
              <FormattedMessage id="shell.notFound.championship" defaultMessage="More events in this competition" />
            </LinkButton>
          )}
          <LinkButton {...(!hasGame && { look: 'primary' as const })} href={homePath(lang)}>
            <FormattedMessage id="shell.home" defaultMessage="Home" />
          </LinkButton>
          <LinkButton href={listPath({ lang, section: 'live' })}>
            <FormattedMessage id="shell.live" defaultMessage="Live" />
          </LinkButton>
          {searchesFor(manifests, { pathname, lang }).map(({ href, words }) => (
            <LinkButton key={href} href={href}>
              <FormattedMessage {...wordsOf(words)} />
            </LinkButton>
          ))}
        </>
      }
    >
      <FormattedMessage id="shell.notFound.words" defaultMessage="The link may be wrong, or the event has finished. Your coupon is safe." />
    </MessagePage>
  );
}
