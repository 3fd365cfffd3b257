import { MODEL_NAMES } from '@touchline/casino-game-launch/names';
import { gamesIn } from '@touchline/casino-state';
import { Table } from '@touchline/ui-kit';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { contentOf } from '../parts/content-of.ts';
import { ModelGroups } from '../parts/ModelGroups.tsx';
import { Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const cards = gamesIn('scratch', { kind: 'scratch' });
const MODELS = ['scratch-match-3', 'scratch-multiplier'] as const;
const HUNDREDTHS_OF_A_WHOLE = 10_000;
const HUNDREDTHS = 100;

function ScratchPage() {
  const intl = useIntl();
  return (
    <Page>
      <Lead>
        <FormattedMessage id="casino.scratch.lead" defaultMessage="What a card wins is drawn when you buy it; scratching only shows it." />
      </Lead>
      <Shown resource={cards}>
        {({ games }) => (
          <>
            <Table
              caption={intl.formatMessage({ id: 'casino.scratch.table', defaultMessage: 'What the cards pay' })}
              columns={[
                { key: 'card', head: intl.formatMessage({ id: 'casino.scratch.card', defaultMessage: 'Card' }) },
                { key: 'wins', head: intl.formatMessage({ id: 'casino.scratch.wins', defaultMessage: 'Cards that win' }), isNumeric: true },
                {
                  key: 'most',
                  head: intl.formatMessage({ id: 'casino.scratch.most', defaultMessage: 'Largest win, in prices of the card' }),
                  isNumeric: true,
                },
                { key: 'rtp', head: intl.formatMessage({ id: 'casino.rtp.long', defaultMessage: 'Return to player' }), isNumeric: true },
              ]}
              rows={MODELS.flatMap((model) => {
                const { hitRate = null, maxWin = null, rtp = null } = games.find((game) => game.model === model) ?? {};
                if (hitRate === null || maxWin === null || rtp === null) return [];
                const part = (value: number) => (
                  <FormattedNumber value={value / HUNDREDTHS_OF_A_WHOLE} style="percent" minimumFractionDigits={2} />
                );
                return {
                  key: model,
                  cells: {
                    card: intl.formatMessage(MODEL_NAMES[model]),
                    wins: part(hitRate),
                    most: <FormattedNumber value={maxWin / HUNDREDTHS} />,
                    rtp: part(rtp),
                  },
                };
              })}
            />
            <ModelGroups games={games} models={MODELS} />
          </>
        )}
      </Shown>
    </Page>
  );
}

/** Scratch cards and their prizes. @spec CS-01 */
export const scratchContent = contentOf(ScratchPage, cards);
