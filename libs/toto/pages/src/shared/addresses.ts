import { routePath } from '@touchline/shared-routes';
import { totoSectionOf, type TotoSection } from '@touchline/toto-rules';

/** The section that a page without one shows. */
export const FIRST_SECTION: TotoSection = 'football';

/** The section of an address; null where it names one that does not exist. */
export const sectionIn = (params: Readonly<Record<string, string | undefined>>): TotoSection | null => {
  const { section } = params;
  return section === undefined ? FIRST_SECTION : (totoSectionOf(section) ?? null);
};

/** Address of a lottery, or of one of its draws. */
export const lottoHref = (lang: string, lottery?: string, draw?: number): string =>
  routePath(
    'lotto',
    { ...(lottery !== undefined && { sectionName: lottery }), ...(draw !== undefined && { lottoId: String(draw) }) },
    { lang },
  );
