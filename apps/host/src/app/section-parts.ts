import { selectManifests, type Remotes } from '@touchline/platform-state';
import type { LoadDictionaries } from '@touchline/shared-i18n';
import type { BandPlace } from '@touchline/shared-routes';
import {
  selectLanguage,
  type ModularStore,
  type PlacedBand,
  type PlacedCommands,
  type Ports,
  type SectionCommands,
  type SectionModalProps,
} from '@touchline/shared-state';
import type { ComponentType } from 'react';
import { dictionariesOf } from '@touchline/platform-navigation';

export interface SectionPartsDeps {
  store: ModularStore;
  ports: Ports;
  remotes: Pick<Remotes, 'load' | 'acquire'>;
  dictionaries: LoadDictionaries;
}

/** A slower band is left out, because bands below it would move when it arrives. */
const WITHIN_MS = 8_000;

/**
 * Loads a modal of a section: its remote, its messages, then the modal's own chunk.
 *
 * @throws Error when one of them does not load.
 * @spec GD-14
 */
export async function sectionModal(
  { store, remotes, dictionaries }: SectionPartsDeps,
  section: string,
  modal: string,
): Promise<ComponentType<SectionModalProps>> {
  const words = dictionaries(selectLanguage(store.getState()), dictionariesOf(section));
  const make = (await remotes.load(section)).modals?.[modal];
  if (make === undefined) throw new Error(`The section "${section}" has no modal "${modal}".`);
  const [{ Component }] = await Promise.all([make(), words]);
  return Component as ComponentType<SectionModalProps>;
}

async function bandOf({ store, ports, remotes, dictionaries }: SectionPartsDeps, section: string, key: string): Promise<() => unknown> {
  const lang = selectLanguage(store.getState());
  const words = dictionaries(lang, dictionariesOf(section));
  const make = (await remotes.load(section)).bands?.[key];
  if (make === undefined) throw new Error(`The section "${section}" has no band "${key}".`);
  const [band] = await Promise.all([make(), words]);
  await band.load?.({ store, ports, lang, signal: AbortSignal.timeout(WITHIN_MS) });
  return band.Component;
}

/** Bands of all sections for a page, in the order of their manifests. @spec RM-07 */
export function sectionBands(deps: SectionPartsDeps, place: BandPlace): PlacedBand[] {
  return Object.entries(selectManifests(deps.store.getState()))
    .flatMap(([section, { bands = [] }]) => bands.filter((band) => band.place === place).map((band) => ({ ...band, section })))
    .sort((a, b) => a.order - b.order)
    .map(({ section, key, order }) => ({
      id: `${section}.${key}`,
      order,
      acquire: () => deps.remotes.acquire(section),
      load: () => bandOf(deps, section, key),
    }));
}

async function commandsOf({ store, remotes, dictionaries }: SectionPartsDeps, section: string): Promise<SectionCommands['Source']> {
  const words = dictionaries(selectLanguage(store.getState()), dictionariesOf(section));
  const make = (await remotes.load(section)).commands;
  if (make === undefined) throw new Error(`The section "${section}" has no commands.`);
  const [{ Source }] = await Promise.all([make(), words]);
  return Source;
}

/** Palette commands of the sections, in the order of their manifests. @spec RM-07 */
export function sectionCommands(deps: SectionPartsDeps): PlacedCommands[] {
  return Object.entries(selectManifests(deps.store.getState()))
    .flatMap(([section, { commands }]) => (commands === undefined ? [] : [{ section, order: commands.order }]))
    .sort((a, b) => a.order - b.order)
    .map(({ section }) => ({
      id: section,
      acquire: () => deps.remotes.acquire(section),
      load: () => commandsOf(deps, section),
    }));
}
