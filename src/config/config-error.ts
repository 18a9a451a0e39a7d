export class ConfigError extends Error {
  readonly code = 'CONFIG_INVALID';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`config: ${faults.join('; ')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}
