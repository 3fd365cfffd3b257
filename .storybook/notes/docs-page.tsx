// The manager compiles JSX to calls of React, which it has as a global module.
import React, { type CSSProperties, type ReactNode } from 'react';
import type { PropDoc } from './component-docs.ts';
import type { StoryNotes } from './story-notes.ts';

const PAGE: CSSProperties = { padding: 20, maxWidth: 1000, fontSize: 14, lineHeight: '22px' };
const CELL: CSSProperties = { padding: '6px 16px 6px 0', verticalAlign: 'top', textAlign: 'start', borderBottom: '1px solid #8883' };
const CODE: CSSProperties = { fontFamily: 'monospace', fontSize: 12 };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section style={{ marginBottom: 20 }}>
    <h2 style={{ fontSize: 15, margin: '0 0 6px' }}>{title}</h2>
    {children}
  </section>
);
const List = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Part title={title}>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  );

const PropRow = ({ prop }: { prop: PropDoc }) => (
  <tr>
    <th scope="row" style={{ ...CELL, ...CODE, fontWeight: 600 }}>
      {prop.name}
      {prop.isRequired && <span title="required"> *</span>}
    </th>
    <td style={{ ...CELL, ...CODE }}>{prop.type}</td>
    <td style={{ ...CELL, ...CODE }}>{prop.defaultValue ?? '–'}</td>
    <td style={CELL}>{prop.description}</td>
  </tr>
);

/** Props of one component, and the elements whose attributes it passes on. */
function Props({ name, props, passesOn }: StoryNotes['components'][number]) {
  const heads = ['Prop', 'Type', 'Default', 'Description'];
  return (
    <Part title={`Props of ${name}`}>
      {props.length === 0 ? (
        <p style={{ margin: 0 }}>None.</p>
      ) : (
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" style={CELL}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <PropRow key={prop.name} prop={prop} />
            ))}
          </tbody>
        </table>
      )}
      {passesOn.length > 0 && (
        <p style={{ margin: '6px 0 0' }}>
          And all attributes of <code style={CODE}>{passesOn.map((element) => `<${element}>`).join(', ')}</code>.
        </p>
      )}
    </Part>
  );
}

/** Docs of the component of the current story, all from docstrings and types. */
export function DocsPage({ notes, title }: { notes: StoryNotes; title: string }) {
  return (
    <div style={PAGE}>
      <h1 style={{ fontSize: 20, margin: '0 0 12px' }}>{title}</h1>
      <Part title="Purpose">
        <p style={{ margin: 0, whiteSpace: 'pre-line' }}>{notes.usage}</p>
      </Part>
      <List title="Anatomy" lines={notes.anatomy} />
      <List title="Do" lines={notes.dos} />
      <List title="Don’t" lines={notes.donts} />
      {notes.keyboard !== '' && (
        <Part title="Keyboard and accessible name">
          <p style={{ margin: 0 }}>{notes.keyboard}</p>
        </Part>
      )}
      {notes.code !== '' && (
        <Part title="Import">
          <pre style={{ ...CODE, margin: 0 }}>{notes.code}</pre>
        </Part>
      )}
      {notes.components.map((component) => (
        <Props key={component.name} {...component} />
      ))}
      <Part title="Requirements">
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {notes.spec.map(({ id, text }) => (
            <li key={id}>
              <b>{id}</b> {text}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
