import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStaging } from '../../scripts/build/staging.ts';

let folder: string;
const work = () => join(folder, 'work');
const published = () => join(folder, 'dist');
const read = () => readFileSync(join(published(), 'index.html'), 'utf8');

function stage(text: string) {
  const staging = openStaging(work(), published());
  writeFileSync(join(staging.folder, 'index.html'), text);
  return staging;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staging-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a finished build', () => {
  it('is published where nothing was before', () => {
    stage('one').publish();
    expect(read()).toBe('one');
  });

  it('takes the place of the one before, with nothing of it left', () => {
    stage('one').publish();
    writeFileSync(join(published(), 'old.html'), 'old');
    stage('two').publish();
    expect(read()).toBe('two');
    expect(existsSync(join(published(), 'old.html'))).toBe(false);
    expect(readdirSync(work())).toEqual([]);
  });

  it('is not touched by the clearing up after it', () => {
    const staging = stage('one');
    staging.publish();
    staging.discard();
    expect(read()).toBe('one');
  });
});

describe('an unfinished build', () => {
  it('leaves the published site as it was', () => {
    stage('one').publish();
    stage('half').discard();
    expect(read()).toBe('one');
    expect(readdirSync(work())).toEqual([]);
  });

  it('that was killed while rendering is cleared up by the next', () => {
    const gone = spawnSync(process.execPath, ['--eval', '0']).pid;
    mkdirSync(join(work(), `next-${gone}`), { recursive: true });
    stage('one').publish();
    expect(readdirSync(work())).toEqual([]);
  });

  it('of a build that still runs is left alone', () => {
    mkdirSync(join(work(), `next-${process.ppid}`), { recursive: true });
    stage('one').publish();
    expect(readdirSync(work())).toEqual([`next-${process.ppid}`]);
  });

  it('that was killed between its renames gives the published site back', () => {
    stage('one').publish();
    mkdirSync(work(), { recursive: true });
    spawnSync('mv', [published(), join(work(), 'previous')]);
    openStaging(work(), published()).discard();
    expect(read()).toBe('one');
  });
});
