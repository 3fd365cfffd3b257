import { gamesIn } from '@touchline/casino-state';
import { Table } from '@touchline/ui-kit';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { contentOf } from '../parts/content-of.ts';
import { Group, Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { kenoAll } from '../rules/chances.ts';

const games = gamesIn('keno', { kind: 'keno' });
const PICKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Odds of hitting all chosen numbers. */
function Chances() {
  const intl = useIntl();
  return (
    <Table
      caption={intl.formatMessage({ id: 'casino.keno.chances', defaultMessage: 'Chance that all your numbers are drawn' })}
      columns={[
        { key: 'picks', head: intl.formatMessage({ id: 'casino.keno.picks', defaultMessage: 'Numbers chosen' }), isNumeric: true },
        { key: 'all', head: intl.formatMessage({ id: 'casino.keno.all', defaultMessage: 'All of them are drawn' }), isNumeric: true },
      ]}
      rows={PICKS.map((picks) => ({
        key: String(picks),
        cells: {
          picks: <FormattedNumber value={picks} />,
          all: (
            <FormattedMessage id="casino.oneIn" defaultMessage="1 in {odds, number}" values={{ odds: Math.round(1 / kenoAll(picks)) }} />
          ),
        },
      }))}
    />
  );
}

function KenoPage() {
  const intl = useIntl();
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.keno.lead"
          defaultMessage="Choose 1 to 10 numbers from 80. Each draw brings 20, and the pay table of the game says what your hits are worth."
        />
      </Lead>
      <Shown resource={games}>
        {(catalogue) => (
          <Group name={intl.formatMessage({ id: 'casino.keno.games', defaultMessage: 'Keno games' })} games={catalogue.games} />
        )}
      </Shown>
      <Chances />
    </Page>
  );
}

/** Keno: games, and the odds of hitting all numbers. @spec CS-01 */
export const kenoContent = contentOf(KenoPage, games);
