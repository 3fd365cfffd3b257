import { describeApp } from './describe-app.mjs';

it('[RM-07] styles of a part that no page begins with are named with those that come later, once', () => {
  const app = describeApp({
    ...{ version: '1', js: '/entry.js', imports: [], css: ['/common.css'], server: 'server/index.js', shared: {} },
    pages: { home: ['/home.js'] },
    styles: {
      '/home.js': ['/common.css', '/home.css'],
      '/band.js': ['/common.css', '/band.css'],
      '/dialog.js': ['/band.css', '/dialog.css'],
    },
  });
  expect(app.pageCss).toEqual({ home: ['/home.css'] });
  expect(app.laterCss).toEqual(['/band.css', '/dialog.css']);
});
