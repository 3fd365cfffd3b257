// Rooms of a large lib: groups of its folders, and which rooms each may import. Every folder belongs to one room.

/** By the folder with the sources. `may`: other rooms that a room imports. */
export const ROOMS = {
  'libs/shared/state/src': {
    rules: { folders: ['rules'], may: [] },
    // The player's view settings, and the type of the whole state.
    view: { folders: ['view'], may: [] },
    // What a section and a document are: types alone.
    section: { folders: ['section'], may: ['view'] },
    ports: { folders: ['ports'], may: ['rules', 'section'] },
    store: { folders: ['store'], may: ['rules', 'section', 'view'] },
    effects: { folders: ['effects'], may: ['rules', 'section', 'store', 'view'] },
  },
  'libs/platform/shell/src': {
    base: { folders: ['app', 'later', 'parts', 'reload', 'sections'], may: [] },
    debugger: { folders: ['debugger'], may: ['base'] },
    // What opens over a page, and the notices beside it; loaded after the page.
    overlays: {
      folders: [
        ...['adblock', 'consent', 'coupon', 'inbox', 'maintenance', 'modals', 'new-site', 'notices', 'overlays', 'palette', 'play'],
        ...['registration', 'settings', 'snow', 'support', 'terms'],
      ],
      may: ['base'],
    },
    // What surrounds a page.
    frame: {
      folders: ['below', 'footer', 'header', 'layout', 'media', 'right-side', 'seo', 'stand-in', 'strip'],
      may: ['base', 'overlays'],
    },
    // Pages that belong to no section.
    pages: { folders: ['pages'], may: ['base', 'debugger', 'overlays'] },
  },
};

/**
 * @param imports - imported files by file.
 * @param folder - the folder with the rooms.
 * @returns what is wrong: folders without a room, and imports of a room that is not allowed.
 */
export function roomProblems(imports, folder, rooms) {
  const roomOf = (file) => {
    const [first, ...rest] = file.slice(folder.length + 1).split('/');
    if (rest.length === 0) return null; // an entry of the lib
    return Object.keys(rooms).find((name) => rooms[name].folders.includes(first));
  };
  return [...imports].flatMap(([file, targets]) => {
    const from = roomOf(file);
    if (from === undefined) return [`${file} is in no room (tools/check/src/boundaries/rooms.mjs)`];
    if (from === null) return [];
    return targets.flatMap((target) => {
      const to = roomOf(target);
      const isOpen = to === from || rooms[from].may.includes(to);
      return isOpen ? [] : [`${file} of the room ${from} imports ${target} of ${to ?? 'the entries'}`];
    });
  });
}
