import { DATE_STYLES } from '@touchline/shared-primitives';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import type { TotoDraw } from '@touchline/toto-contract';
import { TOTO_RULES, type TotoSection } from '@touchline/toto-rules';
import { TotoGrid } from '@touchline/toto-ui';
import { Badge, EmptyState, Fold, HistoryIcon, Money, Pagination, Table } from '@touchline/ui-kit';
import { pageStyles, usePageParams, usePageQuery } from '@touchline/ui-pages';
import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { FIRST_SECTION, sectionIn } from '../shared/addresses.ts';
import { pageIn } from '../shared/load.ts';
import { Shown } from '../shared/Shown.tsx';
import styles from '../shared/Shared.module.css';
import { useStakeIso, useToto } from '../shared/use-toto.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { useNumber } from '../shared/use-number.ts';

const EVERY_MS = 30_000;

const STATES = defineMessages({
  planned: { id: 'toto.state.planned', defaultMessage: 'Planned' },
  open: { id: 'toto.state.open', defaultMessage: 'Open' },
  closed: { id: 'toto.state.closed', defaultMessage: 'Games in progress' },
  settled: { id: 'toto.state.settled', defaultMessage: 'Settled' },
  void: { id: 'toto.state.void', defaultMessage: 'Void, stakes refunded' },
});

/** Prizes of each category of a settled draw. */
function Dividends({ draw }: { draw: TotoDraw }) {
  const intl = useIntl();
  const { dividends, iso, exponent, jackpotDividend, jackpotOut } = draw.pool;
  if (dividends.length === 0)
    return (
      <p className={styles.hint}>
        <FormattedMessage id="toto.dividends.none" defaultMessage="Nobody played this draw in {iso}." values={{ iso }} />
      </p>
    );
  const money = (amount: number) => <Money amount={amount} iso={iso} exponent={exponent} />;
  return (
    <>
      <Table
        caption={intl.formatMessage({ id: 'toto.dividends', defaultMessage: 'Prizes of the draw' })}
        columns={[
          { key: 'right', head: <FormattedMessage id="toto.dividends.right" defaultMessage="Right forecasts" /> },
          { key: 'units', head: <FormattedMessage id="toto.dividends.units" defaultMessage="Winning units" />, isNumeric: true },
          { key: 'dividend', head: <FormattedMessage id="toto.dividends.each" defaultMessage="Prize per unit" />, isNumeric: true },
        ]}
        rows={dividends.map(({ right, units, dividend }) => ({
          key: String(right),
          cells: { right: intl.formatNumber(right), units: intl.formatNumber(units), dividend: money(dividend) },
        }))}
      />
      <p className={styles.words}>
        {jackpotDividend > 0 ? (
          <FormattedMessage
            id="toto.jackpot.won"
            defaultMessage="The jackpot was won: {amount} for each unit with every forecast right."
            values={{ amount: money(jackpotDividend) }}
          />
        ) : (
          <FormattedMessage
            id="toto.jackpot.kept"
            defaultMessage="The jackpot was not won. {amount} went on to the next draw."
            values={{ amount: money(jackpotOut ?? 0) }}
          />
        )}
      </p>
    </>
  );
}

function PastDraw({ draw, section }: { draw: TotoDraw; section: TotoSection }) {
  const no = useNumber();
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <h2>
          <FormattedMessage id="toto.draw.title" defaultMessage="Draw {number}" values={{ number: no(draw.number) }} />
        </h2>
        <Badge tone={draw.state === 'void' ? 'returned' : undefined}>
          <FormattedMessage {...STATES[draw.state]} />
        </Badge>
        <span className={styles.hint}>
          <FormattedDate value={draw.closesAt} {...DATE_STYLES.moment} />
        </span>
      </div>
      {draw.state === 'settled' && <Dividends draw={draw} />}
      <Fold title={intl.formatMessage({ id: 'toto.draw.results', defaultMessage: 'Games and results' })}>
        <TotoGrid
          label={intl.formatMessage({ id: 'toto.games', defaultMessage: 'Games of the draw' })}
          games={draw.games}
          outcomes={TOTO_RULES[section].outcomes}
          picks={[]}
          lang={lang}
        />
      </Fold>
    </li>
  );
}

/** Draws closed for tickets, with results and dividends. @spec TL-01 */
export function TotoDraws() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const section = sectionIn(usePageParams()) ?? FIRST_SECTION;
  const page = pageIn(usePageQuery());
  const { view, retry } = useToto({ what: 'draws', section, page, iso: useStakeIso() }, EVERY_MS);
  return (
    <div className={pageStyles.page}>
      <SectionLinks page="toto-draws" current={section} />
      <Shown view={view} retry={retry}>
        {({ draws, page: shown, pages }) =>
          draws.length === 0 ? (
            <EmptyState
              isCard
              icon={<HistoryIcon />}
              title={<FormattedMessage id="toto.draws.none" defaultMessage="No draw has closed yet" />}
            >
              <FormattedMessage id="toto.draws.none.words" defaultMessage="Results and prizes appear here after the first draw." />
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {draws.map((draw) => (
                  <PastDraw key={draw.number} draw={draw} section={section} />
                ))}
              </ul>
              <Pagination
                label={intl.formatMessage({ id: 'toto.draws.pages', defaultMessage: 'Pages of draws' })}
                page={shown}
                pages={pages}
                hrefOf={(to) => `${routePath('toto-draws', { section }, { lang })}?page=${to}`}
              />
            </>
          )
        }
      </Shown>
    </div>
  );
}
