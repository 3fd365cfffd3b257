import { createHash } from 'node:crypto';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for HTML content and attribute values. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1rem}
h2{margin:2.5rem 0 .75rem}nav ul{display:flex;flex-wrap:wrap;gap:1rem;padding:0;list-style:none}a{color:LinkText}
.set-ups{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:1rem;padding:0;list-style:none}
.set-ups>li,details,.status{border:1px solid GrayText;border-radius:.5rem;padding:.75rem 1rem}details{margin:.5rem 0}
summary{cursor:pointer;font-weight:600;min-height:1.75rem}h3{margin:0}label{display:block;margin-top:.75rem;font-weight:600}
input,select,textarea,button{font:inherit;padding:.4rem .6rem;min-height:2.5rem}input,select,textarea{width:100%;max-width:40rem}
textarea{min-height:6rem;font:16px/1.5 ui-monospace,monospace}button{cursor:pointer;margin:.5rem .5rem 0 0}.now{font-weight:400;overflow-wrap:anywhere}
.link{overflow-wrap:anywhere;font-size:.875rem}.table{overflow-x:auto}table{border-collapse:collapse}th,td{text-align:start;padding:.3rem .8rem .3rem 0;border-bottom:1px solid GrayText}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;
/** Copy buttons for links; without JavaScript the links can still be selected. */
const SCRIPT = `for(const button of document.querySelectorAll('[data-copy]')){button.hidden=false;button.addEventListener('click',async()=>{await navigator.clipboard.writeText(button.dataset.copy);document.getElementById('copy-status').textContent='Link copied'})}`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const CSP = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; base-uri 'none'; form-action 'self' http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'`;

/** A complete HTML page. @param body - markup that is already escaped. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} · Control room</title><style>${STYLE}</style></head><body>${body}<p id="copy-status" role="status"></p><script>${SCRIPT}</script></body></html>`;

/** Rows of equal shape as a table; anything else as JSON. */
export function shown(value: unknown): string {
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const first = rows[0];
  if (typeof first !== 'object' || first === null) return `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;
  const names = Object.keys(first);
  const cell = (row: unknown, name: string) => {
    const field = (row as Record<string, unknown>)[name];
    return escape(typeof field === 'string' ? field : JSON.stringify(field));
  };
  const head = names.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${names.map((name) => `<td>${cell(row, name)}</td>`).join('')}</tr>`).join('');
  return `<div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
