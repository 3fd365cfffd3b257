import type { SectionModalProps } from '@touchline/shared-state';
import { createContext, type ComponentType } from 'react';

/** Modals that a section draws, by the section's remote. */
export interface ModalSource {
  /** @throws Error when the section does not come or has no such modal. */
  load: (section: string, modal: string) => Promise<ComponentType<SectionModalProps>>;
  /** A modal of the section is shown; returns the way to leave it. */
  acquire: (section: string) => () => void;
}

const Source = createContext<ModalSource | null>(null);
/** The host gives what its remotes bring. */
export const ModalSourceProvider = Source.Provider;
export const ModalSourceContext = Source;
