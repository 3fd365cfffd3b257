import type { Dashboard, DashboardPart } from '@touchline/server-kernel';
import { escape, page } from './html.ts';

const BAR = { width: 160, height: 12 };

/** A bar scaled to the largest value. Hidden from screen readers, because the table also contains the number. */
function bar(value: number, most: number): string {
  const width = most === 0 ? 0 : Math.round((value / most) * BAR.width);
  return `<svg width="${BAR.width}" height="${BAR.height}" aria-hidden="true"><rect width="${width}" height="${BAR.height}" fill="currentColor"/></svg>`;
}

const NOTHING = 'Nothing has come in yet.';

/** The button of a row; its label names the row's values for screen readers. */
function buttonOf({ action, text, sent }: NonNullable<DashboardPart['button']>, row: number): string {
  const fields = Object.entries(sent[row] ?? {});
  const hidden = fields.map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`).join('');
  const label = escape(`${text}: ${fields.map(([, value]) => value).join(' ')}`);
  return `<td><form method="post" action="/action/${escape(action)}">${hidden}<button aria-label="${label}">${escape(text)}</button></form></td>`;
}

function table({ title, about, columns, rows, bar: at, empty = NOTHING, button }: DashboardPart): string {
  const numberOf = (row: readonly (string | number)[]): number => (at === undefined ? 0 : Number(row[at]));
  const most = Math.max(0, ...rows.map(numberOf));
  const head = columns.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
  const cells = (row: readonly (string | number)[]): string =>
    row
      .map((cell, column) => (column === 0 ? `<th scope="row">${escape(String(cell))}</th>` : `<td>${escape(String(cell))}</td>`))
      .join('');
  const drawn = (row: readonly (string | number)[]): string => (at === undefined ? '' : `<td>${bar(numberOf(row), most)}</td>`);
  const press = (at: number): string => (button === undefined ? '' : buttonOf(button, at));
  const body = rows.map((row, at) => `<tr>${cells(row)}${drawn(row)}${press(at)}</tr>`).join('');
  const chart = at === undefined ? '' : `<th scope="col">${escape(columns[at] ?? '')}, drawn</th>`;
  const shown =
    rows.length === 0
      ? `<p>${escape(empty)}</p>`
      : `<div class="table" tabindex="0" role="region" aria-label="${escape(title)}"><table><thead><tr>${head}${chart}${button === undefined ? '' : '<td></td>'}</tr></thead><tbody>${body}</tbody></table></div>`;
  return `<h2>${escape(title)}</h2><p>${escape(about)}</p>${shown}`;
}

/** Renders a dashboard. Every chart is a column of its table, so that no information is only graphical. @spec AN-01 CF-07 */
export const dashboardPage = ({ title, about }: Dashboard, parts: readonly DashboardPart[]): string =>
  page(
    title,
    `<main><h1>${escape(title)}</h1><p>${escape(about)}</p>${parts.map(table).join('')}<p><a href="/">Back to the control room</a></p></main>`,
  );
