import { stateJson } from './state-json.ts';

/** What the page's code consists of. */
export interface PageCode {
  /** The host's entry. */
  entry: string;
  /** Every module that the entry and the page import, so that they come side by side. */
  modules: readonly string[];
  /** Dictionaries of the page. */
  messages: readonly string[];
}

/** A page that nobody looks at is never painted; its code comes all the same. */
const UNPAINTED_MS = 3_000;

/**
 * The last script of a document. The page can be read and its links work as soon as it is painted, so nothing of the line goes to code before
 * that: the first frame starts the load. Written for any browser that knows import maps; it stands in the document, so it stays small.
 *
 * @returns text for a `<script nonce>`.
 */
export function startScript({ entry, modules, messages }: PageCode, nonce: string): string {
  const ask = stateJson([modules, messages, nonce, entry]).slice(1, -1);
  return `((modules,messages,nonce,entry)=>{let go=()=>{go=()=>{};const hint=(rel,href,more)=>document.head.append(Object.assign(document.createElement("link"),{rel,href,nonce},more));modules.forEach(url=>hint("modulepreload",url));messages.forEach(url=>hint("preload",url,{as:"fetch",crossOrigin:"anonymous"}));import(entry)};document.hidden?go():requestAnimationFrame(()=>setTimeout(()=>go()));setTimeout(()=>go(),${UNPAINTED_MS})})(${ask})`;
}
