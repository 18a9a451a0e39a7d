/** Moving and removing the records of an ordered collection: the same two actions for slides and posts. */
import { seeOther } from '../http/answer.ts';
import { readForm } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import type { ContentStore, Ordered } from '../store/content.ts';
import { readStep } from './forms.ts';
import type { DeskRoute } from './routes.ts';

/** Routes below `/slides/:id` or `/posts/:id`; `find` throws 404 for a record that does not exist. */
export function orderRoutes(content: ContentStore, collection: Ordered, find: (call: Call) => { readonly id: number }): DeskRoute[] {
  return [
    {
      method: 'POST',
      pattern: `/${collection}/:id/mover`,
      handler: async (call) => {
        const { id } = find(call);
        content.move(collection, id, readStep(await readForm(call.request)));
        return seeOther(`/${collection}?aviso=ordem`);
      },
    },
    {
      method: 'POST',
      pattern: `/${collection}/:id/remover`,
      handler: (call) => {
        content.remove(collection, find(call).id);
        return seeOther(`/${collection}?aviso=removido`);
      },
    },
  ];
}
