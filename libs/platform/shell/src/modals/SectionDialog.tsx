import { Dialog } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { wordsOf } from '../sections/use-site-places.ts';
import type { SectionModalEntry } from './rules/modal-links.ts';
import styles from './SectionDialog.module.css';

export interface SectionDialogProps {
  entry: SectionModalEntry;
  children: ReactNode;
  onClose: () => void;
}

/** The dialog of a section's modal, of one size and title before its content arrives and after. @spec ID-07 */
export const SectionDialog = ({ entry: { words, size = 'wide' }, children, onClose }: SectionDialogProps) => (
  <Dialog isOpen onClose={onClose} title={<FormattedMessage {...wordsOf(words)} />} size="wide" className={styles[size]}>
    {children}
  </Dialog>
);
