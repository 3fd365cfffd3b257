import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { TOTO_RULES, totoSectionOf, type TotoSection } from '@touchline/toto-rules';
import { LinkButton } from '@touchline/ui-kit';
import { pageStyles, usePageParams } from '@touchline/ui-pages';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Shown } from '../shared/Shown.tsx';
import { useStakeIso, useToto } from '../shared/use-toto.ts';
import styles from '../shared/Shared.module.css';
import { DrawFacts } from './DrawFacts.tsx';
import { SECTION_NAMES, SECTION_TASKS } from '../shared/section-words.ts';
import { TotoRulesText } from './TotoRules.tsx';

const EVERY_MS = 15_000;

/** The chosen section, or all that have an open draw: without one there is nothing to fill in. */
function cardsOf<Open>(sections: readonly { section: string; open: Open | null }[], chosen: TotoSection | undefined) {
  return sections.flatMap(({ section, open }) => {
    const of = totoSectionOf(section);
    const isShown = of !== undefined && (chosen === undefined ? open !== null : of === chosen);
    return isShown ? [{ of, open }] : [];
  });
}

/** All sections with their open draws, or a single one with its rules. @spec TL-01 */
export function TotoOverview() {
  const lang = useSelector(selectLanguage);
  const section = totoSectionOf(usePageParams()['section']);
  const { view, retry } = useToto({ what: 'sections', iso: useStakeIso() }, EVERY_MS);
  const link = (of: TotoSection, isFirst: boolean) => (
    <LinkButton look={isFirst ? 'primary' : 'secondary'} href={routePath('toto-draw', { section: of }, { lang })}>
      <FormattedMessage id="toto.play" defaultMessage="Fill in a ticket" />
    </LinkButton>
  );
  return (
    <div className={pageStyles.page}>
      <Shown view={view} retry={retry}>
        {(sections) => (
          <ul className={pageStyles.cards}>
            {cardsOf(sections, section).map(({ of, open }, at) => (
              <li key={of} className={styles.card}>
                <h2>
                  <FormattedMessage {...SECTION_NAMES[of]} />
                </h2>
                <p className={styles.words}>
                  <FormattedMessage {...SECTION_TASKS[of]} values={{ games: TOTO_RULES[of].games }} />
                </p>
                {open !== null && <DrawFacts draw={open} />}
                {link(of, at === 0)}
              </li>
            ))}
          </ul>
        )}
      </Shown>
      <h2 className={pageStyles.heading}>
        <FormattedMessage id="toto.rules.heading" defaultMessage="How it works" />
      </h2>
      <TotoRulesText section={section ?? 'football'} />
    </div>
  );
}
