// Registry entry of a built app.
import { joinNames } from './imports.mjs';

/** @param record - the result of building the app. */
export function describeApp({ version, js, imports, css, laterCss = [], styles, pages = {}, server, shared }) {
  const uses = joinNames(Object.values(shared).map((names) => new Map(Object.entries(names).map(([from, list]) => [from, new Set(list)]))));
  const needsOf = (files) => [...new Set(files.flatMap((file) => Object.keys(shared[file] ?? {})))];
  const needs = {
    entry: needsOf([js, ...imports]),
    pages: Object.fromEntries(Object.entries(pages).map(([key, files]) => [key, needsOf(files)])),
  };
  const stylesOf = (files) => [...new Set(files.flatMap((file) => styles[file] ?? []))].filter((url) => !css.includes(url));
  const pageCss = Object.fromEntries(Object.entries(pages).map(([key, files]) => [key, stylesOf(files)]));
  const begun = new Set([...css, ...Object.values(pageCss).flat()]);
  return {
    version,
    js,
    imports,
    css,
    // Parts that no page starts with (a band, a dialog) have styles too, which load with the section.
    laterCss: [...new Set([...laterCss, ...Object.values(styles).flat()])].filter((url) => !begun.has(url)),
    pages,
    pageCss,
    server,
    needs,
    uses: Object.fromEntries([...uses].map(([from, set]) => [from, [...set]])),
  };
}
