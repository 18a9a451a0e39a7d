import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const MODULES = join(import.meta.dirname, '../../node_modules');
const PACKAGE = join(MODULES, '@sparticuz/chromium');
const EXECUTABLE = { mode: 0o755 };

export function unpackBrowser(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return null;
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const folder = join(MODULES, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  const launcher = join(folder, 'launch');
  const script = launcherScript(folder);
  if (existsSync(launcher) && readFileSync(launcher, 'utf8') === script) return launcher;
  writeFileSync(join(folder, 'fonts/fonts.conf'), fontSettings(folder));
  writeFileSync(launcher, script, EXECUTABLE);
  return launcher;
}

function unpack(folder: string): void {
  const staging = `${folder}-${process.pid}`;
  const read = (file: string) => brotliDecompressSync(readFileSync(join(PACKAGE, 'bin', file)));
  for (const part of ['al2023', 'fonts']) {
    mkdirSync(join(staging, part), { recursive: true });
    const options = { input: read(`${part}.tar.br`) };
    execFileSync('tar', ['-x', '--no-same-owner', '-C', join(staging, part)], options);
  }
  writeFileSync(join(staging, 'chromium'), read('chromium.br'), EXECUTABLE);
  if (existsSync(folder)) rmSync(staging, { recursive: true });
  else renameSync(staging, folder);
}

const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

const launcherScript = (folder: string) => `#!/bin/sh
export FONTCONFIG_FILE='${folder}/fonts/fonts.conf' LD_LIBRARY_PATH='${folder}/al2023/lib'
exec '${folder}/chromium' "$@"
`;
