import type { PageAnswer, PageJson } from '@touchline/shared-state';
import type { IncomingHttpHeaders } from 'node:http';
import { allStyles, type Registry } from '../registry.ts';

/** Whether a remote's page is requested as data, by these two headers. @spec RM-05 */
export const wantsPageJson = (headers: IncomingHttpHeaders): boolean =>
  headers['mf-render-mode'] === 'json' && headers['mf-api-version'] === 'v2';

/** Whether the calls of the page's load are wanted in place of its data. */
export const wantsCalls = (headers: IncomingHttpHeaders): boolean => wantsPageJson(headers) && headers['mf-page-parts'] === 'calls';

/** The page of a section as data: URLs of its code, its loaded data and its head. @spec RM-05 */
export async function pageJson(answer: PageAnswer, registry: Registry): Promise<PageJson | { apiVersion: 'v2'; status: number }> {
  const remote = answer.section && registry.remotes[answer.section.name];
  if (answer.section === undefined || remote === undefined) return { apiVersion: 'v2', status: answer.status };
  const calls = await answer.calls?.();
  const { title, description, robots, structured } = answer.seo;
  return {
    apiVersion: 'v2',
    app: { name: answer.section.name, version: remote.version, js: remote.js, css: allStyles(remote) },
    page: {
      data: calls === undefined ? answer.loaded : {},
      seo: {
        title,
        ...(description !== undefined && { description }),
        ...(robots !== undefined && { robots }),
        ...(structured !== undefined && { structured }),
      },
      layout: answer.layout,
    },
    ...(calls !== undefined && { calls }),
    messages: Object.fromEntries(
      answer.dictionaries.flatMap((name) => {
        const url = registry.messages[answer.lang]?.[name];
        return url === undefined ? [] : [[name, url]];
      }),
    ),
  };
}
