import type { CasinoKind, CasinoSection } from '@touchline/casino-contract';
import { gamesNamed, overview } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { KIND_NAMES } from '../game-words.ts';
import { contentOf } from '../parts/content-of.ts';
import { useMine } from '../parts/Games.tsx';
import { Jackpot } from '../parts/Jackpot.tsx';
import { Group, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const NAMES = defineMessages({
  new: { id: 'casino.section.new', defaultMessage: 'New games' },
  popular: { id: 'casino.section.popular', defaultMessage: 'Played most this week' },
  continue: { id: 'casino.section.continue', defaultMessage: 'Continue playing' },
  kinds: { id: 'casino.kinds', defaultMessage: 'Game categories' },
});
const nameOf = (section: CasinoSection): MessageDescriptor =>
  section === 'new' || section === 'popular' ? NAMES[section] : KIND_NAMES[section];

/** URL of the page with all games of a section. */
function hrefOf(section: CasinoSection | CasinoKind, lang: string): string {
  if (section === 'live') return routePath('livecasino', {}, { lang });
  if (section === 'popular') return routePath('casino', {}, { lang });
  return routePath('casino', { subcategory: section }, { lang });
}

const MOST = 12;

/** The games played last; empty without any. */
function Continue() {
  const intl = useIntl();
  const { recent } = useMine();
  if (recent.length === 0) return null;
  return (
    <Shown resource={gamesNamed(recent.slice(0, MOST))} isLoadedHere count={4}>
      {({ games }) => <Group name={intl.formatMessage(NAMES.continue)} games={games} isRow />}
    </Shown>
  );
}

function OverviewPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  return (
    <Page>
      <Continue />
      <Jackpot />
      <Shown resource={overview}>
        {({ sections, kinds }) => (
          <>
            <Chips aria-label={intl.formatMessage(NAMES.kinds)}>
              {kinds.map(({ id, games }) => (
                <ChipLink key={id} href={hrefOf(id, lang)} count={games}>
                  <FormattedMessage {...KIND_NAMES[id]} />
                </ChipLink>
              ))}
            </Chips>
            {sections.map(({ id, games }) => (
              <Group key={id} name={intl.formatMessage(nameOf(id))} games={games} href={hrefOf(id, lang)} isRow />
            ))}
          </>
        )}
      </Shown>
    </Page>
  );
}

/** The overview: recently played, new and popular games. @spec CS-01 */
export const overviewContent = contentOf(OverviewPage, overview);
