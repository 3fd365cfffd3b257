import type { Action } from '@reduxjs/toolkit';
import type { FeedNews } from './api/feed-api.ts';
import { feedMissing, feedUnchanged, gameReceived, gamesReceived, menuReceived } from './line.slice.ts';
import type { FeedView } from './rules/feed-view.ts';

/** Converts news of a view to the action that applies them. */
export function newsAction(view: FeedView, news: FeedNews, at: number): Action {
  switch (news.kind) {
    case 'games':
      return gamesReceived({ view, answer: news.answer, at });
    case 'game':
      return gameReceived({ view, answer: news.answer, at });
    case 'menu':
      return menuReceived({ view, answer: news.answer, at });
    case 'unchanged':
      return feedUnchanged({ view, at });
    case 'not-found':
      return feedMissing({ view });
  }
}
