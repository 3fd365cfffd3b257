import { isCanonical } from '../canonical.ts';
import { proceed, type Guard } from '../guard.ts';
import { shownMatch } from './bonus-page.ts';

/** Loads the route's messages before it renders. On failure the page shows an error with a retry. @spec GD-09 LG-08 */
export const dictionary: Guard = {
  name: 'dictionary',
  isEager: true,
  prepare: async (facts, ports, signal) => {
    await ports.loadDictionaries(facts, signal);
    return {};
  },
  decide: () => proceed,
};

/** Loads the media of a route; on failure the page is shown without. @spec GD-10 */
export const media: Guard = {
  name: 'media',
  isEager: true,
  prepare: async (facts, ports, signal) => {
    const hasMedia = facts.site?.mediaRoutes?.includes(facts.match.key) === true;
    if (hasMedia && isCanonical(facts)) await ports.loadMedia(facts, signal);
    return {};
  },
  decide: () => proceed,
};

/** Prepares the page call; it is sent once, when a page is finally shown. @spec GD-12 */
export const analytics: Guard = {
  name: 'analytics',
  prepare: ({ match, site, lang }) => {
    const { key, row } = shownMatch(match, site);
    return { pageCall: { route: key, section: row.section, lang } };
  },
  decide: () => proceed,
};

/** Loads the data for the document head before it is sent; on failure the page is shown without. @spec GD-25 */
export const seo: Guard = {
  name: 'seo',
  isEager: true,
  prepare: async (facts, ports, signal) => {
    await ports.loadSeo(facts, signal);
    return {};
  },
  decide: () => proceed,
};

/** Starts loading the route's section; the page awaits the same load. @spec GD-19 */
export const microfront: Guard = {
  name: 'microfront',
  prepare: (facts, ports) => {
    if (facts.match.row.section !== 'shell') ports.startSection(facts);
    return {};
  },
  decide: () => proceed,
};
