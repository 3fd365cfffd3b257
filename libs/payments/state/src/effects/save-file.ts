import type { FileContent } from '../api/read-enquiries.ts';

/** Offers a file to be saved. It is never opened inside the site. */
export function saveFile({ name, type, content }: FileContent): void {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
