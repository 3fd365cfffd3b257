import type { ManifestModal, SectionManifests } from '@touchline/shared-routes';

/** What the shell has to know of a modal beside its body. */
export interface KnownModal extends Partial<Pick<ManifestModal, 'query' | 'for' | 'outlastsSignIn' | 'condition'>> {
  /** Closed by the Back button: a person opened it, the site did not ask. */
  isInHistory: boolean;
}

/** A modal that a section draws. */
export interface SectionModalEntry extends ManifestModal {
  section: string;
  modal: string;
}

/** Modals of the shell itself. What is not here and in no manifest is a question of the site. */
const OWN: Readonly<Record<string, KnownModal>> = {
  support: { query: 'showSupport', isInHistory: true },
  settings: { isInHistory: true },
  palette: { isInHistory: true },
  break: { isInHistory: true, for: 'player' },
  terms: { isInHistory: true },
};
const ASKED = '1';

/** Every modal that a section brings, by name. */
export const sectionModals = (manifests: SectionManifests): Readonly<Record<string, SectionModalEntry>> =>
  Object.fromEntries(
    Object.entries(manifests).flatMap(([section, { modals = {} }]) =>
      Object.entries(modals).map(([modal, entry]) => [modal, { ...entry, section, modal }]),
    ),
  );

/** Every modal that is known here: the shell's own and those of the sections. */
export const knownModals = (manifests: SectionManifests): Readonly<Record<string, KnownModal>> => ({
  ...Object.fromEntries(Object.entries(sectionModals(manifests)).map(([modal, entry]) => [modal, { ...entry, isInHistory: true }])),
  ...OWN,
});

type Known = Readonly<Record<string, KnownModal>>;

/** Modals that make no sense for a player. */
export const isForGuests = (known: Known, modal: string): boolean => known[modal]?.for === 'guest';

/** Modals that make no sense for a visitor. */
const isForPlayers = (known: Known, modal: string): boolean => known[modal]?.for === 'player';

/** Whether a modal is closed because of who the person is by now. */
export const isDoneFor = (known: Known, modal: string, isPlayer: boolean): boolean =>
  isPlayer ? isForGuests(known, modal) && known[modal]?.outlastsSignIn !== true : isForPlayers(known, modal);

/** The modal that an address asks for, and that this person may see. @spec RT-09 */
export function modalOfQuery(
  known: Known,
  search: string,
  { isPlayer, isRegistrationOpen }: { isPlayer: boolean; isRegistrationOpen: boolean },
): string | null {
  const query = new URLSearchParams(search);
  const found = Object.entries(known).find(([, entry]) => entry.query !== undefined && query.get(entry.query) === ASKED);
  if (found === undefined) return null;
  const [modal, { for: audience, condition }] = found;
  if (audience !== undefined && (audience === 'player') !== isPlayer) return null;
  return condition === 'registration' && !isRegistrationOpen ? null : modal;
}

/** The same address without what asks for a modal, so that a reload does not open it again. */
export function withoutModalQuery(known: Known, search: string): string {
  const query = new URLSearchParams(search);
  for (const { query: name } of Object.values(known)) if (name !== undefined) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
