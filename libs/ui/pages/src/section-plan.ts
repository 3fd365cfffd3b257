import type { LoadContext, SeoData, RootState } from '@touchline/shared-state';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { PageShape } from './EmptyPage.tsx';

/** Parameters of the url. A page shown in place of another (a swapped bonus page) may have none. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** Content of a page whose data is loaded before it is shown, on the edge and in the browser. */
export interface PageContent {
  Body: ComponentType;
  /** Loads the page's data into the store. @throws PageNotFound when the resource of the url does not exist. */
  load?: (context: LoadContext) => Promise<void>;
  /** Fields that the data adds to the plan's head; runs after `load`. */
  seo?: (context: LoadContext) => Partial<SeoData>;
}

/** One page of a section. */
export interface PagePlan {
  /** Heading of the page, and its name in breadcrumbs and navigation. */
  title: MessageDescriptor;
  /** What belongs here, in a sentence or two: the description for search engines, and the text of the page while it is empty. */
  words: MessageDescriptor;
  /** Content of the page. Without it the page says that it is empty and is noindex. */
  body?: (() => Promise<ComponentType>) | undefined;
  /** Content with its own data. */
  content?: (() => Promise<PageContent>) | undefined;
  /** Whether the content has its own heading. */
  hasOwnHeading?: boolean;
  /** Whether the page belongs to a player: while it is empty, visitors are offered sign-in. */
  isForPlayer?: boolean;
  /** Whether search engines may index the page; by default, if it has content. */
  isIndexed?: boolean;
}

/** A group of links in the navigation of a section. */
export interface PlanGroup {
  /** Heading of the group. */
  name: MessageDescriptor;
  Icon: ComponentType;
}

/** A link in the navigation of a section. */
export interface PlanPlace {
  /** Text of the link. */
  name: MessageDescriptor;
  /** Url of the page in a language (two letters). */
  href: (lang: string) => string;
  /** Its group; links of one group follow each other. */
  group?: PlanGroup;
}

/** Menu of a section with many pages. */
export interface SectionMenu {
  /** Hook that runs while a page of the section is shown and loads the badges. */
  useMenu: () => void;
  /** Number of things that need attention, by kind; the same object while nothing changes. */
  needs: (state: RootState) => Readonly<Record<string, number>> | undefined;
  /** Which kind belongs to which page, by path without language. */
  badges: Readonly<Record<string, string>>;
}

/** Plan of a section. */
export interface SectionPlan<Key extends string = string> {
  /** Name of the section in breadcrumbs. */
  name: MessageDescriptor;
  /** Icon on empty pages. */
  Icon: ComponentType;
  /** Outline on empty pages; default `lines`. */
  shape?: PageShape;
  /** Pages in the section's navigation; the first is the main page of the section. */
  places: (params: PageParams) => readonly PlanPlace[];
  /** For sections with many pages: a search, and badges for pages that need attention. */
  menu?: SectionMenu;
  /** Pages by route key; a function where the parameters of the url decide. */
  pages: Readonly<Record<Key, PagePlan | ((params: PageParams) => PagePlan)>>;
}

/** The part of a plan that the frame of its pages needs. */
export type SectionFrame = Pick<SectionPlan, 'name' | 'places' | 'menu'>;
