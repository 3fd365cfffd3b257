import type { RouteObject } from 'react-router';
import { PageOutlet, Shell } from './PlaceholderShell.tsx';

export interface RowDeps {
  /** Joins the load of the section and of the page's data. */
  load?: (section: string, routeKey: string, request: Request, params: Readonly<Record<string, string | undefined>>) => Promise<unknown>;
}

const TABLE = [
  { key: 'home', path: ':lang', section: 'betting' },
  { key: 'section', path: ':lang/live', section: 'betting' },
  { key: 'login', path: ':lang/login', section: 'identity' },
];

export const matchPath = (path: string) => {
  const [, lang, rest] = path.split('/');
  return { lang: lang ?? 'en', row: TABLE.find((row) => row.path.split('/')[1] === rest) };
};

export function makeRows({ load }: RowDeps): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      element: <Shell />,
      children: TABLE.map(({ key, path, section }) => ({
        id: key,
        path,
        element: <PageOutlet section={section} routeKey={key} />,
        ...(load && { loader: ({ request, params }) => load(section, key, request, params) }),
      })),
    },
  ];
}
