import type { SectionPage } from '@touchline/shared-state';
import { ListPage } from '../list/ListPage.tsx';
import { listSeo, loadList } from '../list/list-load.ts';

export const page: SectionPage = { Component: ListPage, load: loadList, seo: listSeo };
