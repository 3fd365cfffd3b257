import type { ContentCard } from '@touchline/content-contract';
import { CardList, DocumentBody } from '@touchline/content-pages';
import { selectCards } from '@touchline/content-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips } from '@touchline/ui-kit';
import { usePageParams, useAppSelector } from '@touchline/ui-pages';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { rulesSlug } from './rules-slug.ts';

/** Splits a slug into the rule group and its chapter. */
const placeOfSlug = (slug: string): { ruleGroup: string; chapter?: string } => {
  const [ruleGroup = '', chapter] = slug.split('_');
  return chapter === undefined ? { ruleGroup } : { ruleGroup, chapter };
};

/** The rules: a group with its chapters, or the chapter named by the URL. @spec RT-06 PI-03 */
export function RulesPage() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { ruleGroup = 'general', chapter } = usePageParams();
  const slug = rulesSlug(ruleGroup, chapter);
  const list = useAppSelector((state) => selectCards(state, 'rules'));
  const all = list.status === 'ready' ? list.value : [];
  const hrefOf = (card: Pick<ContentCard, 'slug'>) => routePath('rules', placeOfSlug(card.slug), { lang });
  const isOfGroup = (card: ContentCard) => card.slug.startsWith(`${ruleGroup}_`);
  const groups = all.filter((card) => !card.slug.includes('_'));
  const label = intl.formatMessage({ id: 'information.rules.chapters', defaultMessage: 'Chapters' });
  const shown = chapter === undefined ? groups : all.filter(isOfGroup);
  return (
    <>
      <Chips role="navigation" aria-label={label}>
        {shown.map((card) => (
          <ChipLink key={card.slug} href={hrefOf(card)} isCurrent={card.slug === slug}>
            {card.title}
          </ChipLink>
        ))}
      </Chips>
      <DocumentBody key={slug} of={{ kind: 'rules', slug }} />
      {chapter === undefined && <CardList kind="rules" label={label} hrefOf={hrefOf} isShown={isOfGroup} empty={null} />}
    </>
  );
}
