import { describe, expect, it } from 'vitest';
import { tilesAround } from '../../../src/domain/map-tiles.ts';

const TEMPLATE = 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png';

describe('the tiles around a place', () => {
  it('begin with the one that holds it', () => {
    // Rua da Aurora in Recife, on the tile that OpenStreetMap shows for it.
    const [first] = tilesAround(-8.0578, -34.8829, 15, TEMPLATE);
    expect(first?.url).toBe('https://a.tiles.example/15/13208/17119.png');
  });

  it('lie edge to edge around it', () => {
    const tiles = tilesAround(-8.0578, -34.8829, 15, TEMPLATE);
    expect(new Set(tiles.map(({ url }) => url)).size).toBe(9);
    const [first] = tiles;
    if (first === undefined) throw new Error('no tile');
    expect(first.left).toBeLessThanOrEqual(0);
    expect(first.left).toBeGreaterThan(-256);
    expect(first.top).toBeLessThanOrEqual(0);
    expect(first.top).toBeGreaterThan(-256);
    expect(new Set(tiles.map(({ left }) => left - first.left))).toEqual(new Set([0, -256, 256]));
    expect(new Set(tiles.map(({ top }) => top - first.top))).toEqual(new Set([0, -256, 256]));
  });

  it('go on round the world where it ends', () => {
    expect(tilesAround(0, 180, 2, '{x}/{y}').map(({ url }) => url)).toContain('0/2');
    expect(tilesAround(0, -180, 2, '{x}/{y}').map(({ url }) => url)).toContain('3/2');
  });
});
