import { selectManifests } from '@touchline/platform-state';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { knownModals, type KnownModal } from './rules/modal-links.ts';

/** The modals of this site: the shell's and those of its sections. */
export function useKnownModals(): Readonly<Record<string, KnownModal>> {
  const manifests = useSelector(selectManifests);
  return useMemo(() => knownModals(manifests), [manifests]);
}
