/** Props of every modal. It renders its own dialog, drawer or sheet. */
export interface ModalProps {
  params: Readonly<Record<string, string>>;
  onClose: () => void;
}
