/** Invented names of maps and characters. */
export const MAP_NAMES: Readonly<Record<string, readonly string[]>> = {
  'tactical-shooter': ['Quarry', 'Old Harbour', 'Foundry', 'Observatory', 'Railyard', 'Citadel', 'Sawmill'],
  'hero-shooter': ['Skybridge', 'Sunken Temple', 'Nightmarket', 'Glacier', 'Reactor', 'Terrace'],
  'arena-moba': ['Twin Rivers'],
  'lane-moba': ['The Divide'],
  strategy: ['Red Plateau', 'Broken Isles', 'Salt Flats', 'Iron Delta', 'Moss Ridge'],
};

export const CHARACTERS: readonly string[] =
  'Arbalest, Bramble, Cinderwing, Dusk, Emberlyn, Fathom, Galehorn, Hollow, Ironroot, Juno, Kestrel, Lumen, Mirefang, Nightshade, Obsidian, Pike, Quill, Rimewalker, Sable, Thornback, Umbra, Vesper, Warden, Xylo, Yarrow, Zephyr'.split(
    ', ',
  );
