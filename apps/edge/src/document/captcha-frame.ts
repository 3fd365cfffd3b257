import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '@touchline/identity-contract';
import type { EdgeSettings } from '../settings.ts';
import { stateJson } from './state-json.ts';

/** What a provider's page needs: its script, and the hosts for requests, frames, styles and pictures. */
interface Needs {
  script: string;
  hosts: readonly string[];
}

/** As the providers document it. */
const NEEDS: Readonly<Record<CaptchaProvider, Needs>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    hosts: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js?render=explicit', hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'] },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    hosts: ['https://www.google.com', 'https://recaptcha.google.com', 'https://www.gstatic.com'],
  },
  geetest: { script: 'https://static.geetest.com/v4/gt4.js', hosts: ['https://*.geetest.com', 'https://*.geevisit.com'] },
};

const KEY = /^[\w-]{1,200}$/;
const LANG = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

export interface CaptchaQuery {
  provider: CaptchaProvider;
  key: string;
  lang: string;
  theme: 'light' | 'dark';
}

/** Parses the query of the frame's URL; null if it names no captcha. */
export function readCaptchaQuery(query: URLSearchParams): CaptchaQuery | null {
  const provider = CAPTCHA_PROVIDERS.find((one) => one === query.get('provider'));
  const key = query.get('key') ?? '';
  const lang = query.get('lang') ?? 'en';
  if (provider === undefined || !KEY.test(key) || !LANG.test(lang)) return null;
  return { provider, key, lang, theme: query.get('theme') === 'light' ? 'light' : 'dark' };
}

type Settings = Pick<EdgeSettings, 'captchaStandIn' | 'siteOrigins'>;

/** Key of a site without an account at a provider: the stand-in serves it. */
const STAND_IN_KEY = 'stand-in';

const needsOf = ({ provider, key }: CaptchaQuery, { captchaStandIn }: Settings): Needs =>
  captchaStandIn !== undefined && key === STAND_IN_KEY
    ? { script: `${captchaStandIn}/captcha/${provider}/api.js`, hosts: [captchaStandIn] }
    : NEEDS[provider];

/**
 * The policy of the frame: the script of one provider and the hosts it uses; only the site may frame it. It is on the games origin, which
 * holds no player data.
 *
 * @spec SEC-1 SEC-3
 */
export function captchaPolicy(query: CaptchaQuery, { nonce, settings }: { nonce: string; settings: Settings }): string {
  const hosts = needsOf(query, settings).hosts.join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Providers write inline styles into their widgets.
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: ${hosts}`,
    `font-src ${hosts}`,
    `connect-src ${hosts}`,
    `frame-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${settings.siteOrigins.join(' ')}`,
    'sandbox allow-scripts allow-same-origin allow-forms allow-popups',
  ].join('; ');
}

/** Time limit for loading the provider's script. */
const SCRIPT_WITHIN_MS = 15_000;

/**
 * Loads the provider's script, shows its widget, and posts the result to the parent window: `{ captcha: … }`, or `{ captcha: null }` when
 * there is no widget. `{ height }` is the height of the widget, which grows when a puzzle opens.
 */
const SCRIPT = `((options,script,nonce,sites)=>{
const site=sites.find(one=>(document.referrer+"/").startsWith(one+"/")),post=data=>site&&parent.postMessage(data,site),box=document.getElementById("box");
let isShown=false,height=0;
const fail=()=>post({captcha:null}),done=token=>post({captcha:{token}});
setInterval(()=>{const now=Math.ceil(document.documentElement.scrollHeight);if(now!==height)post({height:height=now})},200);
setTimeout(()=>isShown||fail(),${SCRIPT_WITHIN_MS});
const show=()=>{isShown=true;try{
if(options.provider==="geetest")return initGeetest4({captchaId:options.key,product:"float",language:options.lang},one=>{one.appendTo(box);one.onSuccess(()=>post({captcha:one.getValidate()}));one.onError(fail)});
const api={turnstile:"turnstile",hcaptcha:"hcaptcha",recaptcha:"grecaptcha"}[options.provider];
window[api].render(box,{sitekey:options.key,theme:options.theme,language:options.lang,callback:done,"error-callback":fail});
}catch{fail()}};
window.captchaReady=show;
const own=options.provider!=="geetest",url=new URL(script);
if(own){url.searchParams.set("onload","captchaReady");url.searchParams.set("hl",options.lang)}
const tag=Object.assign(document.createElement("script"),{src:url.href,nonce,async:true,onerror:fail});
if(!own)tag.onload=show;
document.head.append(tag);
})`;

/** The page that shows the captcha of a provider. @spec HT-04 */
export function captchaDocument(query: CaptchaQuery, { nonce, settings }: { nonce: string; settings: Settings }): string {
  const values = stateJson([query, needsOf(query, settings).script, nonce, settings.siteOrigins]).slice(1, -1);
  return [
    `<!doctype html><html lang="${query.lang}"><head><meta charset="utf-8"><title>Security check</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>:root{color-scheme:${query.theme}}body{margin:8px;background:transparent}</style></head>`,
    `<body><div id="box"></div><script nonce="${nonce}">${SCRIPT}(${values})</script></body></html>`,
  ].join('');
}
