"""Turns a raw render and its guides into a finished picture: a joint non-local means filter, the paper's tone, film grain, JPEG.

python3 develop.py job.json: develops every shot of a job whose raw picture is there.
"""
import json
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np


def clean(color, albedo, normal, reach=4, strength=0.9):
    """Averages like with like: pixels whose surroundings, colour of surface and direction agree. All arrays are (h, w, 3) of 0 to 1."""
    soft = cv2.GaussianBlur(color, (0, 0), 1.2)
    # The noise is estimated where it is: the spread of each pixel's luminance about its surroundings.
    grey = color.mean(2)
    spread = cv2.boxFilter((grey - cv2.boxFilter(grey, -1, (5, 5))) ** 2, -1, (7, 7))
    surface = cv2.boxFilter((albedo.mean(2) - cv2.boxFilter(albedo.mean(2), -1, (5, 5))) ** 2, -1, (7, 7))
    noise = np.maximum(spread - 0.6 * surface, 0.00004) * strength
    guide = np.concatenate([albedo * 3.0, normal * 1.6], 2)
    total, weights = np.zeros_like(color), np.zeros(color.shape[:2], np.float32)
    padded = [cv2.copyMakeBorder(a, reach, reach, reach, reach, cv2.BORDER_REFLECT) if a.shape[2] <= 4 else
              np.dstack([cv2.copyMakeBorder(a[:, :, k:k + 3], reach, reach, reach, reach, cv2.BORDER_REFLECT) for k in (0, 3)]) for a in (color, soft, guide)]
    h, w = color.shape[:2]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            c, s, g = (a[reach + dy:reach + dy + h, reach + dx:reach + dx + w] for a in padded)
            dc = cv2.boxFilter(((s - soft) ** 2).sum(2), -1, (3, 3)) / (noise * 2.2)
            dg = ((g - guide) ** 2).sum(2) / 0.02
            wt = np.exp(-np.minimum(dc * 0.5 + dg * 0.5 + (dx * dx + dy * dy) / (2.0 * reach * reach), 30)).astype(np.float32)
            total += c * wt[:, :, None]
            weights += wt
    return total / weights[:, :, None]


def grain(image, seed, amount):
    """Silver grain: two sizes, strongest in the middle tones."""
    rng = np.random.default_rng(seed)
    h, w = image.shape[:2]
    fine = rng.normal(size=(h, w)).astype(np.float32)
    coarse = cv2.resize(rng.normal(size=((h + 1) // 2 + 1, (w + 1) // 2 + 1)).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)
    g = cv2.GaussianBlur(fine, (0, 0), 0.6) * 1.3 + coarse * 0.6
    light = image.mean(2)
    return image + (g * amount * (0.35 + 2.2 * light * (1 - light)))[:, :, None]


def develop(shot):
    base = os.path.splitext(shot['out'])[0]
    raw = cv2.imread(base + '.raw.png', cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32) / 65535
    guides = [cv2.imread(f'{base}.{kind}.0001.exr', cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32) for kind in ('albedo', 'normal')]
    image = clean(raw, *guides)
    image = np.clip(image, 0, 1)
    image = image + 0.16 * image * (1 - image) * (2 * image - 0.9)
    lab = cv2.cvtColor(np.clip(image, 0, 1), cv2.COLOR_BGR2LAB)
    # Colour is smooth where light is; lone bright or dark pixels are the renderer's, not the sitter's.
    for k in (1, 2):
        lab[:, :, k] = cv2.bilateralFilter(cv2.medianBlur(np.ascontiguousarray(lab[:, :, k]), 5), 11, 9, 4)
    light = np.ascontiguousarray(lab[:, :, 0])
    middle = cv2.medianBlur(light, 3)
    lab[:, :, 0] = np.where(np.abs(light - middle) > 9, middle * 0.75 + light * 0.25, light)
    lab[:, :, 1:] *= shot.get('colour', 1.18)
    image = cv2.cvtColor(lab, cv2.COLOR_LAB2BGR)
    if shot.get('mono'):
        grey = image @ np.array([0.16, 0.50, 0.34], np.float32)
        image = np.repeat(grey[:, :, None], 3, 2) * np.array([0.985, 1.0, 1.01], np.float32)
    if shot.get('scale', 1) != 1:
        image = cv2.resize(image, None, fx=shot['scale'], fy=shot['scale'], interpolation=cv2.INTER_LANCZOS4)
    sharp = image + 0.25 * (image - cv2.GaussianBlur(image, (0, 0), 0.9))
    image = np.clip(grain(np.clip(sharp, 0, 1), abs(hash(os.path.basename(base))) % 2**31, shot.get('grain', 0.014)), 0, 1)
    cv2.imwrite(base + '.png.tmp.png', (image * 255 + 0.5).astype(np.uint8))
    os.replace(base + '.png.tmp.png', shot['out'])
    for end in ('.raw.png', '.albedo.0001.exr', '.normal.0001.exr'):
        if not os.environ.get('KEEP'):
            os.remove(base + end)


if __name__ == '__main__':
    cv2.setNumThreads(1)
    for shot in json.load(open(sys.argv[1]))['shots']:
        if os.path.exists(os.path.splitext(shot['out'])[0] + '.raw.png'):
            develop(shot)
