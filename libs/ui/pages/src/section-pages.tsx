import { selectSiteConfig } from '@touchline/shared-config';
import { intlOf } from '@touchline/shared-i18n';
import { selectView, type SectionPage } from '@touchline/shared-state';
import type { ComponentType } from 'react';
import { EmptyPage, OwnPageAction } from './EmptyPage.tsx';
import { OfSection } from './OfSection.tsx';
import type { PageContent, PageParams, PagePlan, SectionFrame, SectionPlan } from './section-plan.ts';
import { homePlace, placesIn, trailTo } from './trail.ts';
import { usePageParams } from './use-page-route.ts';

type Section = SectionFrame & Pick<SectionPlan, 'Icon' | 'shape'>;
type PlanOf = (params: PageParams) => PagePlan;

/**
 * Pages of a section from its plan, by route key: each with frame, head and content, or with a text about what will be here.
 *
 * @spec PL-02 RT-01
 */
export function sectionPages<Key extends string>(section: SectionPlan<Key>): Record<Key, () => Promise<SectionPage>> {
  const pages = Object.entries<PagePlan | PlanOf>(section.pages).map(([key, page]) => {
    const { body, content } = typeof page === 'function' ? page({}) : page;
    // The build reads which code a page loads from these, so that documents can preload it.
    return [key, Object.assign(() => makePage(section, page), { brings: [body, content] })];
  });
  return Object.fromEntries(pages) as Record<Key, () => Promise<SectionPage>>;
}

/** Content of a page; undefined for an empty one. */
async function contentOf({ body, content }: PagePlan): Promise<PageContent | undefined> {
  if (content !== undefined) return content();
  return body && { Body: await body() };
}

async function makePage(section: Section, page: PagePlan | PlanOf): Promise<SectionPage> {
  const planOf: PlanOf = typeof page === 'function' ? page : () => page;
  const content = await contentOf(planOf({}));
  return {
    Component: () => <PlannedPage section={section} planOf={planOf} Body={content?.Body} />,
    ...(content?.load && { load: content.load }),
    seo: (context) => {
      const { store, params, url, lang } = context;
      const intl = intlOf(store);
      const { title, words, body, content: loads, isIndexed = (body ?? loads) !== undefined } = planOf(params);
      const [name, of] = [intl.formatMessage(title), intl.formatMessage(section.name)];
      const path = url.pathname;
      const state = store.getState();
      const offer = { site: selectSiteConfig(state), isSignedIn: selectView(state).userId !== null };
      // Search engines get the breadcrumbs that are shown above the page.
      const trail = trailTo({
        home: homePlace(intl, lang),
        section: of,
        places: placesIn(section, { intl, params, lang, offer }),
        path,
        title: name,
      });
      return {
        title: name === of ? name : `${name} · ${of}`,
        description: intl.formatMessage(words),
        crumbs: trail.map((step) => ({ name: step.name, path: step.href ?? path })),
        ...(!isIndexed && { robots: 'noindex' }),
        ...content?.seo?.(context),
      };
    },
  };
}

interface PlannedPageProps {
  section: Section;
  planOf: PlanOf;
  Body: ComponentType | undefined;
}

function PlannedPage({ section, planOf, Body }: PlannedPageProps) {
  const { title, words, body, content, hasOwnHeading, isForPlayer } = planOf(usePageParams());
  return (
    <OfSection section={section} title={title} hasOwnHeading={hasOwnHeading}>
      {Body === undefined || (body ?? content) === undefined ? (
        <EmptyPage Icon={section.Icon} shape={section.shape} words={words} {...(isForPlayer && { action: <OwnPageAction /> })} />
      ) : (
        <Body />
      )}
    </OfSection>
  );
}
