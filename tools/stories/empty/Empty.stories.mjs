export default { title: 'Empty' };
export const Nothing = { render: () => 'Nothing' };
