export const page = { Component: () => <h1>office</h1> };
