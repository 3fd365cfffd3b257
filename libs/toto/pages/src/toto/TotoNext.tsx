import { DATE_STYLES } from '@touchline/shared-primitives';
import { selectLanguage } from '@touchline/shared-state';
import { TOTO_RULES } from '@touchline/toto-rules';
import { TotoGrid } from '@touchline/toto-ui';
import { pageStyles, usePageParams } from '@touchline/ui-pages';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { FIRST_SECTION, sectionIn } from '../shared/addresses.ts';
import { Shown } from '../shared/Shown.tsx';
import styles from '../shared/Shared.module.css';
import { useStakeIso, useToto } from '../shared/use-toto.ts';
import { DrawFacts } from './DrawFacts.tsx';
import { SectionLinks } from './SectionLinks.tsx';

const EVERY_MS = 30_000;

/** The draw that follows the open one. @spec TL-01 */
export function TotoNext() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const section = sectionIn(usePageParams()) ?? FIRST_SECTION;
  const { view, retry } = useToto({ what: 'draw', section, draw: 'next', iso: useStakeIso() }, EVERY_MS);
  return (
    <div className={pageStyles.page}>
      <SectionLinks page="toto-next" current={section} />
      <Shown view={view} retry={retry}>
        {(draw) => (
          <>
            <p className={styles.words}>
              <FormattedMessage
                id="toto.next.opens"
                defaultMessage="Tickets are sold from {time}, when the current draw closes."
                values={{
                  time: <FormattedDate value={draw.opensAt} {...DATE_STYLES.moment} />,
                }}
              />
            </p>
            <DrawFacts draw={draw} />
            <TotoGrid
              label={intl.formatMessage({ id: 'toto.games', defaultMessage: 'Games of the draw' })}
              games={draw.games}
              outcomes={TOTO_RULES[section].outcomes}
              picks={[]}
              lang={lang}
            />
          </>
        )}
      </Shown>
    </div>
  );
}
