import { gamesIn } from '@touchline/casino-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentOf } from '../parts/content-of.ts';
import { Group, Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const games = gamesIn('scratch', { kind: 'scratch', sort: 'stake' });
const CENTS = 100;

function ScratchPage() {
  const intl = useIntl();
  const money = (amount: number) => intl.formatNumber(amount / CENTS, { style: 'currency', currency: 'EUR' });
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.scratch.lead"
          defaultMessage="What a card wins is drawn when you buy it; scratching only shows it. Cards are sorted by price."
        />
      </Lead>
      <Shown resource={games}>
        {(catalogue) =>
          [...new Set(catalogue.games.map(({ minStake }) => minStake))].map((price) => (
            <Group
              key={price}
              name={intl.formatMessage({ id: 'casino.scratch.price', defaultMessage: 'Cards from {price}' }, { price: money(price) })}
              games={catalogue.games.filter(({ minStake }) => minStake === price)}
            />
          ))
        }
      </Shown>
    </Page>
  );
}

/** Scratch cards by price. @spec CS-01 */
export const scratchContent = contentOf(ScratchPage, games);
