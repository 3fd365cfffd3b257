export const page = { Component: () => <h1>betting</h1> };
