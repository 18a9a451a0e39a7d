/** The back office as a process of its own, so that tests can kill it: `PORT` and `DATA_DIR` say
 * where. */
import { startBackOffice } from '../../scripts/back-office/back-office-server.ts';

const { url } = await startBackOffice({
  port: Number(process.env['PORT']),
  dataDir: process.env['DATA_DIR'] ?? '',
  talents: 1,
});
process.stdout.write(`${url}\n`);
// A parent that has gone away leaves nobody to serve.
process.stdin.on('end', () => process.exit(0)).resume();
