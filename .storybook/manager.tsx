// The manager compiles JSX to calls of React, which it has as a global module.
import React from 'react';
import { addons, types, useParameter, useStorybookApi } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { DocsPage } from './notes/docs-page.tsx';
import type { StoryNotes } from './notes/story-notes.ts';

/** Docs of the current story's component. */
function Docs() {
  const notes = useParameter<StoryNotes | undefined>('notes');
  const story = useStorybookApi().getCurrentStoryData();
  return notes === undefined ? null : <DocsPage notes={notes} title={story?.title.split('/').at(-1) ?? ''} />;
}
/** A whole page beside the canvas: it scrolls by itself. */
const DocsTab = () => (
  <div style={{ height: '100%', overflow: 'auto' }}>
    <Docs />
  </div>
);

const inWords = (name: string): string => name.charAt(0) + name.slice(1).toLocaleLowerCase('en');

addons.setConfig({
  theme: create({ base: 'dark', brandTitle: 'Touchline', brandUrl: './', colorPrimary: '#4ade80', colorSecondary: '#22a35a' }),
  layout: { panelPosition: 'bottom' },
  selectedPanel: 'touchline/docs/panel',
  // Story names are export names; the sidebar shows them as words.
  sidebar: { showRoots: true, renderLabel: ({ name, type }) => (type === 'story' ? inWords(name) : name) },
});
addons.register('touchline/docs', () => {
  addons.add('touchline/docs/tab', {
    type: types.TAB,
    title: 'Docs',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <DocsTab />,
  });
  addons.add('touchline/docs/panel', {
    type: types.PANEL,
    title: 'Docs',
    render: ({ active }) => (active ? <Docs /> : null),
  });
});
