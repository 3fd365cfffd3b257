import type { KeyboardEvent } from 'react';

/** Index that a key moves to in a row; null for other keys. Left and right follow the writing direction. */
export function rovingIndex(event: Pick<KeyboardEvent, 'key'>, at: number, count: number, isRtl: boolean): number | null {
  const next = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const previous = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === next || event.key === 'ArrowDown') return (at + 1) % count;
  if (event.key === previous || event.key === 'ArrowUp') return (at - 1 + count) % count;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  return null;
}

/** Moves the focus between the children of a row that match `selector`. The focus moves synchronously, in the key handler. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  const members = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = members.indexOf(event.target as HTMLElement);
  if (at < 0) return null;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const to = rovingIndex(event, at, members.length, isRtl);
  if (to === null) return null;
  event.preventDefault();
  const member = members[to] ?? null;
  member?.focus();
  return member;
}
