import { digest } from '../lib/digest.ts';
import { credential, optionalServiceUrl, serviceUrl } from './variables.ts';

export type Services = ReturnType<typeof toServices>;

export const SERVICE_VARIABLES = {
  PANEL_URL: serviceUrl,
  PANEL_SALT: credential,
  PANEL_API_TOKEN: credential,
  TALENT_URL: optionalServiceUrl,
  TALENT_SALT: credential,
  TALENT_API_KEY: credential,
};

export const CREDENTIAL_NAMES = {
  panel: ['PANEL_SALT', 'PANEL_API_TOKEN'],
  talent: ['TALENT_SALT', 'TALENT_API_KEY'],
} as const satisfies Record<keyof Services, readonly (keyof typeof SERVICE_VARIABLES)[]>;

export const URL_NAMES = { panel: 'PANEL_URL', talent: 'TALENT_URL' } as const satisfies Record<
  keyof Services,
  keyof typeof SERVICE_VARIABLES
>;

export function toServices(variables: Readonly<Record<keyof typeof SERVICE_VARIABLES, string>>) {
  return {
    panel: { url: variables.PANEL_URL, salt: variables.PANEL_SALT, key: variables.PANEL_API_TOKEN },
    talent: {
      url: variables.TALENT_URL || variables.PANEL_URL,
      salt: variables.TALENT_SALT,
      key: variables.TALENT_API_KEY,
    },
  };
}

/** The key of the HMACs that hide minors' ids (catalogue/minors-memory.ts). */
export function toMinorsSecret({ panel, talent }: Services): string {
  return digest([panel.salt, panel.key, talent.salt, talent.key]);
}
