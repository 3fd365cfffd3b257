import type { SectionModalProps } from '@touchline/shared-state';
import { createContext, type ComponentType } from 'react';

/** Loads modals from the sections' remotes. */
export interface ModalSource {
  /** @throws Error when the section does not load or has no such modal. */
  load: (section: string, modal: string) => Promise<ComponentType<SectionModalProps>>;
  /** Marks the section as used while its modal is shown; returns the function that releases it. */
  acquire: (section: string) => () => void;
}

const Source = createContext<ModalSource | null>(null);
/** The host provides its remotes. */
export const ModalSourceProvider = Source.Provider;
export const ModalSourceContext = Source;
