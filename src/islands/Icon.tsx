import { ICON_PATHS, type IconName } from '../styles/icon-paths.ts';

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
