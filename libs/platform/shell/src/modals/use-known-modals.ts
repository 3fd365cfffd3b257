import { selectManifests } from '@touchline/platform-state';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { knownModals, type KnownModal } from './rules/modal-links.ts';

/** The modals of this site: the shell's own and those that its sections bring. */
export function useKnownModals(): Readonly<Record<string, KnownModal>> {
  const manifests = useSelector(selectManifests);
  return useMemo(() => knownModals(manifests), [manifests]);
}
