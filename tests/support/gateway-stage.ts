/** A back office and a gateway before it, for all tests of a file. */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startBackOffice, type BackOffice } from '../../scripts/back-office/server.ts';
import { createTemporaryFolder, startGateway, type GatewayOptions, type RunningGateway } from './gateway.ts';

export interface GatewayStage {
  readonly backOffice: BackOffice;
  readonly gateway: RunningGateway;
}

/** Both are there once tests run; the faults of a test end with it. */
export function stageForFile(options: GatewayOptions = {}): GatewayStage {
  const stage = {} as { backOffice: BackOffice; gateway: RunningGateway };
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await createTemporaryFolder();
    stage.backOffice = await startBackOffice({ dataDir, talents: 1 });
    stage.gateway = await startGateway(stage.backOffice, options);
  });
  afterEach(() => {
    stage.backOffice.faults.clear();
  });
  afterAll(async () => {
    await stage.gateway.close();
    await stage.backOffice.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return stage;
}
