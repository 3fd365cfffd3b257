/** Kinds of message dialogs. @spec NT-02 */
export type DialogKind = 'error' | 'success' | 'info';

/** Default messages of a dialog. */
export interface DialogWords {
  title: 'main_error' | 'main_done' | 'main_info';
  confirm: 'main_ok';
}

const TITLES = { error: 'main_error', success: 'main_done', info: 'main_info' } as const;

/** Defaults of a dialog: an error is headed by the main error text, a success by done, and ok confirms. @spec NT-02 */
export const dialogWords = (kind: DialogKind): DialogWords => ({ title: TITLES[kind], confirm: 'main_ok' });

export const isDialogKind = (kind: string | undefined): kind is DialogKind => kind !== undefined && Object.hasOwn(TITLES, kind);
