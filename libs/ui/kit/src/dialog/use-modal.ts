import { useEffect, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';

export interface ModalOptions {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** The player wishes it closed: Escape, the backdrop, the cross. */
  onClose: () => void;
  /** A dialog that must be answered ignores Escape and the backdrop. */
  mustAnswer?: boolean | undefined;
}

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClick: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Keeps a native dialog as open as `isOpen` says. The browser gives the top layer, the inert page behind, the focus inside and back
 * on closing, and Escape.
 */
export function useModal({ isOpen, onClose, mustAnswer }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) {
      // jsdom has no top layer; there the attribute alone opens it.
      if (typeof dialog.showModal === 'function') dialog.showModal();
      else dialog.setAttribute('open', '');
      // Left alone, a browser gives the focus to the cross. The title is read first instead, unless an action asks for it.
      (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('[data-title]'))?.focus();
    } else if (typeof dialog.close === 'function') dialog.close();
    else dialog.removeAttribute('open');
  }, [isOpen]);
  return {
    ref,
    onCancel: (event) => {
      // React tells the dialogs around this one too, which the browser does not mean.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!mustAnswer) onClose();
    },
    onClick: (event) => {
      // The dialog element itself is hit only outside its content: on the backdrop.
      if (event.target === event.currentTarget && !mustAnswer) onClose();
    },
  };
}
