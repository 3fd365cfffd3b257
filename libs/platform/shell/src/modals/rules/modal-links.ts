import type { ManifestModal, SectionManifests } from '@touchline/shared-routes';

/** Properties of a modal that the shell needs besides its body. */
export interface KnownModal extends Partial<Pick<ManifestModal, 'query' | 'for' | 'outlastsSignIn' | 'condition'>> {
  /** Closed by Back: it was opened by a person, not by the site. */
  isInHistory: boolean;
}

/** A modal from a section. */
export interface SectionModalEntry extends ManifestModal {
  section: string;
  modal: string;
}

/** The shell's own modals. Anything not here and not in a manifest is a question of the site. */
const OWN: Readonly<Record<string, KnownModal>> = {
  support: { query: 'showSupport', isInHistory: true },
  settings: { isInHistory: true },
  palette: { isInHistory: true },
  break: { isInHistory: true, for: 'player' },
  terms: { isInHistory: true },
};
const OPEN = '1';

/** All modals of the sections by name. */
export const sectionModals = (manifests: SectionManifests): Readonly<Record<string, SectionModalEntry>> =>
  Object.fromEntries(
    Object.entries(manifests).flatMap(([section, { modals = {} }]) =>
      Object.entries(modals).map(([modal, entry]) => [modal, { ...entry, section, modal }]),
    ),
  );

/** All known modals: the shell's and those of the sections. */
export const knownModals = (manifests: SectionManifests): Readonly<Record<string, KnownModal>> => ({
  ...Object.fromEntries(Object.entries(sectionModals(manifests)).map(([modal, entry]) => [modal, { ...entry, isInHistory: true }])),
  ...OWN,
});

type Known = Readonly<Record<string, KnownModal>>;

/** Whether a modal is for visitors only. */
export const isForGuests = (known: Known, modal: string): boolean => known[modal]?.for === 'guest';

/** Whether a modal is for players only. */
const isForPlayers = (known: Known, modal: string): boolean => known[modal]?.for === 'player';

/** Whether a modal has to close because the person signed in or out. */
export const isDoneFor = (known: Known, modal: string, isPlayer: boolean): boolean =>
  isPlayer ? isForGuests(known, modal) && known[modal]?.outlastsSignIn !== true : isForPlayers(known, modal);

/** The modal that the url asks for, if this person may see it. @spec RT-09 */
export function modalOfQuery(
  known: Known,
  search: string,
  { isPlayer, isRegistrationOpen }: { isPlayer: boolean; isRegistrationOpen: boolean },
): string | null {
  const query = new URLSearchParams(search);
  const found = Object.entries(known).find(([, entry]) => entry.query !== undefined && query.get(entry.query) === OPEN);
  if (found === undefined) return null;
  const [modal, { for: audience, condition }] = found;
  if (audience !== undefined && (audience === 'player') !== isPlayer) return null;
  return condition === 'registration' && !isRegistrationOpen ? null : modal;
}

/** The query without the parameter that opens a modal, so that a reload does not reopen it. */
export function withoutModalQuery(known: Known, search: string): string {
  const query = new URLSearchParams(search);
  for (const { query: name } of Object.values(known)) if (name !== undefined) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
