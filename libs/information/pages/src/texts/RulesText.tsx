import { routePath } from '@touchline/shared-routes';
import { ChipLink, Chips } from '@touchline/ui-kit';
import { usePageParams } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHAPTERS, isChapter } from './rule-chapters.ts';
import { WrittenText } from './WrittenText.tsx';

/** The rules: all chapters, or the one that the url names. @spec RT-06 */
export function RulesText() {
  const intl = useIntl();
  const { chapter } = usePageParams();
  const lang = intl.locale;
  const shown = isChapter(chapter) ? CHAPTERS[chapter] : Object.values(CHAPTERS).flat();
  return (
    <>
      <Chips role="navigation" aria-label={intl.formatMessage({ id: 'information.rules.chapters', defaultMessage: 'Chapters' })}>
        <ChipLink href={routePath('rules', { ruleGroup: 'general' }, { lang })} isCurrent={!isChapter(chapter)}>
          <FormattedMessage id="information.rules.all" defaultMessage="All chapters" />
        </ChipLink>
        {Object.entries(CHAPTERS).map(([name, [first]]) => (
          <ChipLink key={name} href={routePath('rules', { ruleGroup: 'general', chapter: name }, { lang })} isCurrent={name === chapter}>
            <FormattedMessage {...first[1]} />
          </ChipLink>
        ))}
      </Chips>
      <WrittenText text={shown} />
    </>
  );
}
