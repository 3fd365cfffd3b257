/** Dictionary of the shell. */
export const HOST_DICTIONARY = 'host';
/** Dictionary of the sections' manifests: the edge collects it from the deployed sections, and a document contains its own. */
export const SECTIONS_DICTIONARY = 'sections';

/**
 * Further messages of the shell, for the coupon, modals and shared parts of pages; the home page works without them until one of these
 * opens.
 */
export const LATER_DICTIONARY = 'host-later';

export const SHELL_DICTIONARIES: readonly string[] = [HOST_DICTIONARY, LATER_DICTIONARY];

/** Dictionaries used by a page of a section. A remote's dictionary has its name. @spec GD-09 */
export const dictionariesOf = (section: string): string[] => [
  ...SHELL_DICTIONARIES,
  SECTIONS_DICTIONARY,
  ...(section === 'shell' ? [] : [section]),
];

/** Dictionaries needed to hydrate a page. */
export const firstDictionariesOf = (section: string, routeKey: string): string[] =>
  dictionariesOf(section).filter((name) => name !== LATER_DICTIONARY || routeKey !== 'home');
