import { OVERRIDE_COOKIE, overrideText, type HandedOverrides, type RemoteOverride } from './remote-override.ts';
import { htmlText, stateJson } from './state-json.ts';

/** What the tab's script needs of its page; tests substitute it. */
export interface OverrideTab {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  setCookie: (text: string) => void;
  reload: () => void;
  goTo: (location: string) => void;
  token: () => string;
}

/**
 * Only the tab knows its overrides, and only the edge can render a document with them. So a document rendered with other overrides is
 * reloaded once, with a cookie that names the tab's overrides and is used for that one request. The answer carries the token of the
 * request: its overrides are then authoritative, and those that the edge rejected are forgotten. Inlined as text into the head, so it must
 * not use anything from this module.
 */
export function agreeOnOverrides(
  { served, token, cookie }: { served: readonly string[]; token: string; cookie: string },
  tab: OverrideTab,
): void {
  const [KEPT, TOKEN, TRIES, MOST_TRIES] = ['tl-mf-override', 'tl-mf-asked', 'tl-mf-tries', 3];
  try {
    const storage = tab.storage();
    const made = served.join(' ');
    const kept = storage.getItem(KEPT) ?? '';
    const isAnswer = token !== '' && token === storage.getItem(TOKEN);
    if (isAnswer || kept === made) {
      storage.setItem(KEPT, made);
      storage.removeItem(TOKEN);
      storage.removeItem(TRIES);
      return;
    }
    const tries = Number(storage.getItem(TRIES));
    if (tries >= MOST_TRIES) return; // another tab takes the cookie each time: keep the page as it is
    const own = tab.token();
    storage.setItem(TRIES, String(tries + 1));
    storage.setItem(TOKEN, own);
    tab.setCookie(`${cookie}=${encodeURIComponent(`${own} ${kept}`)}; Path=/; Max-Age=10; SameSite=Lax`);
    tab.reload();
  } catch {
    // A tab without storage keeps nothing.
  }
}

/** Updates the tab's overrides, then opens the page. Inlined as text, so it must not use anything from this module. */
export function keepOverrides({ changes, location }: { changes: readonly string[]; location: string }, tab: OverrideTab): void {
  const nameOf = (text: string): string => text.slice(0, text.indexOf('='));
  try {
    const storage = tab.storage();
    let kept = (storage.getItem('tl-mf-override') ?? '').split(' ').filter((text) => text !== '');
    for (const change of changes) {
      kept = change === '' ? [] : kept.filter((text) => nameOf(text) !== nameOf(change));
      if (!change.endsWith('=') && change !== '') kept.push(change);
    }
    storage.setItem('tl-mf-override', kept.join(' '));
  } catch {
    // A tab without storage keeps nothing.
  }
  tab.goTo(location);
}

const TAB =
  '{storage:()=>sessionStorage,setCookie:text=>{document.cookie=text},reload:()=>location.reload(),' +
  'goTo:to=>location.replace(to+location.hash),token:()=>Math.random().toString(36).slice(2,12)}';

const script = (work: string, facts: object, nonce: string): string =>
  `<script nonce="${nonce}">(${work})(${stateJson(facts)},${TAB})</script>`;

/** The script that syncs a document with its tab's overrides. */
export const overrideHead = ({ token, overrides }: HandedOverrides, nonce: string): string =>
  script(agreeOnOverrides.toString(), { served: overrides.map(overrideText), token, cookie: OVERRIDE_COOKIE }, nonce);

/** A document that only stores the requested overrides and opens the page. */
export const keepingDocument = (overrides: { changes: readonly string[]; location: string }, nonce: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Replaced sections</title>${script(keepOverrides.toString(), overrides, nonce)}`;

const STYLE =
  '#tl-override{position:fixed;z-index:2147483647;inset-block-end:76px;inset-inline-end:12px;max-inline-size:min(320px,calc(100vw - 24px));max-block-size:50vh;' +
  'overflow:auto;border-radius:8px;background:#ffd75e;color:#1b1500;font:13px/1.4 system-ui,sans-serif;overflow-wrap:anywhere}' +
  '#tl-override form{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:6px 6px 6px 12px}' +
  '#tl-override button{flex:none;min-block-size:44px;padding-inline:12px;border:1px solid currentcolor;border-radius:6px;background:none;' +
  'color:inherit;font:inherit;cursor:pointer}#tl-override button:focus-visible{outline:2px solid currentcolor;outline-offset:2px}@media print{#tl-override{display:none}}';

const row = (text: string, button: string, value: string): string =>
  `<form method="get"><span>${htmlText(text)}</span><button name="mf-override" value="${htmlText(value)}">${htmlText(button)}</button></form>`;

/** Shown on each page outside the application, so that it remains when the application fails. */
export function overrideBadge(overrides: readonly RemoteOverride[], nonce: string): string {
  if (overrides.length === 0) return '';
  return [
    `<style nonce="${nonce}">${STYLE}</style><aside id="tl-override" lang="en" dir="ltr" aria-label="Replaced sections">`,
    ...overrides.map(({ name, url }) => row(`${name} comes from ${url}`, `Reset ${name}`, `${name}=`)),
    ...(overrides.length > 1 ? [row(`${overrides.length} sections`, 'Reset all', '')] : []),
    '</aside>',
  ].join('');
}
