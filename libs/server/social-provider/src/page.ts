const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (value: string): string => value.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:light-dark(#eef1f5,#14181e)}
main{box-sizing:border-box;inline-size:min(26rem,100%);padding:1.5rem;border-radius:12px;background:light-dark(#fff,#1d232b)}
h1{margin:0 0 .75rem;font-size:1.25rem}
p{margin:0 0 1rem;padding:.75rem;border-radius:8px;background:light-dark(#fff4d6,#3a2f10);font-size:.875rem}
form{display:grid;gap:.75rem}
label{display:grid;gap:.25rem;font-size:.875rem}
label.row{display:flex;gap:.5rem;align-items:center;min-block-size:44px}
input:not([type=checkbox]){font:inherit;font-size:1rem;padding:.625rem;border:1px solid light-dark(#7b8794,#8b97a5);border-radius:8px;background:transparent;color:inherit}
button{font:inherit;font-weight:600;min-block-size:44px;border:0;border-radius:8px;background:#155eef;color:#fff;cursor:pointer}
button.quiet{background:transparent;color:inherit;border:1px solid light-dark(#7b8794,#8b97a5)}
:focus-visible{outline:3px solid light-dark(#155eef,#84adff);outline-offset:2px}`;

/** The sign-in page, which asks for no credentials. */
export const signInPage = (client: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test sign-in</title><style>${STYLE}</style></head>
<body><main><h1>Sign in for ${text(client)}</h1>
<p>A test page of this demo. Nobody is asked for a real account: any name and email will do.</p>
<form method="post">
<label>Name<input name="name" autocomplete="off" value="Anna Lee" maxlength="100" required></label>
<label>Email<input name="email" type="email" autocomplete="off" maxlength="200" required></label>
<label class="row"><input type="checkbox" name="verified" checked> The email is confirmed</label>
<button name="action" value="continue">Continue</button>
<button class="quiet" name="action" value="cancel" formnovalidate>Cancel</button>
</form></main></body></html>`;

/** Error page of the provider. */
export const errorPage = (words: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Test sign-in</title><style>${STYLE}</style></head><body><main><h1>This can't go on</h1><p>${text(words)}</p></main></body></html>`;

/** Page of a sign-in window opened by the browser; it closes itself. */
export const closingPage = (): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Test sign-in</title><style>${STYLE}</style></head><body><main><h1>Signed in</h1><p>You can close this window.</p></main><script>globalThis.IdentityProvider?.close()</script></body></html>`;
