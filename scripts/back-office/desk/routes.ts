/** The desk: a plain place for people, without sign-in because it answers on this machine only and refuses other websites' requests. */
import type { IncomingMessage } from 'node:http';

import { Problem } from '../http/problem.ts';
import type { Handler, Route } from '../http/router.ts';
import { checkHost, checkSameOrigin } from '../http/same-origin.ts';
import type { ContentStore } from '../store/content.ts';
import type { EntryStore } from '../store/entries.ts';
import type { TalentStore } from '../store/talents.ts';
import { entryPages } from './entries.ts';
import { html } from './html.ts';
import { pageAnswer } from './layout.ts';
import { overviewRoutes } from './overview.ts';
import { postPages } from './posts.ts';
import type { Publisher } from './publisher.ts';
import { slidePages } from './slides.ts';
import { talentPages } from './talents.ts';
import { textPages } from './texts.ts';

export interface Desk {
  readonly talents: TalentStore;
  readonly content: ContentStore;
  readonly entries: EntryStore;
  readonly publisher: Publisher;
  readonly dataDir: string;
}

export interface DeskRoute extends Route {
  readonly method: 'GET' | 'POST';
}

export function deskRoutes(desk: Desk): Route[] {
  const pages = [overviewRoutes, entryPages, talentPages, slidePages, postPages, textPages].flatMap((pagesOf) => pagesOf(desk));
  return pages.map(({ method, pattern, handler }) => ({
    method,
    pattern,
    handler: forPeople(handler, method === 'POST' ? checkSameOrigin : checkHost),
  }));
}

/** Lets a request in, and turns refusals into a page instead of JSON. */
function forPeople(handler: Handler, checkIn: (request: IncomingMessage) => void): Handler {
  return async (call) => {
    try {
      checkIn(call.request);
      return await handler(call);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return pageAnswer(
        call,
        {
          title: 'Não deu',
          content: html`<p>${error.message}</p>
            <p><a href="/">Voltar à mesa</a></p>`,
        },
        error.status,
      );
    }
  };
}
