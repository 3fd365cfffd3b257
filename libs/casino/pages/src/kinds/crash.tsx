import { gamesIn } from '@touchline/casino-state';
import { Table } from '@touchline/ui-kit';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { contentOf } from '../parts/content-of.ts';
import { Group, Lead, Page } from '../parts/Parts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { crashReaches } from '../rules/chances.ts';

const games = gamesIn('crash', { kind: 'crash' });
const MULTIPLIERS = [1.5, 2, 3, 5, 10, 50, 100];
const HUNDREDTHS_OF_A_WHOLE = 10_000;

function Reach({ rtp }: { rtp: number }) {
  const intl = useIntl();
  return (
    <Table
      caption={intl.formatMessage({ id: 'casino.crash.table', defaultMessage: 'How many rounds reach a multiplier' })}
      columns={[
        { key: 'multiplier', head: intl.formatMessage({ id: 'casino.crash.multiplier', defaultMessage: 'Multiplier' }), isNumeric: true },
        { key: 'rounds', head: intl.formatMessage({ id: 'casino.crash.rounds', defaultMessage: 'Rounds that reach it' }), isNumeric: true },
      ]}
      rows={MULTIPLIERS.map((multiplier) => ({
        key: String(multiplier),
        cells: {
          multiplier: (
            <bdi>
              ×
              <span>
                <FormattedNumber value={multiplier} />
              </span>
            </bdi>
          ),
          rounds: (
            <FormattedNumber value={crashReaches(multiplier, rtp / HUNDREDTHS_OF_A_WHOLE)} style="percent" maximumSignificantDigits={3} />
          ),
        },
      }))}
    />
  );
}

function CrashPage() {
  const intl = useIntl();
  return (
    <Page>
      <Lead>
        <FormattedMessage
          id="casino.crash.lead"
          defaultMessage="A multiplier rises until it stops at a random moment that is fixed before the round. Cash out earlier and you are paid by it. Earlier rounds say nothing about the next."
        />
      </Lead>
      <Shown resource={games}>
        {(catalogue) => {
          const rtp = catalogue.games[0]?.rtp ?? null;
          return (
            <>
              <Group name={intl.formatMessage({ id: 'casino.crash.games', defaultMessage: 'All crash games' })} games={catalogue.games} />
              {rtp !== null && <Reach rtp={rtp} />}
            </>
          );
        }}
      </Shown>
    </Page>
  );
}

/** Crash: games, and the odds of reaching a multiple. @spec CS-01 */
export const crashContent = contentOf(CrashPage, games);
