import type { Outcome } from './outcome.ts';
import type { Words } from './messages.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Escapes text for HTML. */
export const text = (value: string): string => value.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Form state: texts, previous input and its error. */
export interface FormState {
  words: Words;
  typed: Readonly<Record<string, string>>;
  wrong: Outcome | null;
}
export interface Field {
  name: string;
  label: string;
  mode?: 'numeric' | 'email' | 'tel' | undefined;
  autocomplete?: string | undefined;
  placeholder?: string | undefined;
}

/** A labelled field with its previous input and its error. */
export function field(
  { name, label, mode = 'numeric', autocomplete = 'off', placeholder = '' }: Field,
  { words, typed, wrong }: FormState,
): string {
  const error = wrong?.kind === 'wrong' && wrong.field === name ? words[`wrong_${wrong.words}`] : null;
  const bad = error === null ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const line = error === null ? '' : `<span class="error" id="${name}-error" role="alert">${text(error)}</span>`;
  return `<label>${text(label)}<input name="${name}" dir="ltr" inputmode="${mode}" autocomplete="${autocomplete}" placeholder="${placeholder}" required value="${text(typed[name] ?? '')}"${bad}>${line}</label>`;
}

/** A line below the fields. A card number in it keeps its direction and is not broken. */
export const hint = (line: string) => `<p class="hint">${text(line).replace(/\d{4}(?: \d{4}){3}/g, '<bdi>$&</bdi>')}</p>`;
