import { MODEL_NAMES } from '@touchline/casino-game-launch/names';
import { gamesIn } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link, Notice, Table } from '@touchline/ui-kit';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { contentOf } from '../parts/content-of.ts';
import { ModelGroups } from '../parts/ModelGroups.tsx';
import { Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';

const FAST = ['dice', 'mines', 'plinko-8', 'plinko-12', 'plinko-16', 'hilo', 'limbo', 'wheel-low', 'wheel-high'] as const;
const TWO_WAY = ['coin-flip', 'high-low'] as const;
const fast = gamesIn('fast', { models: FAST });
const twoWay = gamesIn('fast-bet', { models: TWO_WAY });
const HUNDREDTHS_OF_A_WHOLE = 10_000;

/** Points to the limits, because short rounds spend money faster. */
function LimitNote() {
  const lang = useSelector(selectLanguage);
  return (
    <Notice tone="info">
      <FormattedMessage
        id="casino.fast.limits"
        defaultMessage="Rounds take seconds, so money goes faster too. <link>Set a limit</link> before you start."
        values={{ link: (words) => <Link href={routePath('office-responsible', {}, { lang })}>{words}</Link> }}
      />
    </Notice>
  );
}

function FastPage() {
  return (
    <Page>
      <LimitNote />
      <Shown resource={fast}>
        {({ games }) => (
          <ModelGroups
            games={games}
            models={FAST}
            about={{
              dice: (
                <FormattedMessage
                  id="casino.about.dice"
                  defaultMessage="Choose a number and whether the roll ends above or below it. Your choice sets chance and payout."
                />
              ),
              mines: (
                <FormattedMessage
                  id="casino.about.mines"
                  defaultMessage="Open safe squares and take the money whenever you like. One mine ends the round."
                />
              ),
              hilo: (
                <FormattedMessage
                  id="casino.about.hilo"
                  defaultMessage="Is the next card higher or lower? Each right answer raises the multiplier."
                />
              ),
              limbo: (
                <FormattedMessage id="casino.about.limbo" defaultMessage="Name a multiplier. If the draw reaches it, you are paid by it." />
              ),
            }}
          />
        )}
      </Shown>
    </Page>
  );
}

function FastBetPage() {
  const intl = useIntl();
  return (
    <Page>
      <Lead>
        <FormattedMessage id="casino.fastBet.lead" defaultMessage="One question, two answers, one result in a few seconds." />
      </Lead>
      <LimitNote />
      <Shown resource={twoWay}>
        {({ games }) => (
          <>
            <Table
              caption={intl.formatMessage({ id: 'casino.fastBet.table', defaultMessage: 'What these games return' })}
              columns={[
                { key: 'game', head: intl.formatMessage({ id: 'casino.game', defaultMessage: 'Game' }) },
                { key: 'rtp', head: intl.formatMessage({ id: 'casino.rtp.long', defaultMessage: 'Return to player' }), isNumeric: true },
                { key: 'edge', head: intl.formatMessage({ id: 'casino.edge', defaultMessage: 'House edge' }), isNumeric: true },
              ]}
              rows={TWO_WAY.flatMap((model) => {
                const rtp = games.find((game) => game.model === model)?.rtp ?? null;
                if (rtp === null) return [];
                const part = (value: number) => (
                  <FormattedNumber value={value / HUNDREDTHS_OF_A_WHOLE} style="percent" minimumFractionDigits={2} />
                );
                return {
                  key: model,
                  cells: { game: intl.formatMessage(MODEL_NAMES[model]), rtp: part(rtp), edge: part(HUNDREDTHS_OF_A_WHOLE - rtp) },
                };
              })}
            />
            <ModelGroups games={games} models={TWO_WAY} />
          </>
        )}
      </Shown>
    </Page>
  );
}

/** Games with rounds of a few seconds. @spec CS-01 */
export const fastContent = contentOf(FastPage, fast);
/** Games with two possible outcomes. @spec CS-01 */
export const fastBetContent = contentOf(FastBetPage, twoWay);
