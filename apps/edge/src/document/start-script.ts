import { stateJson } from './state-json.ts';

/** What the page's code consists of. */
export interface PageCode {
  /** The host's entry. */
  entry: string;
  /** Shared modules of the entry, each after its imports: evaluated one by one to avoid a long task. */
  shared: readonly string[];
  /** Every module that the entry and the page import, to be loaded in parallel. */
  modules: readonly string[];
  /** Dictionaries of the page. */
  messages: readonly string[];
}

/** A page in a background tab is never painted; its code loads after this time. */
const UNPAINTED_MS = 3_000;

/**
 * The last script of a document. The page is readable and its links work once painted, so code loads only after the first frame, to leave
 * the bandwidth to it. Written for any browser with import maps; inlined, so it stays small.
 *
 * @returns text for a `<script nonce>`.
 */
export function startScript({ entry, shared, modules, messages }: PageCode, nonce: string): string {
  const first = shared.map((url) => modules.indexOf(url)).filter((at) => at >= 0);
  const ask = stateJson([modules, messages, nonce, entry, first]).slice(1, -1);
  return `((modules,messages,nonce,entry,first)=>{let go=()=>{go=()=>{};const hint=(rel,href,more)=>document.head.append(Object.assign(document.createElement("link"),{rel,href,nonce},more));modules.forEach(url=>hint("modulepreload",url));messages.forEach(url=>hint("preload",url,{as:"fetch",crossOrigin:"anonymous"}));first.reduce((before,at)=>before.then(()=>import(modules[at])),Promise.resolve()).catch(()=>{}).then(()=>import(entry))};document.hidden?go():requestAnimationFrame(()=>setTimeout(()=>go()));setTimeout(()=>go(),${UNPAINTED_MS})})(${ask})`;
}
