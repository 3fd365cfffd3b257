export const page = { Component: () => <h1>identity</h1> };
