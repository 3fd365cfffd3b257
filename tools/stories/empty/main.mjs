// An empty Storybook of the same version, which first-story.mjs measures ours against.
export default {
  framework: '@storybook/react-vite',
  stories: ['./Empty.stories.mjs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};
