/** Processor time that the gateway takes to refuse the worst forms there are. */
import { readEntry } from '../../src/gateway/entry/read-entry.ts';
import { WORST_POST_TYPE, worstPosts } from './worst-posts.ts';

/** Each form once to warm up and three times measured; answers one line a form, the dearest first. */
export async function measurePosts(): Promise<string> {
  const rows: { readonly name: string; readonly milliseconds: number; readonly status: number }[] = [];
  for (const { name, entry, body } of worstPosts()) {
    let best = Number.POSITIVE_INFINITY;
    let status = 202;
    for (let round = 0; round < 4; round += 1) {
      const request = new Request('https://site.example/', { method: 'POST', headers: { 'Content-Type': WORST_POST_TYPE }, body });
      const before = process.cpuUsage();
      const read = await readEntry(request, entry, Date.now());
      const { user, system } = process.cpuUsage(before);
      if (round > 0) best = Math.min(best, (user + system) / 1000);
      if (!read.ok) status = read.status;
    }
    rows.push({ name, milliseconds: best, status });
  }
  const lines = rows
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .map(({ name, milliseconds, status }) => `${milliseconds.toFixed(1).padStart(8)} ms   ${status}   ${name}`);
  return ['processor time of one worst form of 4.5 MB', ...lines].join('\n');
}
