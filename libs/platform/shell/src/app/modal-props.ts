/** What every modal gets. It draws its own dialog, drawer or sheet. */
export interface ModalProps {
  params: Readonly<Record<string, string>>;
  onClose: () => void;
}
