import { selectLanguage } from '@touchline/shared-state';
import type { TotoDraw } from '@touchline/toto-contract';
import { TOTO_RULES, type TotoSection } from '@touchline/toto-rules';
import { outcomeText } from '@touchline/toto-ui';
import { Crest, Table } from '@touchline/ui-kit';
import { pageStyles, usePageParams } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { FIRST_SECTION, sectionIn } from '../shared/addresses.ts';
import { Shown } from '../shared/Shown.tsx';
import styles from '../shared/Shared.module.css';
import { useStakeIso, useToto } from '../shared/use-toto.ts';
import { SectionLinks } from './SectionLinks.tsx';

const EVERY_MS = 60_000;
const THOUSAND = 1000;

interface Nominee {
  name: string;
  opponent: string;
  champ: string;
  /** Probability of a win, in thousandths. */
  chance: number;
  likeliest: number;
}

/** Whether an outcome favours a side. */
const isFor = (outcome: string, side: 0 | 1): boolean => {
  const [home, away] = outcome.split(':').map(Number);
  if (home !== undefined && away !== undefined && !Number.isNaN(home)) return side === 0 ? home > away : away > home;
  const winner = outcome.startsWith('other-') ? outcome.slice('other-'.length) : outcome.slice(0, 1);
  return winner === String(side + 1);
};

function nomineesOf(draw: TotoDraw, section: TotoSection, lang: string): Nominee[] {
  const { outcomes } = TOTO_RULES[section];
  return draw.games
    .flatMap(({ home, away, champ, chances }) =>
      ([0, 1] as const).map((side) => ({
        name: side === 0 ? home : away,
        opponent: side === 0 ? away : home,
        champ: champ[lang] ?? champ['en'] ?? '',
        chance: chances.reduce((sum, each, at) => sum + (isFor(outcomes[at] ?? '', side) ? each : 0), 0),
        likeliest: chances.indexOf(Math.max(...chances)),
      })),
    )
    .toSorted((a, b) => b.chance - a.chance);
}

/** Teams and players of the open draw, likeliest winners first. @spec TL-01 */
export function TotoNominees() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const section = sectionIn(usePageParams()) ?? FIRST_SECTION;
  const { view, retry } = useToto({ what: 'draw', section, draw: 'current', iso: useStakeIso() }, EVERY_MS);
  return (
    <div className={pageStyles.page}>
      <SectionLinks page="toto-nominees" current={section} />
      <p className={styles.words}>
        <FormattedMessage
          id="toto.nominees.words"
          defaultMessage="Everyone who plays in the open draw, with the chance to win by our model. A forecast of the model is no promise."
        />
      </p>
      <Shown view={view} retry={retry}>
        {(draw) => (
          <Table
            caption={intl.formatMessage({ id: 'toto.nominees', defaultMessage: 'Nominees of the open draw' })}
            columns={[
              { key: 'name', head: <FormattedMessage id="toto.nominees.name" defaultMessage="Nominee" /> },
              { key: 'opponent', head: <FormattedMessage id="toto.nominees.opponent" defaultMessage="Opponent" /> },
              { key: 'champ', head: <FormattedMessage id="toto.nominees.champ" defaultMessage="Tournament" /> },
              { key: 'chance', head: <FormattedMessage id="toto.nominees.chance" defaultMessage="Chance to win" />, isNumeric: true },
              { key: 'likeliest', head: <FormattedMessage id="toto.nominees.likeliest" defaultMessage="Likeliest outcome" /> },
            ]}
            rows={nomineesOf(draw, section, lang).map(({ name, opponent, champ, chance, likeliest }) => ({
              key: `${name}-${opponent}`,
              cells: {
                name: (
                  <span className={styles.row}>
                    <Crest name={name} /> <bdi>{name}</bdi>
                  </span>
                ),
                opponent: <bdi>{opponent}</bdi>,
                champ: <bdi>{champ}</bdi>,
                chance: intl.formatNumber(chance / THOUSAND, { style: 'percent', maximumFractionDigits: 0 }),
                likeliest: <bdi>{outcomeText(intl, TOTO_RULES[section].outcomes[likeliest] ?? '')}</bdi>,
              },
            }))}
          />
        )}
      </Shown>
    </div>
  );
}
