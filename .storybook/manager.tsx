// The manager compiles JSX to calls of React, which it has as a global module.
import React from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import type { StoryNotes } from './notes/story-notes.ts';

/** Requirement ids and usage notes of the current story. */
function Notes() {
  const notes = useParameter<StoryNotes | undefined>('notes');
  if (notes === undefined) return null;
  return (
    <div style={{ padding: 16, maxWidth: 760, fontSize: 13, lineHeight: '20px' }}>
      <h2 style={{ fontSize: 14, margin: '0 0 4px' }}>When to use it</h2>
      <p style={{ margin: '0 0 16px', whiteSpace: 'pre-line' }}>{notes.usage}</p>
      <h2 style={{ fontSize: 14, margin: '0 0 4px' }}>Requirements</h2>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {notes.spec.map(({ id, text }) => (
          <li key={id}>
            <b>{id}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

const inWords = (name: string): string => name.charAt(0) + name.slice(1).toLocaleLowerCase('en');

addons.setConfig({
  theme: create({ base: 'dark', brandTitle: 'Touchline', brandUrl: './', colorPrimary: '#4ade80', colorSecondary: '#22a35a' }),
  layout: { panelPosition: 'bottom' },
  selectedPanel: 'touchline/notes/panel',
  // Story names are export names; the sidebar shows them as words.
  sidebar: { showRoots: true, renderLabel: ({ name, type }) => (type === 'story' ? inWords(name) : name) },
});
addons.register('touchline/notes', () => {
  addons.add('touchline/notes/panel', {
    type: types.PANEL,
    title: 'Notes',
    render: ({ active }) => (active ? <Notes /> : null),
  });
});
