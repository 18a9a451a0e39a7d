import type { Locator } from '@playwright/test';

/** Opening a list or a picker, and choosing. */
const FROM_A_LIST = 2;

export class Taps {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.count += FROM_A_LIST;
    await list.selectOption({ label });
  }

  async pick(input: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.count += FROM_A_LIST;
    await input.setInputFiles(files);
  }
}
