import type { SectionPage } from '@touchline/shared-state';

/** Each page is a separate chunk, including its loader. */
const home = async (): Promise<SectionPage> => {
  const [{ HomePage }, { homeSeo, loadHome }] = await Promise.all([import('./home/HomePage.tsx'), import('./loads/home-load.ts')]);
  return { Component: HomePage, load: loadHome, seo: homeSeo };
};

const list = async (): Promise<SectionPage> => {
  const [{ ListPage }, { listSeo, loadList }] = await Promise.all([import('./list/ListPage.tsx'), import('./list/list-load.ts')]);
  return { Component: ListPage, load: loadList, seo: listSeo };
};

const pageType = async (): Promise<SectionPage> => {
  const [{ PageTypePage }, { loadPageType, pageTypeSeo }] = await Promise.all([
    import('./types/PageTypePage.tsx'),
    import('./types/types-load.ts'),
  ]);
  return { Component: PageTypePage, load: loadPageType, seo: pageTypeSeo };
};

const game = async (): Promise<SectionPage> => {
  const [{ GamePage }, { gameSeo, loadGame }] = await Promise.all([import('./game/GamePage.tsx'), import('./loads/game-load.ts')]);
  return { Component: GamePage, load: loadGame, seo: gameSeo };
};

const champs = async (): Promise<SectionPage> => {
  const [{ ChampsPage }, { champsSeo, loadChamps }] = await Promise.all([
    import('./other/ChampsPage.tsx'),
    import('./other/other-load.ts'),
  ]);
  return { Component: ChampsPage, load: loadChamps, seo: champsSeo };
};

const multi = async (): Promise<SectionPage> => {
  const [{ MultiLivePage }, { loadMulti, multiSeo }] = await Promise.all([
    import('./other/MultiLivePage.tsx'),
    import('./other/other-load.ts'),
  ]);
  return { Component: MultiLivePage, load: loadMulti, seo: multiSeo };
};

const team = async (): Promise<SectionPage> => {
  const [{ TeamPage }, { loadTeam, tournamentSeo }] = await Promise.all([
    import('./tournament/TeamPage.tsx'),
    import('./tournament/tournament-load.ts'),
  ]);
  return { Component: TeamPage, load: loadTeam, seo: tournamentSeo };
};

const tournament = async (): Promise<SectionPage> => {
  const [{ TournamentPage }, { loadTournament, tournamentSeo }] = await Promise.all([
    import('./tournament/TournamentPage.tsx'),
    import('./tournament/tournament-load.ts'),
  ]);
  return { Component: TournamentPage, load: loadTournament, seo: tournamentSeo };
};

const print = async (): Promise<SectionPage> => {
  const [{ PrintCouponPage }, { emptySeo }] = await Promise.all([import('./print/PrintCouponPage.tsx'), import('./other/other-load.ts')]);
  return { Component: PrintCouponPage, seo: emptySeo };
};

/** Pages of the line by the keys of the route table. @spec BT-01 */
export const linePages: Readonly<Record<string, () => Promise<SectionPage>>> = {
  home,
  section: list,
  'page-type-champ': pageType,
  game,
  'page-type-game': pageType,
  champs,
  'multi-live': multi,
  'team-info': team,
  'championship-home': tournament,
  'championship-game': tournament,
  'championship-final': tournament,
  'print-coupon': print,
};
