import type { ModalName } from '@touchline/platform-state';
import type { ComponentType } from 'react';
import type { ModalProps } from '../app/modal-props.ts';

/**
 * Bodies of the shell's own modals, one chunk each; those of sections come from their remotes. Consent and age are questions of the site
 * and are rendered elsewhere.
 */
export const MODAL_BODIES: Partial<Record<ModalName, () => Promise<ComponentType<ModalProps>>>> = {
  settings: async () => (await import(/* @home */ '../settings/SettingsModal.tsx')).SettingsModal,
  palette: async () => (await import('../palette/PaletteModal.tsx')).PaletteModal,
  'new-site': async () => (await import('../new-site/NewSiteModal.tsx')).NewSiteModal,
  terms: async () => (await import('../terms/TermsModal.tsx')).TermsModal,
  support: async () => (await import('../support/SupportDialog.tsx')).SupportDialog,
  break: async () => (await import('../play/BreakModal.tsx')).BreakModal,
  message: async () => (await import('./MessageDialog.tsx')).MessageDialog,
};
