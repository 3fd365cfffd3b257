import { selectManifests, type OpenModal } from '@touchline/platform-state';
import { BlocksSkeleton, Dialog, SectionFailedState } from '@touchline/ui-kit';
import { useCallback, useMemo, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLater } from '../later/use-later.ts';
import type { ModalProps } from '../app/modal-props.ts';
import { MODAL_BODIES } from './modal-bodies.ts';
import { SectionDialog } from './SectionDialog.tsx';
import { sectionModals, type SectionModalEntry } from './rules/modal-links.ts';

/** The frame of a section's modal, bound to its manifest entry. */
const sectionBody = (entry: SectionModalEntry) => async (): Promise<ComponentType<ModalProps>> => {
  const { SectionModal } = await import('./SectionModal.tsx');
  return (props) => <SectionModal {...props} entry={entry} />;
};

/** One open modal, loaded as a chunk; a dialog with a placeholder until then. */
export function ModalBody({ open, onClose }: { open: OpenModal; onClose: () => void }) {
  const manifests = useSelector(selectManifests);
  const entry = useMemo(() => sectionModals(manifests)[open.modal], [manifests, open.modal]);
  const fetchBody = useMemo(() => MODAL_BODIES[open.modal] ?? (entry && sectionBody(entry)), [open.modal, entry]);
  const fetch = useCallback(async (): Promise<ComponentType<ModalProps> | null> => (await fetchBody?.()) ?? null, [fetchBody]);
  const { value: Body, hasFailed, retry } = useLater({ name: `modal-${open.modal}`, fetch, isWanted: true, idleMs: null });
  if (fetchBody === undefined) return null;
  if (Body !== null) return <Body params={open.params} onClose={onClose} />;
  const content = hasFailed ? <SectionFailedState onRetry={retry} /> : <BlocksSkeleton count={entry ? 4 : 2} />;
  return entry ? (
    <SectionDialog entry={entry} onClose={onClose}>
      {content}
    </SectionDialog>
  ) : (
    <Dialog isOpen onClose={onClose} title={<FormattedMessage id="shell.modal.loading" defaultMessage="Loading…" />}>
      {content}
    </Dialog>
  );
}
