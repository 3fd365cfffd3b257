import { gamesIn } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link, Money, Table } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { contentOf } from '../parts/content-of.ts';
import { gamePath } from '../parts/Games.tsx';
import { Group, Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const games = gamesIn('bingo', { kind: 'bingo' });

function BingoPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.bingo.lead"
          defaultMessage="75-ball bingo: a card has 24 numbers and a free centre. Five marked squares in a line win."
        />
      </Lead>
      <Shown resource={games}>
        {(catalogue) => (
          <>
            <Table
              caption={intl.formatMessage({ id: 'casino.bingo.rooms', defaultMessage: 'Bingo rooms' })}
              columns={[
                { key: 'room', head: intl.formatMessage({ id: 'casino.bingo.room', defaultMessage: 'Room' }) },
                { key: 'studio', head: intl.formatMessage({ id: 'casino.studio', defaultMessage: 'Provider' }) },
                {
                  key: 'card',
                  head: intl.formatMessage({ id: 'casino.bingo.card', defaultMessage: 'A card costs from' }),
                  isNumeric: true,
                },
              ]}
              rows={catalogue.games.map((game) => ({
                key: String(game.id),
                cells: {
                  room: <Link href={gamePath(game, lang)}>{game.title}</Link>,
                  studio: <Link href={routePath('provider', { provider: game.provider.id }, { lang })}>{game.provider.name}</Link>,
                  card: <Money amount={game.minStake} iso="EUR" exponent={2} />,
                },
              }))}
            />
            <Group name={intl.formatMessage({ id: 'casino.bingo.games', defaultMessage: 'All rooms' })} games={catalogue.games} />
          </>
        )}
      </Shown>
    </Page>
  );
}

/** Bingo: rooms and card prices. @spec CS-01 */
export const bingoContent = contentOf(BingoPage, games);
