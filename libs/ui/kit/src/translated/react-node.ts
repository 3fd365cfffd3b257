/** Whether React has made a node or taken it over, which it marks. The text of an element with no other child is not marked: its element writes it. */
export const isOfReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));
