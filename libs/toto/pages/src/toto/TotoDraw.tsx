import { selectLanguage } from '@touchline/shared-state';
import { routePath } from '@touchline/shared-routes';
import type { TotoDraw as Draw } from '@touchline/toto-contract';
import {
  combinationCount,
  entryProblem,
  fillAtRandom,
  fillWithFavourites,
  MOST_COMBINATIONS,
  MOST_TIMES,
  TOTO_RULES,
  type TotoSection,
} from '@touchline/toto-rules';
import { CombinationList, TotoGrid } from '@touchline/toto-ui';
import { Button, Fold, Money, TextField } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { pageStyles, usePageParams } from '@touchline/ui-pages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { FIRST_SECTION, sectionIn } from '../shared/addresses.ts';
import { chance } from '../shared/chance.ts';
import { PlaceBox } from '../shared/PlaceBox.tsx';
import { Shown } from '../shared/Shown.tsx';
import styles from '../shared/Shared.module.css';
import { useStakeIso, useToto } from '../shared/use-toto.ts';
import { DrawFacts } from './DrawFacts.tsx';
import { SectionLinks } from './SectionLinks.tsx';

const EVERY_MS = 15_000;

/** The open draw of a section with its ticket form. @spec TL-01 */
export function TotoDraw() {
  const section = sectionIn(usePageParams()) ?? FIRST_SECTION;
  const { view, retry } = useToto({ what: 'draw', section, draw: 'current', iso: useStakeIso() }, EVERY_MS);
  return (
    <div className={pageStyles.page}>
      <SectionLinks page="toto-draw" current={section} />
      <Shown view={view} retry={retry}>
        {/* The key clears the ticket when the draw changes. */}
        {(draw) => <FillIn key={`${section}-${draw.number}`} section={section} draw={draw} />}
      </Shown>
    </div>
  );
}

const turned = (picks: readonly (readonly number[])[], game: number, outcome: number): number[][] =>
  picks.map((picked, at) => {
    if (at !== game) return [...picked];
    return picked.includes(outcome) ? picked.filter((each) => each !== outcome) : [...picked, outcome].toSorted((a, b) => a - b);
  });

function FillIn({ section, draw }: { section: TotoSection; draw: Draw }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { games, outcomes } = TOTO_RULES[section];
  const none = Array.from({ length: games }, (): number[] => []);
  const [picks, setPicks] = useState<number[][]>(none);
  const [timesText, setTimesText] = useState('1');
  const read = useAmountReader({ exponent: 0, iso: null }).read(timesText);
  const times = read.isOk && read.value <= MOST_TIMES ? read.value : 0;
  const isTimes = times > 0;
  const count = combinationCount(picks);
  const { unit, iso, exponent } = draw.pool;
  const price = times * unit;
  const cost = count * price;
  const problem = entryProblem(picks, { games, outcomes });
  const isReady = problem === null && isTimes && draw.state === 'open';
  const open = picks.filter((picked) => picked.length === 0).length;
  const hint =
    problem === 'incomplete'
      ? intl.formatMessage(
          {
            id: 'toto.hint.open',
            defaultMessage: '{open, plural, one {# game has no selection yet.} other {# games have no selection yet.}}',
          },
          { open },
        )
      : problem === 'too-many-combinations'
        ? intl.formatMessage(
            { id: 'toto.hint.many', defaultMessage: 'A ticket has up to {most, number} combinations. Remove some selections.' },
            { most: MOST_COMBINATIONS },
          )
        : undefined;
  return (
    <>
      <DrawFacts draw={draw} />
      <div className={styles.row}>
        <Button onClick={() => setPicks(fillWithFavourites(draw.games.map(({ chances }) => chances)))}>
          <FormattedMessage id="toto.fill.favourites" defaultMessage="Choose favourites" />
        </Button>
        <Button onClick={() => setPicks(fillAtRandom(games, outcomes.length, chance))}>
          <FormattedMessage id="toto.fill.random" defaultMessage="Choose at random" />
        </Button>
        <Button look="quiet" onClick={() => setPicks(none)}>
          <FormattedMessage id="toto.fill.clear" defaultMessage="Clear" />
        </Button>
      </div>
      <TotoGrid
        label={intl.formatMessage({ id: 'toto.games', defaultMessage: 'Games of the draw' })}
        games={draw.games}
        outcomes={outcomes}
        picks={picks}
        lang={lang}
        onPick={(game, outcome) => setPicks(turned(picks, game, outcome))}
      />
      <p className={styles.words} role="status">
        <FormattedMessage
          id="toto.count"
          defaultMessage="{count, plural, =0 {No combination yet} one {# combination} other {# combinations}} of {price} each"
          values={{ count, price: <Money amount={price} iso={iso} exponent={exponent} /> }}
        />
      </p>
      <TextField
        className={styles.narrow}
        label={intl.formatMessage({ id: 'toto.times', defaultMessage: 'Stake per combination, in units' })}
        hint={intl.formatMessage(
          { id: 'toto.times.hint', defaultMessage: 'A whole number from 1 to {most, number}' },
          { most: MOST_TIMES },
        )}
        inputMode="numeric"
        value={timesText}
        onChange={(event) => setTimesText(event.target.value)}
      />
      {problem === null && (
        <Fold title={intl.formatMessage({ id: 'toto.combinations', defaultMessage: 'All combinations' })}>
          <CombinationList picks={picks} outcomes={outcomes} />
        </Fold>
      )}
      <PlaceBox
        wish={isReady ? { kind: 'toto', section, number: draw.number, picks, times, cost } : null}
        cost={{ amount: cost, iso, exponent }}
        hint={hint}
        ticketsHref={routePath('toto-coupons', { section }, { lang })}
      />
    </>
  );
}
