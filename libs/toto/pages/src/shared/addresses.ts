import { routePath } from '@touchline/shared-routes';
import { totoSectionOf, type TotoSection } from '@touchline/toto-rules';

/** Section of pages without one in the URL. */
export const FIRST_SECTION: TotoSection = 'football';

/** The section in the route params; null for an unknown one. */
export const sectionIn = (params: Readonly<Record<string, string | undefined>>): TotoSection | null => {
  const { section } = params;
  return section === undefined ? FIRST_SECTION : (totoSectionOf(section) ?? null);
};

/** URL of the lotteries, of one lottery, or of one of its draws. */
export const lottoHref = (lang: string, lottery?: string, draw?: number): string =>
  routePath(
    'lotto',
    { ...(lottery !== undefined && { sectionName: lottery }), ...(draw !== undefined && { lottoId: String(draw) }) },
    { lang },
  );
