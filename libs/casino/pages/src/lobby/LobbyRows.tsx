import { CASINO_THEMES, type CasinoLobby, type LobbyRow } from '@touchline/casino-contract';
import { gamesNamed, lobby, NO_FILTER } from '@touchline/casino-state';
import { selectUserId } from '@touchline/identity-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips, VisuallyHidden } from '@touchline/ui-kit';
import { Fragment, type ReactNode, useEffect } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { FEATURE_NAMES, KIND_NAMES, THEME_NAMES } from '../game-words.ts';
import { useMine } from '../parts/Games.tsx';
import { JackpotSum } from '../parts/Jackpot.tsx';
import { Group } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { useShown } from '../parts/use-shown.ts';
import { listPath, newestPath } from './lobby-filter.ts';
import { words } from './lobby-words.ts';
import styles from './Lobby.module.css';

const NAMES = defineMessages({
  new: { id: 'casino.section.new', defaultMessage: 'New games' },
  popular: { id: 'casino.section.popular', defaultMessage: 'Played most this week' },
  originals: { id: 'casino.section.originals', defaultMessage: 'Originals' },
  continue: { id: 'casino.section.continue', defaultMessage: 'Continue playing' },
});

const themeOf = (row: LobbyRow) => CASINO_THEMES.find((theme) => theme === row.of) ?? null;

/** Name of a row, and the page with all its games. */
function rowFacts(row: LobbyRow, intl: IntlShape, lang: string): { name: string; href: string } {
  const theme = themeOf(row);
  switch (row.id) {
    case 'new':
      return { name: intl.formatMessage(NAMES.new), href: newestPath(lang) };
    case 'popular':
      return { name: intl.formatMessage(NAMES.popular), href: listPath(NO_FILTER, lang) };
    case 'live':
      return { name: intl.formatMessage(KIND_NAMES.live), href: routePath('livecasino', {}, { lang }) };
    case 'jackpot':
      return { name: intl.formatMessage(FEATURE_NAMES.jackpot), href: listPath({ ...NO_FILTER, feature: 'jackpot' }, lang) };
    case 'originals':
      return { name: intl.formatMessage(NAMES.originals), href: routePath('games', {}, { lang }) };
    case 'theme':
      return { name: theme === null ? '' : intl.formatMessage(THEME_NAMES[theme]), href: listPath({ ...NO_FILTER, theme }, lang) };
    case 'studio':
      return { name: row.name ?? '', href: routePath('provider', { provider: row.of ?? '' }, { lang }) };
  }
}

/** A studio is shown by its wordmark. */
function headOf({ wordmark }: LobbyRow, name: string): ReactNode {
  if (wordmark === undefined) return undefined;
  return (
    <>
      <img src={wordmark} alt="" width={90} height={30} loading="lazy" className={styles.wordmark} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

const MOST = 12;

/** Room for a row that is loaded in the browser, so that the rows below it stay where they are. */
const Room = () => <div className={styles.room} aria-hidden="true" />;

function ContinueRow({ ids }: { ids: readonly number[] }) {
  const intl = useIntl();
  const { view, ask } = useShown(gamesNamed(ids));
  useEffect(() => ask(), [ask]);
  if (view.status === 'failed') return null;
  return view.status === 'ready' ? <Group name={intl.formatMessage(NAMES.continue)} games={view.data.games} isRow /> : <Room />;
}

/** The games played last; empty without any. */
function Continue() {
  const { status, recent } = useMine();
  const isPlayer = useSelector(selectUserId) !== null;
  if (recent.length > 0) return <ContinueRow ids={recent.slice(0, MOST)} />;
  return isPlayer && status === 'unknown' ? <Room /> : null;
}

/** The kinds of games with their numbers. */
function Kinds({ kinds, lang }: { kinds: CasinoLobby['kinds']; lang: string }) {
  const intl = useIntl();
  return (
    <Chips aria-label={intl.formatMessage(words.kinds)}>
      <ChipLink href={listPath(NO_FILTER, lang)}>
        <FormattedMessage {...words.all} />
      </ChipLink>
      {kinds.map(({ id, games }) => (
        <ChipLink
          key={id}
          href={id === 'live' ? routePath('livecasino', {}, { lang }) : listPath({ ...NO_FILTER, kind: id }, lang)}
          count={games}
        >
          <FormattedMessage {...KIND_NAMES[id]} />
        </ChipLink>
      ))}
    </Chips>
  );
}

/**
 * The lobby by rows: the first begins with one large tile and is followed by the kinds of games and by what the player played last.
 *
 * @spec CS-01
 */
export function LobbyRows() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  return (
    <Shown resource={lobby}>
      {({ rows, kinds }) => (
        <div className={styles.rows}>
          {rows.map((row, at) => {
            const { name, href } = rowFacts(row, intl, lang);
            if (name === '') return null;
            return (
              <Fragment key={`${row.id} ${row.of ?? ''}`}>
                <Group
                  name={name}
                  head={headOf(row, name)}
                  games={row.games}
                  href={href}
                  isRow
                  hasHero={at === 0}
                  hasTables={row.id === 'live'}
                  note={row.id === 'jackpot' ? <JackpotSum /> : undefined}
                />
                {at === 0 && (
                  <>
                    <Kinds kinds={kinds} lang={lang} />
                    <Continue />
                  </>
                )}
              </Fragment>
            );
          })}
        </div>
      )}
    </Shown>
  );
}
