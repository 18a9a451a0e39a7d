/** Chromium from `@sparticuz/chromium`, for x64 Linux without another browser: no download, no
 * system package. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const MODULES = join(import.meta.dirname, '../../node_modules');
const PACKAGE = join(MODULES, '@sparticuz/chromium');

/** Path of the launcher; `null` if missing or broken. The first call unpacks 200 MB below
 * `node_modules/.cache`. */
export function unpackBrowser(
  packageFolder = PACKAGE,
  cache = join(MODULES, '.cache'),
): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFolder))
    return null;
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const folder = join(cache, `chromium-${version}-libraries`);
  const launcher = join(folder, 'launch');
  if (existsSync(launcher)) {
    // The launcher names its folder, which may have moved.
    if (readFileSync(launcher, 'utf8') !== launcherScript(folder)) writeSettings(folder, folder);
    return launcher;
  }

  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, 'unpacking-'));
  try {
    const unpack = (file: string) =>
      brotliDecompressSync(readFileSync(join(packageFolder, 'bin', file)));
    writeExecutable(join(staging, 'chromium'), unpack('chromium.br'));
    extract(unpack('al2023.tar.br'), join(staging, 'al2023'));
    extract(unpack('fonts.tar.br'), join(staging, 'fonts'));
    writeSettings(staging, folder);
    renameSync(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    // Another process may have unpacked it by now.
    if (!existsSync(launcher)) throw error;
  }
  return launcher;
}

/** Writes files that name the browser's future folder. */
function writeSettings(target: string, folder: string): void {
  writeFileSync(join(target, 'fonts/fonts.conf'), fontSettings(folder));
  writeExecutable(join(target, 'launch'), launcherScript(folder));
}

function writeExecutable(file: string, content: string | Uint8Array): void {
  writeFileSync(file, content);
  chmodSync(file, 0o755);
}

function extract(archive: Uint8Array, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { status, error, stderr } = spawnSync('tar', ['-x', '--no-same-owner', '-C', folder], {
    input: archive,
  });
  if (status !== 0) throw error ?? new Error(`tar: ${stderr.toString()}`);
}

/** The machine's fonts, or Open Sans. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

function launcherScript(folder: string): string {
  return `#!/bin/sh
export FONTCONFIG_FILE='${folder}/fonts/fonts.conf'
export LD_LIBRARY_PATH='${folder}/al2023/lib'
exec '${folder}/chromium' "$@"
`;
}
