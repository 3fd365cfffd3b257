/** Scripts that are composed: what is shown meanwhile, a reading or a part of a syllable, is not yet the text. */
const COMPOSED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]/u;

/** Keyboards of Android compose every word of every language, to be able to correct it. */
const isAndroid = (): boolean => navigator.userAgent.includes('Android');

/** Whether a change is what the player typed, and not a text that an input method (Japanese, Chinese, Korean) is composing. */
export const isPlainTyping = ({ isComposing, data }: Pick<InputEvent, 'isComposing' | 'data'>): boolean =>
  !isComposing || (isAndroid() && !COMPOSED.test(data ?? ''));

/**
 * Whether a key press belongs to an input method: Enter ends its composition, arrow keys choose from its list.
 *
 * @param isHeld - a text is being composed that {@link isPlainTyping} does not let pass.
 */
export const isComposingKey = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>, isHeld: boolean): boolean =>
  // An input method has taken the press. Safari reports the one that ends a composition after its end, so that only this code shows it.
  keyCode === 229 || (isComposing && (isHeld || !isAndroid()));
