/** The height chart behind a brief, and the small line-up of narrow screens. */
import { formatMetres } from '../../domain/measures.ts';
import type { Favourite } from '../../stores/favourites-store.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { REDUCED_MOTION } from '../reduced-motion.ts';
import { make, makeFrame } from './make-element.ts';
import { toChartLines } from './brief-list.ts';

const THUMBNAIL = { sizes: '60px', maxWidth: 160 } as const;

export function showLineUp(
  wall: HTMLElement,
  cards: readonly Favourite[],
  view: SelectionPageView,
): void {
  const lines = toChartLines(cards);
  const room = wall.querySelector('[data-part="room"]');
  if (room !== null) room.className = `room cm-${String(lines.at(-1))}`;
  wall
    .querySelector('[data-part="lines"]')
    ?.replaceChildren(
      ...lines.map((line) =>
        make('span', `cm-${String(line)}`, [formatMetres(line, view.language)]),
      ),
    );
  const mini = wall.querySelector<HTMLElement>('[data-part="mini"]');
  const standing = cards.map(({ id, cover, heightCm }) => [id, cover, heightCm].join()).join(' ');
  if (mini === null || mini.dataset['standing'] === standing) return;
  mini.dataset['standing'] = standing;
  mini.replaceChildren(...cards.map((card) => makeFrame(card, view.imageBaseUrl, THUMBNAIL)));
}

/** Shows arrows while the chart is wider than the screen; each scrolls it by most of the visible
 * width. Other code reserves their space. */
export function watchChart(chart: HTMLElement, arrows: HTMLElement): void {
  const renew = () => {
    arrows.inert = chart.scrollWidth <= chart.clientWidth + 1;
    const [earlier, later] = arrows.querySelectorAll('button');
    earlier?.setAttribute('aria-disabled', String(chart.scrollLeft <= 1));
    later?.setAttribute(
      'aria-disabled',
      String(chart.scrollLeft + chart.clientWidth >= chart.scrollWidth - 1),
    );
  };
  for (const button of arrows.querySelectorAll<HTMLElement>('[data-turn]')) {
    button.addEventListener('click', () =>
      chart.scrollBy({
        left: Number(button.dataset['turn']) * chart.clientWidth * 0.8,
        behavior: window.matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth',
      }),
    );
  }
  chart.addEventListener('scroll', renew, { passive: true });
  const observer = new ResizeObserver(renew);
  observer.observe(chart);
  const room = chart.firstElementChild;
  if (room !== null) observer.observe(room);
}
