import type { LoadContext, SeoData } from '@touchline/shared-state';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { PageShape } from './EmptyPage.tsx';

/** Parameters of the url. A page that stands in for another (a swapped bonus page) may get none. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** What stands in a page whose data is loaded before it is shown, on the edge as in the browser. */
export interface PageContent {
  Body: ComponentType;
  /** Brings the page's data into the store. @throws PageNotFound when what the address names does not exist. */
  load?: (context: LoadContext) => Promise<void>;
  /** What the data adds to the head that the plan gives; runs after `load`. */
  seo?: (context: LoadContext) => Partial<SeoData>;
}

/** One page of a section. */
export interface PagePlan {
  /** Heading of the page, and its name in trail and navigation. */
  title: MessageDescriptor;
  /** What belongs here, in a sentence or two: the description for search engines, and the words of the page while it is empty. */
  words: MessageDescriptor;
  /** What stands in the page. Without it the page says that it is empty, and search engines are asked to pass it by. */
  body?: (() => Promise<ComponentType>) | undefined;
  /** The same for a page with data of its own. */
  content?: (() => Promise<PageContent>) | undefined;
  /** The content has a heading of its own. */
  hasOwnHeading?: boolean;
  /** What belongs here is a player's own: while the page is empty a visitor is offered to sign in. */
  isForPlayer?: boolean;
  /** Whether search engines may keep the page; those with something in them unless told. */
  isIndexed?: boolean;
}

/** A place in the navigation of a section. */
export interface PlanPlace {
  /** Words of the link. */
  name: MessageDescriptor;
  /** Address of the page in a language of two letters. */
  href: (lang: string) => string;
}

/** A menu of many pages. */
export interface SectionMenu {
  /** Called while a page of the section is shown: asks for what the badges tell. */
  useMenu: () => void;
  /** How many things need the person, by the name of the thing; the same object while nothing changes. */
  needs: (state: unknown) => Readonly<Record<string, number>> | undefined;
  /** Which of them belongs to which page, by its path without the language. */
  badges: Readonly<Record<string, string>>;
}

/** What a section is made of. */
export interface SectionPlan<Key extends string = string> {
  /** What the section is called in the trail. */
  name: MessageDescriptor;
  /** Drawn in empty pages. */
  Icon: ComponentType;
  /** What the pages will be full of, drawn in outline while they are empty; lines unless told. */
  shape?: PageShape;
  /** Pages of the section that one goes to directly; the first is the section's own. */
  places: (params: PageParams) => readonly PlanPlace[];
  /** Where the section has many pages: search, and badges where something needs the person. */
  menu?: SectionMenu;
  /** The page of each route, by its key; a function where the parameters of the address decide. */
  pages: Readonly<Record<Key, PagePlan | ((params: PageParams) => PagePlan)>>;
}

/** The part of a plan that frames its pages. */
export type SectionFrame = Pick<SectionPlan, 'name' | 'places' | 'menu'>;
