import { prepareVideos } from './videos.ts';

for (const covers of document.querySelectorAll('.covers')) {
  prepareVideos(covers);
  const wake = () => covers.closest('astro-island')?.dispatchEvent(new Event('wake'));
  // Not before the opening picture; Safari has no idle callbacks yet.
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(wake, { timeout: 1000 }) : wake();
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest);
}
