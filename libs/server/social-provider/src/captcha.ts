import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm } from './read-form.ts';

const PATH = /^\/captcha\/(turnstile|hcaptcha|recaptcha|geetest)\/(api\.js|verify)$/;
/** Site key and secret, the same for all sites. */
const KEY = 'stand-in';
/** Global object that each provider's script defines. */
const GLOBAL: Readonly<Record<string, string>> = { turnstile: 'turnstile', hcaptcha: 'hcaptcha', recaptcha: 'grecaptcha' };

/** A single checkbox instead of a puzzle; `token` is the expression that yields the provider's token. */
const box = (token: string): string => `const label=document.createElement("label"),tick=document.createElement("input");
tick.type="checkbox";label.style="display:flex;gap:12px;align-items:center;min-block-size:64px;font:16px system-ui,sans-serif";
tick.style="inline-size:24px;block-size:24px;margin:0 0 0 8px";label.append(tick,"I am human (test)");place.append(label);
tick.addEventListener("change",()=>{tick.disabled=true;done(${JSON.stringify(token)})},{once:true});`;

function scriptOf(provider: string, token: string): string {
  if (provider === 'geetest')
    return `window.initGeetest4=(settings,ready)=>{let notify=()=>{};const token=${JSON.stringify(token)};
ready({appendTo(place){const done=()=>notify();${box(token)}},onSuccess(listener){notify=listener},onError(){},
getValidate:()=>({lot_number:token,captcha_output:"output",pass_token:"pass",gen_time:"1"})})};`;
  return `window.${GLOBAL[provider]}={render(place,settings){const done=settings.callback;${box(token)}}};
window[new URL(document.currentScript.src).searchParams.get("onload")]?.();`;
}

/** Simulates captcha providers: a script with a checkbox, and the verification call. Each answer works once. @spec HT-04 */
export function openCaptchas() {
  const given = new Set<string>();

  async function verify(provider: string, request: IncomingMessage): Promise<object> {
    const form = await readForm(request);
    const token = form.get(provider === 'geetest' ? 'lot_number' : 'response') ?? '';
    const isSigned =
      provider === 'geetest'
        ? form.get('sign_token') === createHmac('sha256', KEY).update(token).digest('hex')
        : form.get('secret') === KEY;
    const isRight = isSigned && given.delete(token);
    return provider === 'geetest' ? { status: 'success', result: isRight ? 'success' : 'fail' } : { success: isRight };
  }

  /** Handles captcha paths. @returns whether the path was handled. @throws Error if the response cannot be written. */
  async function handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const [, provider = '', part] = PATH.exec(path) ?? [];
    if (part === undefined) return false;
    if (part === 'api.js') {
      const token = randomBytes(16).toString('base64url');
      given.add(token);
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
      response.end(scriptOf(provider, token));
      return true;
    }
    const answer = await verify(provider, request).catch(() => undefined);
    if (answer === undefined) response.writeHead(400).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    return true;
  }
  return { handle };
}
