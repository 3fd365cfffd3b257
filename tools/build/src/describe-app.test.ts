import { describeApp } from './describe-app.mjs';

it('[RM-07] lists the styles of a part that no page starts with once, with those that load later', () => {
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
