import type { ModalSource } from '@touchline/platform-shell';
import type { Remotes } from '@touchline/platform-state';
import type { LoadDictionaries } from '@touchline/shared-i18n';
import { selectLanguage, type ModularStore, type SectionModalProps } from '@touchline/shared-state';
import type { ComponentType } from 'react';
import { dictionariesOf } from '../host-state.ts';

export interface ModalSourceDeps {
  store: Pick<ModularStore, 'getState'>;
  remotes: Pick<Remotes, 'load' | 'acquire'>;
  dictionaries: LoadDictionaries;
}

/** Modals of the sections: their remote, their words, then the modal's own chunk. @spec GD-14 */
export const createModalSource = ({ store, remotes, dictionaries }: ModalSourceDeps): ModalSource => ({
  acquire: remotes.acquire,
  load: async (section, modal) => {
    const words = dictionaries(selectLanguage(store.getState()), dictionariesOf(section));
    const make = (await remotes.load(section)).modals?.[modal];
    if (make === undefined) throw new Error(`The section "${section}" has no modal "${modal}".`);
    const [{ Component }] = await Promise.all([make(), words]);
    return Component as ComponentType<SectionModalProps>;
  },
});
