import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCopies } from '../../src/catalogue/copies.ts';
import { findRecord } from '../../src/catalogue/load-catalogue.ts';
import type { TalentRecord } from '../../src/catalogue/talent-record.ts';
import { CATALOGUE_FILE } from '../../src/config/build-config.ts';
import { readGatewayConfig } from '../../src/config/gateway-config.ts';
import type { Environment } from '../../src/config/variables.ts';
import { readPublished } from '../build/published.ts';
import { examineContent } from './examine-content.ts';
import { examineComposite, examineEntry, examinePicture } from './deliveries.ts';
import { formatFindings, formatRemarks, formatSettings, formatVerdict } from './print.ts';
import { examineSettings } from './examine-settings.ts';

export interface Visit {
  readonly env: Environment;
  /** The folder kept between builds; it is only read. */
  readonly dataDir: string;
  readonly sendsEntry: boolean;
  readonly say: (line: string) => void;
}

/** Tells whether a build would succeed with the services' answers alone. */
export async function examine({ env, dataDir, sendsEntry, say }: Visit): Promise<boolean> {
  const settings = examineSettings(env);
  const faults = [...settings.faults];
  if (settings.faults.length === 0) {
    const config = readGatewayConfig(env);
    const { services, site } = config;
    say(`Asking ${services.panel.url} and ${services.talent.url}`);
    const content = await examineContent(services, readKnown(services.talent.url, dataDir));
    const findings = [
      ...content.findings,
      await examineComposite(config, content.composed),
      await examinePicture(site, content.pictures),
      ...(sendsEntry ? [await examineEntry(config)] : []),
    ];
    for (const line of [...formatFindings(findings), ...formatRemarks(findings)]) say(line);
    faults.push(...findings.flatMap(({ fault }) => fault ?? []));
  } else {
    say('Nothing was asked: the settings have to be right first.');
  }
  for (const line of [...formatSettings(settings), ...formatVerdict(faults)]) say(line);
  return faults.length === 0;
}

function readKnown(origin: string, dataDir: string): TalentRecord | null {
  const file = join(dataDir, CATALOGUE_FILE);
  const copies = openCopies(existsSync(file) ? file : ':memory:', () => undefined);
  try {
    return findRecord(copies, origin, readPublished(dataDir)?.record ?? null);
  } finally {
    copies.close();
  }
}
