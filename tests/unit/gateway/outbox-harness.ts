import { randomUUID } from 'node:crypto';
import type { Deliver, Delivery, PanelEntry } from '../../../src/gateway/entry/panel-entry.ts';
import type { LogLine } from '../../../src/gateway/log.ts';
import { createOutbox, type Outbox } from '../../../src/gateway/outbox/outbox.ts';
import type { Storage } from '../../../src/gateway/outbox/storage.ts';
import { memoryStorage } from '../../support/memory-storage.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const BEGINNING = Date.UTC(2026, 10, 21, 12);

export const DOWN: Delivery = {
  kind: 'failed',
  code: 'ECONNREFUSED',
  isUnreachable: true,
  isTransient: true,
};
export const BUSY: Delivery = {
  kind: 'failed',
  code: 'HTTP_503',
  isUnreachable: false,
  isTransient: true,
};
export const REFUSED: Delivery = { kind: 'refused', code: 'HTTP_422', fields: ['email'] };

export function entry(id: string = randomUUID(), body = 'the form'): PanelEntry {
  return {
    id,
    entry: 'contact',
    contentType: 'multipart/form-data; boundary=x',
    body: new Uint8Array(Buffer.from(body)),
  };
}

/** A panel that stores an entry once per key, unless the test says what it does on a send. */
class Panel {
  readonly stored = new Map<string, string>();
  readonly sends: { readonly id: string; readonly at: number }[] = [];
  answering: (entry: PanelEntry) => Delivery | Promise<Delivery> = (sent) => this.store(sent);

  store({ id, body }: PanelEntry): Delivery {
    if (!this.stored.has(id)) this.stored.set(id, Buffer.from(body).toString());
    return { kind: 'delivered' };
  }

  fail(delivery: Delivery): void {
    this.answering = () => delivery;
  }

  recover(): void {
    this.answering = (sent) => this.store(sent);
  }
}

export class OutboxHarness {
  storage = memoryStorage();
  now = BEGINNING;
  panel = new Panel();
  log: LogLine[] = [];
  alerts: string[] = [];
  isWebhookDown = false;

  deliver = async (sent: PanelEntry): Promise<Delivery> => {
    this.panel.sends.push({ id: sent.id, at: this.now });
    return await this.panel.answering(sent);
  };

  open(storage: Storage = this.storage, deliver: Deliver = this.deliver): Outbox {
    const now = (): number => this.now;
    const alert = async (text: string): Promise<void> => {
      if (this.isWebhookDown) throw new Error('The alert was not taken.');
      await Promise.resolve(this.alerts.push(text));
    };
    return createOutbox({ storage, deliver, now, alert, log: (line) => this.log.push(line) });
  }

  async queue(delivery: Delivery = BUSY, body?: string): Promise<PanelEntry> {
    const sent = entry(undefined, body);
    this.panel.fail(delivery);
    await this.open().accept(sent);
    this.panel.recover();
    return sent;
  }

  async run(after = 0, limit = SECOND) {
    this.now += after;
    return await this.open().deliverDue(limit);
  }

  async keys(): Promise<readonly string[]> {
    return (
      await Promise.all(['waiting/', 'aside/', 'told/'].map((drawer) => this.storage.list(drawer)))
    ).flat();
  }

  loud(): readonly string[] {
    return this.log.filter(({ level }) => level === 'error').map(({ event }) => event);
  }
}
