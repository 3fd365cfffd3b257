import { isCanonical } from '../canonical.ts';
import { proceed, type Guard } from '../guard.ts';
import { shownMatch } from './bonus-page.ts';

/** The route's messages are here before it renders; a failure shows in the page, with a way to try again. @spec GD-09 LG-08 */
export const dictionary: Guard = {
  name: 'dictionary',
  isEager: true,
  prepare: async (facts, ports, signal) => {
    await ports.loadDictionaries(facts, signal);
    return {};
  },
  decide: () => proceed,
};

/** The media of a route that has some; a failure lets the page through. @spec GD-10 */
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

/** Prepares what is told about the page; it is sent by whoever shows a page in the end, once. @spec GD-12 */
export const analytics: Guard = {
  name: 'analytics',
  prepare: ({ match, site, lang }) => {
    const { key, row } = shownMatch(match, site);
    return { pageCall: { route: key, section: row.section, lang } };
  },
  decide: () => proceed,
};

/** What the head says is ready before it is sent; a failure lets the page through. @spec GD-25 */
export const seo: Guard = {
  name: 'seo',
  isEager: true,
  prepare: async (facts, ports, signal) => {
    await ports.loadSeo(facts, signal);
    return {};
  },
  decide: () => proceed,
};

/** Starts the load of the route's section; the page joins it. @spec GD-19 */
export const microfront: Guard = {
  name: 'microfront',
  prepare: (facts, ports) => {
    if (facts.match.row.section !== 'shell') ports.startSection(facts);
    return {};
  },
  decide: () => proceed,
};
