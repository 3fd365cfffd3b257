import type { OpenModal } from '@touchline/platform-state';
import { BlocksSkeleton, Dialog, SectionFailedState } from '@touchline/ui-kit';
import { useCallback, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLater } from '../later/use-later.ts';
import { MODAL_BODIES, type ModalProps } from './modal-bodies.ts';

/** One open modal: its own chunk, and a dialog in its place until that has come. */
export function ModalBody({ open, onClose }: { open: OpenModal; onClose: () => void }) {
  const fetchBody = MODAL_BODIES[open.modal];
  const fetch = useCallback(async (): Promise<ComponentType<ModalProps> | null> => (await fetchBody?.()) ?? null, [fetchBody]);
  const { value: Body, hasFailed, retry } = useLater({ name: `modal-${open.modal}`, fetch, isWanted: true, idleMs: null });
  if (fetchBody === undefined) return null;
  if (Body !== null) return <Body params={open.params} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={<FormattedMessage id="shell.modal.loading" defaultMessage="Loading…" />}>
      {hasFailed ? <SectionFailedState onRetry={retry} /> : <BlocksSkeleton count={2} />}
    </Dialog>
  );
}
