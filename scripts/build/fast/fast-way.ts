/** The fast way: code bundled once; Astro's application renders changed pages on two threads. */
import { setBuildContent } from '../../../src/catalogue/current.ts';
import { listFiles } from '../files.ts';
import type { FastWay } from '../site-job.ts';
import { openBundle } from './bundle.ts';
import { splitProfiles } from './profile-paths.ts';
import { renderInTwo } from './render-in-two.ts';
import { openRenderer } from './render.ts';

export { ASTRO_VERSION } from './internals.ts';

export const openFastSite: FastWay['openFastSite'] = async (job) => {
  const { isSame } = job;
  const bundle = await openBundle(job);
  const { wanted, unchanged } = splitProfiles(job.content, isSame);
  const content = { ...job.content, profiles: wanted };
  setBuildContent(content);
  const renderer = await openRenderer(bundle, content.settings);
  return {
    assets: { folder: bundle.assets, files: listFiles(bundle.assets) },
    paths: [...renderer.paths, ...unchanged],
    render: (paths, into) => renderInTwo(renderer, { bundle, content, paths, ...into }),
  };
};
